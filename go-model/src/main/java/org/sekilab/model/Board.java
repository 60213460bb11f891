package org.sekilab.model;

import java.util.Arrays;

/**
 * A board on which moves are played and undone. Mutable, confined to one thread.
 *
 * <p>Rules: suicide is illegal, a simple ko may not be retaken at once, passing is always legal. Superko needs the
 * earlier positions and is judged by {@link org.sekilab.model.rules.GameHistory}.
 *
 * <p>Blocks, their liberties and the hash are kept incrementally. A block is named by its <em>anchor</em>, the point of
 * one of its stones. The choice of that stone depends on the moves played before. {@link #undo} restores every
 * observable value exactly, anchors and the order of stones and liberties included.
 *
 * <p>Cost: {@link #play} and {@link #undo} take O(1) for a stone without own neighbors that captures nothing. Otherwise
 * they take time linear in two numbers: the stones captured, and the stones of all joined blocks except the largest.
 * They allocate nothing, except when a game outgrows the undo stack, which then doubles.
 */
public final class Board {
    /** An empty point, see {@link #stone}. */
    public static final int EMPTY = 0;
    /** A black stone, see {@link #stone}. */
    public static final int BLACK = 1;
    /** A white stone, see {@link #stone}. */
    public static final int WHITE = 2;
    /** No point of the board, see {@link #stone}. */
    public static final int OFF = 3;

    // One ply has the undo record records[RECORD_INTS * ply + ...]. Its last part belongs to the blocks of the stone.
    private static final int MOVE = 0;
    private static final int KO_BEFORE = 1;
    private static final int STONE_RECORD = 2;
    private static final int RECORD_INTS = STONE_RECORD + Blocks.RECORD_INTS;

    /** True in the tests of this module. The check is too slow for the tests of other modules. */
    private static final boolean CHECKS_UNDO = Boolean.getBoolean("sekilab.checkUndo");

    private final Geometry geometry;
    private final int area;
    private final Blocks blocks;
    private final int[] neighbors; // [4 * point + direction]; the area where there is no neighbor
    private final byte[] stones; // this array and the next two belong to the blocks
    private final int[] blockOf;
    private final int[] liberties;
    private final long[] seenInQuery; // [point]: the number of the last query that met it
    private long queries;
    private int[] records;
    private int ply;
    private int mover; // the stone of the side to move
    private int koPoint;

    /** The empty board, black to move. */
    public Board(Geometry geometry) {
        this(Position.empty(geometry));
    }

    /**
     * A board with a position on it. There is nothing to undo.
     *
     * @throws IllegalArgumentException if a block has no liberty
     */
    public Board(Position position) {
        this.geometry = position.geometry();
        this.area = geometry.area();
        this.blocks = new Blocks(position);
        this.neighbors = geometry.neighborTable();
        this.stones = blocks.stones;
        this.blockOf = blocks.blockOf;
        this.liberties = blocks.liberties;
        this.seenInQuery = new long[area];
        this.records = new int[2 * area * RECORD_INTS];
        this.mover = stoneOf(position.toMove());
        this.koPoint = position.koPoint();
    }

    /** The value of {@link #stone} for a stone of a color. */
    public static int stoneOf(Color color) {
        return color == Color.BLACK ? BLACK : WHITE;
    }

    public Geometry geometry() {
        return geometry;
    }

    /** The side to move. */
    public Color toMove() {
        return mover == BLACK ? Color.BLACK : Color.WHITE;
    }

    /** {@link #EMPTY}, {@link #BLACK} or {@link #WHITE}; {@link #OFF} for the point {@link Geometry#area()}. */
    public int stone(int point) {
        return stones[point];
    }

    /** True for an empty point; false for the point {@link Geometry#area()}. */
    public boolean isEmpty(int point) {
        return stones[point] == EMPTY;
    }

    /** The anchor of the block on a point, or {@link Points#NONE}. */
    public int blockAt(int point) {
        int anchor = blockOf[point];
        return anchor == area ? Points.NONE : anchor;
    }

    /** The number of stones of a block. */
    public int sizeOf(int anchor) {
        assert blockOf[anchor] == anchor : anchor;
        return blocks.sizes[anchor];
    }

    /** The number of liberties of a block. */
    public int libertyCount(int anchor) {
        assert blockOf[anchor] == anchor : anchor;
        return liberties[anchor];
    }

    /** True when a block has exactly one liberty. */
    public boolean isInAtari(int anchor) {
        return libertyCount(anchor) == 1;
    }

    /** Fills the buffer with the stones of a block, its anchor first, and returns their number. */
    public int stonesInto(int anchor, int[] buffer) {
        assert blockOf[anchor] == anchor : anchor;
        int count = 0;
        int stone = anchor;
        do {
            buffer[count++] = stone;
            stone = blocks.nextStone[stone];
        } while (stone != anchor);
        return count;
    }

    /** Fills the buffer with the liberties of a block, in no particular order, and returns their number. */
    public int libertiesInto(int anchor, int[] buffer) {
        int count = 0;
        int all = libertyCount(anchor);
        long query = ++queries;
        for (int stone = anchor; count < all; stone = blocks.nextStone[stone]) {
            for (int i = 4 * stone; i < 4 * stone + 4; i++) {
                int neighbor = neighbors[i];
                if (stones[neighbor] == EMPTY && seenInQuery[neighbor] != query) {
                    seenInQuery[neighbor] = query;
                    buffer[count++] = neighbor;
                }
            }
        }
        return count;
    }

    /** True for a move that the side to move may play, {@link Points#PASS} included: {@link #legality} is LEGAL. */
    public boolean isLegal(int move) {
        if (move < 0 || move >= area) {
            return move == Points.PASS;
        }
        return stones[move] == EMPTY && move != koPoint && !isSuicide(move);
    }

    /** Whether the side to move may play a move, and if not, the reason. */
    public Legality legality(int move) {
        if (move == Points.PASS) {
            return Legality.LEGAL;
        }
        if (!geometry.isPoint(move)) {
            return Legality.OFF_BOARD;
        }
        if (stones[move] != EMPTY) {
            return Legality.OCCUPIED;
        }
        if (move == koPoint) {
            return Legality.KO;
        }
        return isSuicide(move) ? Legality.SUICIDE : Legality.LEGAL;
    }

    /** Fills the buffer with the points where the side to move may play, ascending, and returns their number. */
    public int legalMovesInto(int[] buffer) {
        int count = 0;
        for (int point = 0; point < area; point++) {
            if (isLegal(point)) {
                buffer[count++] = point;
            }
        }
        return count;
    }

    /** Plays a legal move, a point or {@link Points#PASS}, for the side to move. */
    public void play(int move) {
        assert isLegal(move) : legality(move) + " move " + move + "\n" + this;
        int record = ply * RECORD_INTS;
        if (record == records.length) {
            records = Arrays.copyOf(records, 2 * records.length);
        }
        ply++;
        records[record + MOVE] = move;
        records[record + KO_BEFORE] = koPoint;
        koPoint = move == Points.PASS ? Points.NONE : blocks.place(move, mover, records, record + STONE_RECORD);
        mover ^= Blocks.BOTH_COLORS;
    }

    /** Takes the last move back. {@link #ply()} must not be 0. */
    public void undo() {
        assert ply > 0;
        ply--;
        int record = ply * RECORD_INTS;
        mover ^= Blocks.BOTH_COLORS;
        koPoint = records[record + KO_BEFORE];
        int move = records[record + MOVE];
        if (move != Points.PASS) {
            blocks.takeBack(move, records, record + STONE_RECORD);
        }
        assert !CHECKS_UNDO || isConsistent() : this;
    }

    /** The number of moves that can be undone. */
    public int ply() {
        return ply;
    }

    /** The last move played here that is not undone, or {@link Points#NONE}. */
    public int lastMove() {
        return ply == 0 ? Points.NONE : records[(ply - 1) * RECORD_INTS + MOVE];
    }

    /** The point where the side to move may not retake a simple ko now, or {@link Points#NONE}. */
    public int koPoint() {
        return koPoint;
    }

    /** The number of stones of a color captured by the moves played here that are not undone. */
    public int capturedCount(Color color) {
        return blocks.capturedCounts[stoneOf(color)];
    }

    /** A 64-bit Zobrist hash of the stones. */
    public long stonesHash() {
        return blocks.hash;
    }

    /** A 64-bit Zobrist hash of the stones, the side to move and the ko point. */
    public long positionHash() {
        return blocks.hash ^ (mover == WHITE ? Zobrist.WHITE_TO_MOVE : 0) ^ Zobrist.ko(koPoint);
    }

    /** A snapshot of the position. */
    public Position toPosition() {
        return new Position(geometry, blocks.stonesOf(BLACK), blocks.stonesOf(WHITE), toMove(), koPoint);
    }

    /** True when blocks, liberties and hash equal those computed from the stones alone. Slow: for tests. */
    public boolean isConsistent() {
        return blocks.isConsistent() && (koPoint == Points.NONE || stones[koPoint] == EMPTY);
    }

    /** The stones as a diagram, top row first: X black, O white. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int row = geometry.height() - 1; row >= 0; row--) {
            for (int column = 0; column < geometry.width(); column++) {
                text.append(".XO".charAt(stones[geometry.point(column, row)]));
            }
            text.append('\n');
        }
        return text.append(toMove()).append(" to move").toString();
    }

    private boolean isSuicide(int point) {
        for (int i = 4 * point; i < 4 * point + 4; i++) {
            int neighbor = neighbors[i];
            int stone = stones[neighbor];
            if (stone == EMPTY) {
                return false;
            }
            // The move is legal if an own block keeps a liberty or an enemy block loses its last one.
            if (stone != OFF && (stone == mover) == (liberties[blockOf[neighbor]] > 1)) {
                return false;
            }
        }
        return true;
    }
}

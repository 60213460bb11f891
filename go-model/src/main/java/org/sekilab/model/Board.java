package org.sekilab.model;

import java.util.Arrays;

/**
 * A board with play and undo, blocks, liberties and hashes kept incrementally. Mutable, confined to one thread.
 *
 * <p>Suicide is illegal, and so is retaking a simple ko at once; for superko see {@code GameHistory}. A block is named by
 * its <em>anchor</em>, one of its points. {@link #undo} restores every observable value exactly, anchors and the order of
 * stones included. Neither {@link #play} nor {@code undo} allocates, but for the undo stack, which doubles when it is full.
 *
 * <p>All arrays by point have one more element, at {@link Geometry#area()}, for what is off the board.
 */
public final class Board {
    /** Values of {@link #stone}. */
    public static final int EMPTY = 0;

    public static final int BLACK = 1;
    public static final int WHITE = 2;

    /** The value of {@link #stone} off the board. */
    public static final int OFF = 3;

    /** Layout of a record of the undo stack; offsets. Up to four blocks can be captured, and up to three absorbed. */
    private static final int POINT = 0;

    private static final int KO = 1;
    private static final int CAPTURED = 2;
    private static final int SURVIVOR = 6;
    private static final int SURVIVOR_LIBERTIES = 7;
    private static final int SURVIVOR_SIZE = 8;
    private static final int ABSORBED = 9;
    private static final int OLD_NEXT = 12;
    private static final int OLD_LIBERTIES = 13;
    private static final int OLD_SIZE = 14;
    private static final int RECORD = 16;

    private final Geometry geometry;
    private final int area;
    private final int[] neighbors; // [4 * point + direction], the area off the board
    private final byte[] stones; // [point]
    private final int[] anchors; // [point] of its block, NONE where there is no stone
    private final int[] next; // [point] the next stone of its block, in a circle
    private final int[] sizes; // [anchor] number of stones
    private final int[] liberties; // [anchor] number of liberties
    private int toMove = BLACK;
    private int koPoint = Points.NONE;
    private long stonesHash;
    private int[] undoStack;
    private int ply;

    /** The empty board, black to move. */
    public Board(Geometry geometry) {
        this.geometry = geometry;
        this.area = geometry.area();
        this.neighbors = new int[4 * area];
        for (int point = 0; point < area; point++) {
            for (int direction = 0; direction < 4; direction++) {
                neighbors[4 * point + direction] = geometry.neighbor(point, direction);
            }
        }
        this.stones = new byte[area + 1];
        stones[area] = OFF;
        this.anchors = new int[area + 1];
        Arrays.fill(anchors, Points.NONE);
        this.next = new int[area];
        this.sizes = new int[area];
        this.liberties = new int[area];
        this.undoStack = new int[RECORD * 3 * area];
    }

    /**
     * A board with a position, and nothing to undo.
     *
     * @throws IllegalArgumentException if a block has no liberty
     */
    public Board(Position position) {
        this(position.geometry());
        setUp(position.black(), BLACK);
        setUp(position.white(), WHITE);
        for (int point = 0; point < area; point++) {
            if (stones[point] != EMPTY && liberties[anchors[point]] == 0) {
                throw new IllegalArgumentException("the block at %s has no liberty".formatted(geometry.name(point)));
            }
        }
        toMove = codeOf(position.toMove());
        koPoint = position.koPoint();
    }

    private void setUp(PointSet points, int stone) {
        for (int point = points.first(); point != Points.NONE; point = points.next(point)) {
            stones[point] = (byte) stone;
            stonesHash ^= Zobrist.stone(stone, point);
        }
        for (PointSet block : points.components()) {
            int anchor = block.first();
            int last = anchor;
            for (int point = anchor; point != Points.NONE; point = block.next(point)) {
                anchors[point] = anchor;
                next[last] = point;
                last = point;
            }
            next[last] = anchor;
            sizes[anchor] = block.size();
        }
        for (int point = 0; point < area; point++) {
            if (anchors[point] == point) {
                liberties[point] = countLiberties(point);
            }
        }
    }

    private static int codeOf(Color color) {
        return color == Color.BLACK ? BLACK : WHITE;
    }

    private static Color colorOf(int stone) {
        return stone == BLACK ? Color.BLACK : Color.WHITE;
    }

    public Geometry geometry() {
        return geometry;
    }

    public Color toMove() {
        return colorOf(toMove);
    }

    /** {@link #EMPTY}, {@link #BLACK} or {@link #WHITE}; {@link #OFF} at the board's area. */
    public int stone(int point) {
        return stones[point];
    }

    public boolean isEmpty(int point) {
        return stones[point] == EMPTY;
    }

    /** The anchor of the block at a point, or {@link Points#NONE}. */
    public int blockAt(int point) {
        return anchors[point];
    }

    /** The number of stones of a block. */
    public int sizeOf(int anchor) {
        assert anchors[anchor] == anchor : anchor;
        return sizes[anchor];
    }

    /** The number of liberties of a block. */
    public int libertyCount(int anchor) {
        assert anchors[anchor] == anchor : anchor;
        return liberties[anchor];
    }

    public boolean isInAtari(int anchor) {
        return libertyCount(anchor) == 1;
    }

    /** Fills in the stones of a block; returns their number. */
    public int stonesInto(int anchor, int[] buffer) {
        int count = 0;
        int stone = anchor;
        do {
            buffer[count++] = stone;
            stone = next[stone];
        } while (stone != anchor);
        return count;
    }

    /** Fills in the liberties of a block, each once; returns their number. O(stones). */
    public int libertiesInto(int anchor, int[] buffer) {
        int count = 0;
        int stone = anchor;
        do {
            for (int i = 4 * stone; i < 4 * stone + 4; i++) {
                int point = neighbors[i];
                if (stones[point] == EMPTY && isFirstNeighborInBlock(point, stone, anchor)) {
                    buffer[count++] = point;
                }
            }
            stone = next[stone];
        } while (stone != anchor);
        return count;
    }

    /** True when, of the neighbors of an empty point in a block, the stone comes first in order of directions. */
    private boolean isFirstNeighborInBlock(int point, int stone, int anchor) {
        for (int i = 4 * point; i < 4 * point + 4; i++) {
            if (anchors[neighbors[i]] == anchor) {
                return neighbors[i] == stone;
            }
        }
        return false;
    }

    /** The point where the side to move may not retake a ko now, or {@link Points#NONE}. */
    public int koPoint() {
        return koPoint;
    }

    /** The number of moves that can be undone. */
    public int ply() {
        return ply;
    }

    /** The last move played, or {@link Points#NONE}. */
    public int lastMove() {
        return ply == 0 ? Points.NONE : undoStack[(ply - 1) * RECORD + POINT];
    }

    /** A hash of the stones alone. */
    public long stonesHash() {
        return stonesHash;
    }

    /** A hash of the stones, the side to move and the ko. */
    public long positionHash() {
        return stonesHash ^ Zobrist.ko(koPoint) ^ (toMove == WHITE ? Zobrist.WHITE_TO_MOVE : 0);
    }

    /** A snapshot. */
    public Position toPosition() {
        PointSet black = new PointSet(geometry);
        PointSet white = new PointSet(geometry);
        for (int point = 0; point < area; point++) {
            if (stones[point] != EMPTY) {
                (stones[point] == BLACK ? black : white).add(point);
            }
        }
        return new Position(geometry, black, white, toMove(), koPoint);
    }

    /** Why the side to move may not play at a point, or that it may. Never {@link Legality#SUPERKO}. */
    public Legality legality(int point) {
        if (point == Points.PASS) {
            return Legality.LEGAL;
        }
        if (!geometry.isPoint(point)) {
            return Legality.OFF_BOARD;
        }
        if (stones[point] != EMPTY) {
            return Legality.OCCUPIED;
        }
        if (point == koPoint) {
            return Legality.KO;
        }
        return isSuicide(point) ? Legality.SUICIDE : Legality.LEGAL;
    }

    /** The same as {@code legality(point) == LEGAL} for points of the board. */
    public boolean isLegal(int point) {
        return stones[point] == EMPTY && point != koPoint && !isSuicide(point);
    }

    private boolean isSuicide(int point) {
        for (int i = 4 * point; i < 4 * point + 4; i++) {
            int neighbor = neighbors[i];
            int stone = stones[neighbor];
            if (stone == EMPTY) {
                return false;
            }
            if (stone != OFF && liberties[anchors[neighbor]] == 1 != (stone == toMove)) {
                return false; // a block of its own with another liberty, or a capture
            }
        }
        return true;
    }

    /** Fills in the legal moves other than passing, ascending; returns their number. */
    public int legalMovesInto(int[] buffer) {
        int count = 0;
        for (int point = 0; point < area; point++) {
            if (isLegal(point)) {
                buffer[count++] = point;
            }
        }
        return count;
    }

    /** Plays a legal move, {@link Points#PASS} included. */
    public void play(int point) {
        assert legality(point) == Legality.LEGAL : point + " is " + legality(point);
        int record = ply * RECORD;
        if (record == undoStack.length) {
            undoStack = Arrays.copyOf(undoStack, 2 * undoStack.length);
        }
        ply++;
        undoStack[record + POINT] = point;
        undoStack[record + KO] = koPoint;
        koPoint = Points.NONE;
        if (point != Points.PASS) {
            place(point, record);
        }
        toMove ^= BLACK ^ WHITE;
    }

    private void place(int point, int record) {
        int[] undo = undoStack;
        int own = toMove;
        stones[point] = (byte) own;
        stonesHash ^= Zobrist.stone(own, point);
        undo[record + OLD_NEXT] = next[point];
        undo[record + OLD_LIBERTIES] = liberties[point];
        undo[record + OLD_SIZE] = sizes[point];

        int survivor = Points.NONE;
        int capturedCount = 0;
        for (int i = 4 * point; i < 4 * point + 4; i++) {
            int anchor = anchors[neighbors[i]];
            if (anchor == Points.NONE) {
                continue;
            }
            if (stones[anchor] == own) {
                if (survivor == Points.NONE || sizes[anchor] > sizes[survivor]) {
                    survivor = anchor;
                }
            } else if (isFirstWithAnchor(point, i, anchor) && --liberties[anchor] == 0) {
                undo[record + CAPTURED + capturedCount++] = anchor;
            }
        }
        if (capturedCount < 4) {
            undo[record + CAPTURED + capturedCount] = Points.NONE;
        }
        undo[record + SURVIVOR] = survivor;
        if (survivor == Points.NONE) {
            startBlock(point);
        } else {
            undo[record + SURVIVOR_LIBERTIES] = liberties[survivor];
            undo[record + SURVIVOR_SIZE] = sizes[survivor];
            extendBlock(point, survivor, record);
        }
        int removed = 0;
        for (int i = 0; i < capturedCount; i++) {
            removed += sizes[undo[record + CAPTURED + i]];
            remove(undo[record + CAPTURED + i]);
        }
        if (removed == 1 && survivor == Points.NONE && liberties[point] == 1) {
            koPoint = undo[record + CAPTURED];
        }
    }

    /** True when no neighbor of the point before index {@code i} belongs to the block. */
    private boolean isFirstWithAnchor(int point, int i, int anchor) {
        for (int j = 4 * point; j < i; j++) {
            if (anchors[neighbors[j]] == anchor) {
                return false;
            }
        }
        return true;
    }

    private void startBlock(int point) {
        int count = 0;
        for (int i = 4 * point; i < 4 * point + 4; i++) {
            count += stones[neighbors[i]] == EMPTY ? 1 : 0;
        }
        anchors[point] = point;
        next[point] = point;
        sizes[point] = 1;
        liberties[point] = count;
    }

    /** Adds the stone, and the other blocks it touches, to the surviving block. */
    private void extendBlock(int point, int survivor, int record) {
        liberties[survivor]--; // the point itself
        attach(point, survivor);
        next[point] = next[survivor];
        next[survivor] = point;
        sizes[survivor]++;
        int absorbedCount = 0;
        for (int i = 4 * point; i < 4 * point + 4; i++) {
            int anchor = anchors[neighbors[i]];
            if (anchor != Points.NONE && anchor != survivor && stones[anchor] == toMove) {
                undoStack[record + ABSORBED + absorbedCount++] = anchor;
                int stone = anchor;
                do {
                    attach(stone, survivor);
                    stone = next[stone];
                } while (stone != anchor);
                spliceCircles(survivor, anchor);
                sizes[survivor] += sizes[anchor];
            }
        }
        if (absorbedCount < 3) {
            undoStack[record + ABSORBED + absorbedCount] = Points.NONE;
        }
    }

    /** Labels a stone with the block, and counts those of its liberties that the block did not have. */
    private void attach(int point, int anchor) {
        for (int i = 4 * point; i < 4 * point + 4; i++) {
            int liberty = neighbors[i];
            if (stones[liberty] == EMPTY && !touches(liberty, anchor)) {
                liberties[anchor]++;
            }
        }
        anchors[point] = anchor;
    }

    private boolean touches(int point, int anchor) {
        int i = 4 * point;
        return anchors[neighbors[i]] == anchor
                || anchors[neighbors[i + 1]] == anchor
                || anchors[neighbors[i + 2]] == anchor
                || anchors[neighbors[i + 3]] == anchor;
    }

    /** Makes one circle of two, or two of one that this made: it is its own inverse. */
    private void spliceCircles(int first, int second) {
        int swapped = next[first];
        next[first] = next[second];
        next[second] = swapped;
    }

    private void remove(int anchor) {
        int color = stones[anchor];
        int stone = anchor;
        do {
            stones[stone] = EMPTY;
            anchors[stone] = Points.NONE;
            stonesHash ^= Zobrist.stone(color, stone);
            addToLiberties(stone, 1);
            stone = next[stone];
        } while (stone != anchor);
    }

    /** Adds to the liberties of each block of the side to move next to a point. */
    private void addToLiberties(int point, int amount) {
        for (int i = 4 * point; i < 4 * point + 4; i++) {
            int anchor = anchors[neighbors[i]];
            if (anchor != Points.NONE && stones[anchor] == toMove && isFirstWithAnchor(point, i, anchor)) {
                liberties[anchor] += amount;
            }
        }
    }

    /** Takes back the last move. */
    public void undo() {
        assert ply > 0;
        ply--;
        int record = ply * RECORD;
        int point = undoStack[record + POINT];
        toMove ^= BLACK ^ WHITE;
        if (point != Points.PASS) {
            unplace(point, record);
        }
        koPoint = undoStack[record + KO];
    }

    private void unplace(int point, int record) {
        int[] undo = undoStack;
        for (int i = 3; i >= 0; i--) {
            if (isUsed(record + CAPTURED, i)) {
                restore(undo[record + CAPTURED + i]);
            }
        }
        int survivor = undo[record + SURVIVOR];
        if (survivor != Points.NONE) {
            shrinkBlock(point, survivor, record);
        }
        stones[point] = EMPTY;
        anchors[point] = Points.NONE;
        stonesHash ^= Zobrist.stone(toMove, point);
        next[point] = undo[record + OLD_NEXT];
        liberties[point] = undo[record + OLD_LIBERTIES];
        sizes[point] = undo[record + OLD_SIZE];
        for (int i = 4 * point; i < 4 * point + 4; i++) {
            int anchor = anchors[neighbors[i]];
            if (anchor != Points.NONE && stones[anchor] != toMove && isFirstWithAnchor(point, i, anchor)) {
                liberties[anchor]++;
            }
        }
    }

    /** True when the list of anchors at an offset, which ends at NONE, has an element at an index. */
    private boolean isUsed(int offset, int index) {
        for (int i = 0; i <= index; i++) {
            if (undoStack[offset + i] == Points.NONE) {
                return false;
            }
        }
        return true;
    }

    private void restore(int anchor) {
        int color = toMove ^ BLACK ^ WHITE;
        int stone = anchor;
        do {
            stones[stone] = (byte) color;
            anchors[stone] = anchor;
            stonesHash ^= Zobrist.stone(color, stone);
            addToLiberties(stone, -1);
            stone = next[stone];
        } while (stone != anchor);
    }

    private void shrinkBlock(int point, int survivor, int record) {
        for (int i = 2; i >= 0; i--) {
            if (isUsed(record + ABSORBED, i)) {
                int anchor = undoStack[record + ABSORBED + i];
                spliceCircles(survivor, anchor);
                int stone = anchor;
                do {
                    anchors[stone] = anchor;
                    stone = next[stone];
                } while (stone != anchor);
            }
        }
        next[survivor] = next[point];
        sizes[survivor] = undoStack[record + SURVIVOR_SIZE];
        liberties[survivor] = undoStack[record + SURVIVOR_LIBERTIES];
    }

    /** True when all that is kept incrementally agrees with a recount from the stones. For assertions and tests. */
    boolean isConsistent() {
        long hash = 0;
        for (int point = 0; point < area; point++) {
            if ((stones[point] == EMPTY) != (anchors[point] == Points.NONE)) {
                return false;
            }
            if (stones[point] != EMPTY) {
                hash ^= Zobrist.stone(stones[point], point);
            }
        }
        return hash == stonesHash && blocksAreConsistent();
    }

    private boolean blocksAreConsistent() {
        for (Color color : Color.values()) {
            PointSet points = toPosition().stones(color);
            for (PointSet block : points.components()) {
                int anchor = anchors[block.first()];
                PointSet circle = new PointSet(geometry);
                int stone = anchor;
                do {
                    circle.add(stone);
                    stone = next[stone];
                } while (stone != anchor && !circle.contains(stone));
                if (stone != anchor || !circle.equals(block) || sizes[anchor] != block.size()) {
                    return false;
                }
                for (int point = block.first(); point != Points.NONE; point = block.next(point)) {
                    if (anchors[point] != anchor) {
                        return false;
                    }
                }
                if (liberties[anchor] != countLiberties(anchor) || liberties[anchor] == 0) {
                    return false;
                }
            }
        }
        return true;
    }

    private int countLiberties(int anchor) {
        PointSet found = new PointSet(geometry);
        int stone = anchor;
        do {
            for (int i = 4 * stone; i < 4 * stone + 4; i++) {
                if (stones[neighbors[i]] == EMPTY) {
                    found.add(neighbors[i]);
                }
            }
            stone = next[stone];
        } while (stone != anchor);
        return found.size();
    }
}

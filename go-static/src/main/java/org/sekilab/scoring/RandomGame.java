package org.sekilab.scoring;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.sekilab.model.Board;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.proof.SafetyMap;

/**
 * Plays positions out with random moves. Neither side fills its own eyes or plays on settled points. A block that the
 * last move put in atari is saved if one move can save it. The last stone is captured if it is in atari. Mutable,
 * confined to one thread.
 *
 * <p>Source: own.
 * <p>Proves: nothing.
 * <p>Cost: O(area) moves a game.
 */
final class RandomGame {
    private static final int TRIES = 8; // random points, before the points are searched in order
    private static final int MOST_MOVES_PER_POINT = 3; // some kos never end

    private final Geometry geometry;
    private final int[] open; // the points that are not settled
    private final PointSet openSet;
    private final SplittableRandom random;
    private final Style style;
    private final int[] buffer;
    private final byte[] firstStones; // [point]: the first stone that the last game placed there, or EMPTY

    /** How games are played. */
    enum Style {
        /** By chance, but for stones in atari. */
        PLAIN,
        /** As {@link #PLAIN}, with answers by {@link MovePatterns}, and with few stones put in atari. */
        LOCAL
    }

    RandomGame(PointSet settled, SplittableRandom random, Style style) {
        this.geometry = settled.geometry();
        this.openSet = settled.copy().complement().freeze();
        this.open = openSet.toArray();
        this.random = random;
        this.style = style;
        this.buffer = new int[geometry.area()];
        this.firstStones = new byte[geometry.area()];
    }

    /** The points where no side plays, as a new set: proved ones, and those of regions in seki. */
    static PointSet settled(SafetyMap safety) {
        PointSet settled = safety.sekiPoints();
        for (Color color : Color.values()) {
            settled.unite(safety.safePoints(color));
        }
        return settled;
    }

    /** The board after a game from a position. Two passes end the game. */
    Board play(Position position) {
        Board board = new Board(position);
        begin();
        finish(board);
        return board;
    }

    /** Begins a game whose first moves the caller plays. */
    void begin() {
        Arrays.fill(firstStones, (byte) Board.EMPTY);
    }

    /** Plays a move of the game. */
    void play(Board board, int move) {
        if (move != Points.PASS && firstStones[move] == Board.EMPTY) {
            firstStones[move] = (byte) Board.stoneOf(board.toMove());
        }
        board.play(move);
    }

    /** Plays on with random moves until two passes end the game. */
    void finish(Board board) {
        int passes = 0;
        for (int move = 0; passes < 2 && move < MOST_MOVES_PER_POINT * geometry.area(); move++) {
            int point = choose(board);
            passes = point == Points.PASS ? passes + 1 : 0;
            play(board, point);
        }
    }

    /** The side that was the first to place a stone on a point in the last game, as a stone, or {@link Board#EMPTY}. */
    int firstStone(int point) {
        return firstStones[point];
    }

    /**
     * The color that has a point of a board: by its stone there, or as the only color beside it. Else another number.
     */
    static int owner(Board end, int point) {
        int owner = end.stone(point);
        for (int direction = 0; direction < 4 && end.isEmpty(point); direction++) {
            int beside = end.stone(end.geometry().neighbor(point, direction));
            owner |= beside == Board.OFF ? Board.EMPTY : beside;
        }
        return owner;
    }

    /** How many of some points a side has more than the other one, see {@link #owner}. */
    static int lead(Board end, int[] points, Color color) {
        int own = Board.stoneOf(color);
        int other = Board.stoneOf(color.opposite());
        int lead = 0;
        for (int point : points) {
            int owner = owner(end, point);
            lead += owner == own ? 1 : 0;
            lead -= owner == other ? 1 : 0;
        }
        return lead;
    }

    private int choose(Board board) {
        if (open.length == 0) {
            return Points.PASS;
        }
        int urgent = urgentMove(board);
        if (urgent != Points.NONE) {
            return urgent;
        }
        int answer = style == Style.LOCAL ? answer(board) : Points.NONE;
        if (answer != Points.NONE) {
            return answer;
        }
        for (int i = 0; i < TRIES; i++) {
            int point = open[random.nextInt(open.length)];
            if (isSensible(board, point) && (style == Style.PLAIN || !isSelfAtari(board, point))) {
                return point;
            }
        }
        int start = random.nextInt(open.length);
        for (int i = 0; i < open.length; i++) {
            int point = open[(start + i) % open.length];
            if (isSensible(board, point)) {
                return point;
            }
        }
        return Points.PASS;
    }

    /** A move beside the last one that matches a pattern, {@link Points#NONE} if there is none. */
    private int answer(Board board) {
        int last = board.lastMove();
        if (!geometry.isPoint(last)) {
            return Points.NONE;
        }
        int count = 0;
        int answer = Points.NONE;
        for (int direction = 0; direction < 8; direction++) {
            int point = direction < 4 ? geometry.neighbor(last, direction) : geometry.diagonal(last, direction - 4);
            if (geometry.isPoint(point)
                    && openSet.contains(point)
                    && board.isEmpty(point)
                    && MovePatterns.matches(board, point)
                    && isSensible(board, point)
                    && !isSelfAtari(board, point)
                    && random.nextInt(++count) == 0) {
                answer = point;
            }
        }
        return answer;
    }

    /** True if a move captures a block, or saves one from capture. */
    boolean isUrgent(Board board, int point) {
        for (int direction = 0; direction < 4; direction++) {
            int neighbor = geometry.neighbor(point, direction);
            int stone = board.stone(neighbor);
            if ((stone == Board.BLACK || stone == Board.WHITE) && board.isInAtari(board.blockAt(neighbor))) {
                return stone != Board.stoneOf(board.toMove()) || savesBlock(board, point);
            }
        }
        return false;
    }

    /** True for a legal move that leaves its block in atari. */
    private boolean isSelfAtari(Board board, int point) {
        int empties = 0;
        for (int direction = 0; direction < 4; direction++) {
            empties += board.isEmpty(geometry.neighbor(point, direction)) ? 1 : 0;
        }
        return empties < 2 && !savesBlock(board, point);
    }

    /** A move that captures the last stone, or saves a block beside it. {@link Points#NONE} if there is none. */
    private int urgentMove(Board board) {
        int last = board.lastMove();
        if (!geometry.isPoint(last)) {
            return Points.NONE;
        }
        int capture = onlyLiberty(board, board.blockAt(last));
        if (capture != Points.NONE) {
            return capture;
        }
        for (int direction = 0; direction < 4; direction++) {
            int neighbor = geometry.neighbor(last, direction);
            if (board.stone(neighbor) == Board.stoneOf(board.toMove())) {
                int liberty = onlyLiberty(board, board.blockAt(neighbor));
                if (liberty != Points.NONE && savesBlock(board, liberty)) {
                    return liberty;
                }
            }
        }
        return Points.NONE;
    }

    /** The liberty of a block in atari, if a move there is legal and not settled. Else {@link Points#NONE}. */
    private int onlyLiberty(Board board, int block) {
        if (!board.isInAtari(block)) {
            return Points.NONE;
        }
        board.libertiesInto(block, buffer);
        return openSet.contains(buffer[0]) && board.isLegal(buffer[0]) ? buffer[0] : Points.NONE;
    }

    private static boolean savesBlock(Board board, int move) {
        board.play(move);
        boolean isSaved = !board.isInAtari(board.blockAt(move));
        board.undo();
        return isSaved;
    }

    /** True for a legal move that does not fill an own eye. */
    boolean isSensible(Board board, int point) {
        return board.isEmpty(point) && !SimpleEyes.isEye(board, point) && board.isLegal(point);
    }
}

package org.sekilab.safety.order;

import org.sekilab.model.Geometry;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;

/**
 * Finds the features of the defender's moves on a board. Mutable buffers, confined to one thread.
 *
 * <p>Proves: nothing.
 * <p>Cost: some flood fills for each move; allocates nothing.
 */
public final class MoveFeatures {
    private static final int FAR_FROM_TARGETS = 2;
    private static final int NOT_NEAR = 3; // what is added for a point that is not near
    private static final int MOST_CAPTURES = 3;
    private static final int MOST_LIBERTIES = 4;
    private static final int MOST_JOINED = 2;
    private static final int MOST_OF_OPPONENT = 3;
    private static final int LINES = 4;

    private final LocalBoard board;
    private final LocalShape shape;
    private final MoveSurroundings surroundings;
    private final int[] lines; // [point]
    private final int[] values = new int[MoveFeature.COUNT]; // [feature] of a move
    private long liberties; // of the targets
    private long besideLiberties;
    private long near;
    private int lastMove;
    private int passAnswer;
    private int lastAnswer;

    public MoveFeatures(LocalBoard board) {
        this.board = board;
        this.shape = board.shape();
        this.surroundings = new MoveSurroundings(board);
        Geometry geometry = shape.geometry();
        this.lines = new int[shape.size()];
        for (int local = 0; local < lines.length; local++) {
            lines[local] = Math.min(LINES - 1, geometry.line(shape.point(local)));
        }
    }

    /**
     * Begins with the present state of the board, in which the defender is to move.
     *
     * @param targetLiberties the empty points beside the targets
     * @param nearPoints the points that count as near the targets
     * @param attack the last move of the attacker: a local point, or negative
     * @param answerToPass the answer to a pass in place of that move, or no point of the window
     * @param answerBefore the answer that won last after another move in its place, or no point of the window
     */
    public void begin(long targetLiberties, long nearPoints, int attack, int answerToPass, int answerBefore) {
        liberties = targetLiberties;
        besideLiberties = board.around(targetLiberties) & board.empties();
        near = nearPoints;
        lastMove = attack;
        passAnswer = answerToPass;
        lastAnswer = answerBefore;
    }

    /**
     * The values of the features of a legal move in the state at {@link #begin}, in the order of {@link MoveFeature}.
     * The next call overwrites them.
     */
    public int[] of(int move) {
        long stone = 1L << move;
        int captures = 0;
        int fewest = MOST_OF_OPPONENT;
        for (long rest = shape.neighbors()[move] & board.attacker(); rest != 0; ) {
            long block = board.flood(Long.lowestOneBit(rest), board.attacker());
            rest &= ~block;
            if ((block & shape.wallAt()) == 0) {
                int left = Long.bitCount(board.around(block) & board.empties() & ~stone);
                captures += left == 0 ? Long.bitCount(block) : 0;
                fewest = left == 0 ? fewest : Math.min(fewest, left);
            }
        }
        set(MoveFeature.AROUND, surroundings.code(move));
        set(MoveFeature.LAST, last(move));
        set(MoveFeature.ANSWER, (move == passAnswer ? 1 : 0) + (move == lastAnswer ? 2 : 0));
        set(MoveFeature.TARGET, target(stone));
        set(MoveFeature.CAPTURES, Math.min(MOST_CAPTURES, captures));
        set(MoveFeature.LIBERTIES, blockAfter(move, stone));
        set(MoveFeature.OPPONENT, captures > 0 ? 0 : fewest);
        set(MoveFeature.LINE, lines[move]);
        return values;
    }

    private void set(MoveFeature feature, int value) {
        values[feature.ordinal()] = value;
    }

    /** 0 without a last move; then by distance: 1 and 2 for the neighbors, 3 to 5 for two steps, 6 to 8 beyond. */
    private int last(int move) {
        if (lastMove < 0) {
            return 0;
        }
        Geometry geometry = shape.geometry();
        int from = shape.point(lastMove);
        int to = shape.point(move);
        int columns = Math.abs(geometry.column(from) - geometry.column(to));
        int rows = Math.abs(geometry.row(from) - geometry.row(to));
        int more = Math.max(columns, rows);
        int less = Math.min(columns, rows);
        return switch (more) {
            case 1 -> 1 + less;
            case 2 -> 3 + less;
            case 3 -> 6;
            case 4, 5 -> 7;
            default -> 8;
        };
    }

    private int target(long stone) {
        int steps = (liberties & stone) != 0 ? 0 : (besideLiberties & stone) != 0 ? 1 : FAR_FROM_TARGETS;
        return steps + ((near & stone) != 0 ? 0 : NOT_NEAR);
    }

    private int blockAfter(int move, long stone) {
        long own = board.defender();
        int joined = Long.bitCount(shape.blocksAt()[move]);
        for (long rest = shape.neighbors()[move] & own; rest != 0; joined++) {
            rest &= ~board.flood(Long.lowestOneBit(rest), own);
        }
        long block = board.flood(stone, own | stone);
        int after = Math.min(MOST_LIBERTIES, Long.bitCount(board.around(block) & board.empties() & ~stone));
        return (MOST_JOINED + 1) * Math.max(0, after - 1) + Math.min(MOST_JOINED, joined);
    }
}

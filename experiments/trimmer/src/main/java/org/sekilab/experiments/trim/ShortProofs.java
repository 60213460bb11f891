package org.sekilab.experiments.trim;

import java.util.List;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.search.run.StateSet;

/**
 * Counts the new states that short proofs need. A proof is short if the defender has answered each attack after two
 * moves. Mutable, for one walk.
 *
 * <p>Cost: some static evaluations for each line of play of four moves. Beyond a number of states it looks two moves
 * ahead only.
 */
final class ShortProofs {
    /** The cost where no short proof is found. */
    static final int NONE = Integer.MAX_VALUE;

    /** The most moves that the defender may need after the first one. */
    static final int MOST_ANSWERS = 2;

    private static final int MOST_STATES = 3_000_000;

    private final LocalBoard board;
    private final WalkedStates states;
    private final StateJudge judge;
    private final List<StateSet> failed = List.of(new StateSet(), new StateSet()); // [left - 1]
    private final int answers;
    private int played;

    /** @param answers how many moves the defender may need after the first one */
    ShortProofs(LocalBoard board, WalkedStates states, StateJudge judge, int answers) {
        this.board = board;
        this.states = states;
        this.judge = judge;
        this.answers = answers;
    }

    /**
     * The number of new states after a move of the defender to the current state.
     *
     * @param most the cost from which on the answer is {@link #NONE}
     */
    int costAfterMove(int most) {
        return costAfterMove(most, played < MOST_STATES ? answers : Math.min(answers, 1));
    }

    private int costAfterMove(int most, int left) {
        int known = states.current();
        if (known != WalkedStates.NONE) {
            return states.isWon(known) ? 0 : NONE;
        }
        if (judge.isLeaf()) {
            return 1;
        }
        return left == 0 ? NONE : costOfReplies(most, left);
    }

    private int costOfReplies(int most, int left) {
        if (board.isOver() || judge.isLost()) {
            return NONE;
        }
        int cost = 1;
        int[] replies = StateReplay.legalMoves(board);
        for (int i = replies.length - 1; i >= 0 && cost < most; i--) {
            board.play(replies[i]);
            played++;
            int one = costOfAnswer(most - cost, left);
            board.undo();
            cost = one == NONE ? NONE : cost + one;
        }
        return cost < most ? cost : NONE;
    }

    /** The defender is to move, or play is over. */
    private int costOfAnswer(int most, int left) {
        int known = states.current();
        if (known != WalkedStates.NONE) {
            return states.isWon(known) ? 0 : NONE;
        }
        if (board.isOver() || board.isBlockCaptured()) {
            return board.isOver() && judge.isGoodEnd() ? 1 : NONE;
        }
        if (judge.isLeaf()) {
            return 1;
        }
        StateSet hopeless = failed.get(left - 1);
        if (hopeless.contains(board.keyLow(), board.keyHigh())) {
            return NONE;
        }
        int[] moves = StateReplay.legalMoves(board);
        int least = leastCost(moves, most, 0);
        if (least == NONE && left > 1) {
            least = leastCost(moves, most, left - 1);
        }
        if (least == NONE && most == NONE) {
            hopeless.add(board.keyLow(), board.keyHigh(), 0);
        }
        return least;
    }

    private int leastCost(int[] moves, int most, int left) {
        int least = NONE;
        for (int move : moves) {
            board.play(move);
            played++;
            int cost = costAfterMove(Math.min(least, most) - 1, left);
            board.undo();
            least = cost == NONE ? least : Math.min(least, cost + 1);
        }
        return least;
    }
}

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

    private static final int MOST_ANSWERS = 2;
    private static final int MOST_STATES = 3_000_000;

    private final LocalBoard board;
    private final WalkedStates states;
    private final StateJudge judge;
    private final List<StateSet> failed = List.of(new StateSet(), new StateSet()); // [answers - 1] of the defender
    private int played;

    ShortProofs(LocalBoard board, WalkedStates states, StateJudge judge) {
        this.board = board;
        this.states = states;
        this.judge = judge;
    }

    /**
     * The number of new states after a move of the defender to the current state.
     *
     * @param most the cost from which on the answer is {@link #NONE}
     */
    int costAfterMove(int most) {
        return costAfterMove(most, played < MOST_STATES ? MOST_ANSWERS : 1);
    }

    private int costAfterMove(int most, int answers) {
        int known = states.current();
        if (known != WalkedStates.NONE) {
            return states.isWon(known) ? 0 : NONE;
        }
        if (judge.isLeaf()) {
            return 1;
        }
        return answers == 0 ? NONE : costOfReplies(most, answers);
    }

    private int costOfReplies(int most, int answers) {
        if (board.isOver() || judge.isLost()) {
            return NONE;
        }
        int cost = 1;
        int[] replies = StateReplay.legalMoves(board);
        for (int i = replies.length - 1; i >= 0 && cost < most; i--) {
            board.play(replies[i]);
            played++;
            int one = costOfAnswer(most - cost, answers);
            board.undo();
            cost = one == NONE ? NONE : cost + one;
        }
        return cost < most ? cost : NONE;
    }

    /** The defender is to move, or play is over. */
    private int costOfAnswer(int most, int answers) {
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
        StateSet hopeless = failed.get(answers - 1);
        if (hopeless.contains(board.keyLow(), board.keyHigh())) {
            return NONE;
        }
        int[] moves = StateReplay.legalMoves(board);
        int least = leastCost(moves, most, 0);
        if (least == NONE && answers > 1) {
            least = leastCost(moves, most, answers - 1);
        }
        if (least == NONE && most == NONE) {
            hopeless.add(board.keyLow(), board.keyHigh(), 0);
        }
        return least;
    }

    private int leastCost(int[] moves, int most, int answers) {
        int least = NONE;
        for (int move : moves) {
            board.play(move);
            played++;
            int cost = costAfterMove(Math.min(least, most) - 1, answers);
            board.undo();
            least = cost == NONE ? least : Math.min(least, cost + 1);
        }
        return least;
    }
}

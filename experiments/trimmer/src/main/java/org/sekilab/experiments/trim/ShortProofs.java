package org.sekilab.experiments.trim;

import java.util.ArrayList;
import java.util.List;
import org.sekilab.model.Points;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.search.run.StateSet;

/**
 * Looks for a move of the defender after which a few more moves are enough in each line of play, and few new states.
 * Mutable, for one walk.
 *
 * <p>Cost: a static evaluation for each state that it meets, up to a number for each search.
 */
final class ShortProofs {
    /** The most moves that the defender may need after the first one. */
    static final int MOST_ANSWERS = 2;

    private static final int MOST_STATES = 20_000; // of one search
    private static final int NONE = Integer.MAX_VALUE; // the cost where no short proof is found

    private final LocalBoard board;
    private final WalkedStates states;
    private final StateJudge judge;
    private final int mostAnswers;
    private final List<StateSet> hopeless = new ArrayList<>(); // [answers - 1] states of the defender
    private int left; // states of the current search

    /** @param mostAnswers how many moves the defender may need after the first one */
    ShortProofs(LocalBoard board, WalkedStates states, StateJudge judge, int mostAnswers) {
        this.board = board;
        this.states = states;
        this.judge = judge;
        this.mostAnswers = mostAnswers;
        for (int answers = 0; answers < mostAnswers; answers++) {
            hopeless.add(new StateSet());
        }
    }

    /** The best move of the shortest proofs, or {@link Points#NONE}. The defender is to move. */
    int move() {
        int[] moves = StateReplay.legalMoves(board);
        left = MOST_STATES;
        for (int answers = 0; answers <= mostAnswers; answers++) {
            int best = Points.NONE;
            int least = NONE;
            for (int move : moves) {
                board.play(move);
                int cost = costAfterMove(least, answers);
                board.undo();
                if (cost < least) {
                    least = cost;
                    best = move;
                }
            }
            if (best != Points.NONE) {
                return best;
            }
        }
        return Points.NONE;
    }

    /**
     * The number of new states after a move of the defender to the current state.
     *
     * @param most the cost from which on the answer is {@link #NONE}
     */
    private int costAfterMove(int most, int answers) {
        int known = states.current();
        if (known != WalkedStates.NONE) {
            return states.isWon(known) ? 0 : NONE;
        }
        if (judge.isLeaf()) {
            return 1;
        }
        return answers == 0 || left <= 0 ? NONE : costOfReplies(most, answers);
    }

    private int costOfReplies(int most, int answers) {
        if (board.isOver() || judge.isLost()) {
            return NONE;
        }
        int cost = 1;
        int[] replies = StateReplay.legalMoves(board);
        for (int i = replies.length - 1; i >= 0 && cost < most; i--) {
            board.play(replies[i]);
            int one = costOfAnswer(minus(most, cost), answers);
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
        left--;
        if (board.isOver() || board.isBlockCaptured()) {
            return board.isOver() && judge.isGoodEnd() ? 1 : NONE;
        }
        if (judge.isLeaf()) {
            return 1;
        }
        if (hopeless.get(answers - 1).contains(board.keyLow(), board.keyHigh())) {
            return NONE;
        }
        int[] moves = StateReplay.legalMoves(board);
        int least = NONE;
        for (int more = 0; more < answers && least == NONE; more++) {
            least = leastCost(moves, most, more);
        }
        if (least == NONE && most == NONE && left > 0) {
            hopeless.get(answers - 1).add(board.keyLow(), board.keyHigh(), 0);
        }
        return least;
    }

    private int leastCost(int[] moves, int most, int answers) {
        int least = NONE;
        for (int move : moves) {
            board.play(move);
            int cost = costAfterMove(minus(Math.min(least, most), 1), answers);
            board.undo();
            least = cost == NONE ? least : Math.min(least, cost + 1);
        }
        return least;
    }

    private static int minus(int most, int cost) {
        return most == NONE ? NONE : most - cost;
    }
}

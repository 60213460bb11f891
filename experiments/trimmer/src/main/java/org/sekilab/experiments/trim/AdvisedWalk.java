package org.sekilab.experiments.trim;

import java.util.Optional;
import org.sekilab.model.Points;
import org.sekilab.model.local.LocalBoard;

/**
 * Follows advice through a game of the defender, and writes down a strategy that wins. Where a short proof is at hand,
 * the defender takes the one with the fewest new states. A state has one line. Mutable, for one walk.
 *
 * <p>Proves: nothing. The checker judges the strategy.
 * <p>Cost: memory for each state, and {@link ShortProofs} for each of the defender.
 */
final class AdvisedWalk {
    private static final int MOST_PLIES = 1_000;

    private final LocalBoard board;
    private final Advice advice;
    private final int mostStates;
    private final StateJudge judge;
    private final WalkedStates states;
    private final ShortProofs proofs;
    private boolean isTooLong;

    /**
     * @param board in the first state
     * @param zone whose goal and mark the strategy is to have
     * @param answers how long short proofs may be, see {@link ShortProofs}
     * @param mostStates where the walk ends without a result
     */
    AdvisedWalk(LocalBoard board, ZoneText.Game zone, Advice advice, int answers, int mostStates) {
        this.board = board;
        this.advice = advice;
        this.mostStates = mostStates;
        this.judge = new StateJudge(board, zone, advice);
        this.states = new WalkedStates(board);
        this.proofs = new ShortProofs(board, states, judge, answers);
    }

    /**
     * The strategy, or nothing if the advice does not lead to the goal. The first state has the number 0. Some states
     * may not be reached.
     */
    Optional<StateLines> lines() {
        return prove(0) == WalkedStates.NONE ? Optional.empty() : Optional.of(states.lines());
    }

    /** The number of the current state if it is won. */
    private int prove(int ply) {
        int known = states.current();
        if (known != WalkedStates.NONE) {
            return states.isWon(known) ? known : WalkedStates.NONE;
        }
        isTooLong |= ply == MOST_PLIES || states.size() == mostStates;
        if (isTooLong) {
            return WalkedStates.NONE;
        }
        int state = states.open();
        if (judge.isLost()) {
            return states.fail(state);
        }
        if (board.isOver()) {
            return judge.isGoodEnd() ? states.win(state, StateLines.END) : states.fail(state);
        }
        Optional<int[]> pairs = judge.isLeaf() ? judge.findPairs() : Optional.empty();
        if (pairs.isPresent()) {
            return states.win(state, StateLines.PAIRS, pairs.get());
        }
        return board.isDefenderToMove() ? proveMove(state, ply) : proveReplies(state, ply);
    }

    private int proveReplies(int state, int ply) {
        int[] moves = StateReplay.legalMoves(board);
        int[] next = new int[moves.length];
        for (int i = moves.length - 1; i >= 0; i--) {
            next[i] = proveAfter(moves[i], ply);
            if (next[i] == WalkedStates.NONE) {
                return states.fail(state);
            }
        }
        return states.win(state, StateLines.REPLIES, next);
    }

    private int proveMove(int state, int ply) {
        int move = proofs.move();
        if (move != Points.NONE) {
            int next = proveAfter(move, ply);
            if (next != WalkedStates.NONE) {
                return states.win(state, StateLines.MOVE, number(move), next);
            }
        }
        for (int advised : advice.moves(board)) {
            if (board.isLegal(advised)) {
                int next = proveAfter(advised, ply);
                if (next != WalkedStates.NONE) {
                    return states.win(state, StateLines.MOVE, number(advised), next);
                }
            }
        }
        return states.fail(state);
    }

    private int proveAfter(int move, int ply) {
        board.play(move);
        int next = prove(ply + 1);
        board.undo();
        return next;
    }

    /** A move as a number of a line. */
    private int number(int move) {
        return move == Points.PASS ? board.shape().size() : move;
    }
}

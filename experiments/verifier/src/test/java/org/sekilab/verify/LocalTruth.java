package org.sekilab.verify;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sekilab.model.Points;
import org.sekilab.model.local.LocalBoard;

/**
 * All states that play can reach from a state of a local game, and where the winner can force its goal in finitely many
 * moves. The defender's goal: no essential block is captured, and no attacker is left on the territory, or lives there.
 * The attacker's goal is the contrary. Mutable while it grows. In the end the board is as before.
 */
final class LocalTruth {
    private static final int LOST = -1;

    private final LocalBoard board;
    private final CheckedZone.Goal goal;
    private final int maxStates;
    private final Map<List<Long>, Integer> indices = new HashMap<>();
    private final List<IntArrayList> next =
            new ArrayList<>(); // [state] by the legal moves in order, the pass last, none at ends
    private final List<IntArrayList> moves =
            new ArrayList<>(); // [state] the moves in the same order, the number of points for the pass
    private final List<Boolean> isDefenders = new ArrayList<>(); // [state] the side to move
    private final IntArrayList ranks =
            new IntArrayList(); // [state] moves to the goal at most, LOST if it is not forced

    private LocalTruth(LocalBoard board, CheckedZone.Goal goal, int maxStates) {
        this.board = board;
        this.goal = goal;
        this.maxStates = maxStates;
    }

    /** The truth from the state that is on the board, or nothing if there are too many states. */
    static Optional<LocalTruth> of(LocalBoard board, int maxStates) {
        return of(board, CheckedZone.Goal.SAFE, maxStates);
    }

    /** The truth for another goal. */
    static Optional<LocalTruth> of(LocalBoard board, CheckedZone.Goal goal, int maxStates) {
        LocalTruth truth = new LocalTruth(board, goal, maxStates);
        truth.visit();
        if (truth.next.size() > maxStates) {
            return Optional.empty();
        }
        truth.rank();
        return Optional.of(truth);
    }

    boolean isWon() {
        return isWon(0);
    }

    boolean isWon(int state) {
        return ranks.getInt(state) != LOST;
    }

    int rank(int state) {
        return ranks.getInt(state);
    }

    int states() {
        return next.size();
    }

    boolean isDefenderToMove(int state) {
        return isDefenders.get(state);
    }

    boolean isWinnerToMove(int state) {
        return isDefenders.get(state) != goal.isAttackers();
    }

    /** The states after all legal moves in ascending order, and after the pass. None where the game is over. */
    IntArrayList next(int state) {
        return next.get(state);
    }

    /** One of the legal moves, the pass as the number of points. */
    int move(int state, int index) {
        return moves.get(state).getInt(index);
    }

    private int visit() {
        List<Long> key = List.of(board.keyLow(), board.keyHigh());
        Integer known = indices.get(key);
        if (known != null) {
            return known;
        }
        int state = next.size();
        IntArrayList successors = new IntArrayList();
        indices.put(key, state);
        next.add(successors);
        IntArrayList legal = new IntArrayList();
        moves.add(legal);
        isDefenders.add(board.isDefenderToMove());
        ranks.add(LOST);
        boolean isLost =
                board.isBlockCaptured() || !board.isOver() && !board.isDefenderToMove() && board.findBlockInLastEye();
        if (board.isOver() || isLost) {
            boolean isClear = (board.attacker() & board.shape().territory()) == 0;
            boolean isSeki = goal.isSekiEnough() && !new AttackerEyes(Certificates.state(board)).liveOnTerritory();
            boolean isGood = !isLost && (isClear || isSeki);
            ranks.set(state, isGood != goal.isAttackers() ? 0 : LOST);
        } else {
            for (int move = 0; move <= board.shape().size() && next.size() <= maxStates; move++) {
                int played = move == board.shape().size() ? Points.PASS : move;
                if (board.isLegal(played)) {
                    board.play(played);
                    successors.add(visit());
                    legal.add(move);
                    board.undo();
                }
            }
        }
        return state;
    }

    private void rank() {
        boolean isChanged = true;
        for (int rank = 1; isChanged; rank++) {
            isChanged = false;
            for (int state = 0; state < next.size(); state++) {
                if (ranks.getInt(state) == LOST && isForced(state, rank)) {
                    ranks.set(state, rank);
                    isChanged = true;
                }
            }
        }
    }

    /** Whether the goal is forced by moves to states of lower ranks. */
    private boolean isForced(int state, int rank) {
        IntArrayList successors = next.get(state);
        boolean isForced = !isWinnerToMove(state) && !successors.isEmpty();
        for (int successor : successors) {
            boolean isLower = ranks.getInt(successor) != LOST && ranks.getInt(successor) < rank;
            isForced = isWinnerToMove(state) ? isForced || isLower : isForced && isLower;
        }
        return isForced;
    }
}

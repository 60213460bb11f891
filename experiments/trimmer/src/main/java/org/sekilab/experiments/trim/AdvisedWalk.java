package org.sekilab.experiments.trim;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sekilab.model.Points;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.proof.Proofs;
import org.sekilab.search.run.StateSet;
import org.sekilab.statics.LocalEvaluator;

/**
 * Follows advice through a game of the defender, and writes down a strategy that wins. A state has one line. A state
 * that pairs decide is a leaf. Mutable, for one walk.
 *
 * <p>Proves: nothing. The checker judges the strategy.
 * <p>Cost: memory and some static evaluations for each state.
 */
final class AdvisedWalk {
    private static final int MOST_PLIES = 1_000;
    private static final int NONE = -1;
    private static final int UNKNOWN = -1;
    private static final char OPEN = 'o'; // on the path
    private static final char FAILED = 'x';
    private static final List<LocalEvaluator.Rules> RULES =
            List.of(LocalEvaluator.Rules.NO_ANSWERS, LocalEvaluator.Rules.PAIRS, LocalEvaluator.Rules.PAIRS_OF_MANY);

    private final LocalBoard board;
    private final String goal;
    private final Advice advice;
    private final int mostStates;
    private final List<LocalEvaluator> judges = new ArrayList<>();
    private final StateSet states = new StateSet();
    private final StringBuilder kinds = new StringBuilder(); // [state]
    private final List<int[]> numbers = new ArrayList<>(); // [state] as in StateLines
    private final StateSet judged = new StateSet();
    private boolean isTooLong;

    /**
     * @param board in the first state
     * @param goal of the zone
     * @param mostStates where the walk ends without a result
     */
    AdvisedWalk(LocalBoard board, String goal, Advice advice, int mostStates) {
        this.board = board;
        this.goal = goal;
        this.advice = advice;
        this.mostStates = mostStates;
        for (LocalEvaluator.Rules rules : RULES) {
            judges.add(new LocalEvaluator(board, rules, Proofs.CHECKABLE));
        }
    }

    /** The strategy, or nothing if the advice does not lead to the goal. The first state has the number 0. */
    Optional<StateLines> lines() {
        if (prove(0) == NONE) {
            return Optional.empty();
        }
        StateLines lines = new StateLines();
        for (int state = 0; state < states.size(); state++) {
            lines.add(kinds.charAt(state), numbers.get(state));
        }
        return Optional.of(lines);
    }

    /** The number of the current state if it is won, otherwise {@link #NONE}. */
    private int prove(int ply) {
        int known = states.indexOf(board.keyLow(), board.keyHigh());
        if (known >= 0) {
            return isWon(known) ? known : NONE;
        }
        isTooLong |= ply == MOST_PLIES || states.size() == mostStates;
        if (isTooLong) {
            return NONE;
        }
        int state = states.size();
        states.add(board.keyLow(), board.keyHigh(), NONE);
        kinds.append(OPEN);
        numbers.add(new int[0]);
        boolean isAttacked = !board.isDefenderToMove() && !board.isOver();
        boolean isLost = board.isBlockCaptured()
                || isAttacked && (board.findDoubtfulStones() || board.findBlockInLastEye());
        if (isLost || board.isOver()) {
            return finish(state, !isLost && isGoodEnd() ? StateLines.END : FAILED);
        }
        Optional<int[]> pairs = findPairs();
        if (pairs.isPresent()) {
            return finish(state, StateLines.PAIRS, pairs.get());
        }
        return board.isDefenderToMove() ? proveMove(state, ply) : proveReplies(state, ply);
    }

    private boolean isWon(int state) {
        return kinds.charAt(state) != OPEN && kinds.charAt(state) != FAILED;
    }

    private int finish(int state, char kind, int... values) {
        kinds.setCharAt(state, kind);
        numbers.set(state, values);
        return kind == FAILED ? NONE : state;
    }

    /** An end of the goal seki that is not clear is taken from the advice. */
    private boolean isGoodEnd() {
        return goal.equals("alive") || isClear() || goal.equals("seki") && advice.isEnd(board);
    }

    private boolean isClear() {
        return (board.attacker() & board.shape().territory()) == 0;
    }

    private Optional<int[]> findPairs() {
        if (board.isPassed() && !board.isDefenderToMove() && !isClear()) {
            return Optional.empty();
        }
        for (LocalEvaluator judge : judges) {
            if (judge.provesSafe()) {
                IntArrayList points = new IntArrayList();
                for (long pair : judge.pairs()) {
                    points.add(Long.numberOfTrailingZeros(pair));
                    points.add(Long.SIZE - 1 - Long.numberOfLeadingZeros(pair));
                }
                return Optional.of(points.toIntArray());
            }
        }
        return advice.pairs(board);
    }

    private int proveReplies(int state, int ply) {
        int[] moves = StateReplay.legalMoves(board);
        int[] next = new int[moves.length];
        for (int i = moves.length - 1; i >= 0; i--) {
            next[i] = after(moves[i], ply);
            if (next[i] == NONE) {
                return finish(state, FAILED);
            }
        }
        return finish(state, StateLines.REPLIES, next);
    }

    private int proveMove(int state, int ply) {
        int best = Points.NONE;
        int least = Integer.MAX_VALUE;
        for (int move : StateReplay.legalMoves(board)) {
            board.play(move);
            int cost = known();
            cost = cost == UNKNOWN ? costOfLeaf() : cost;
            cost = cost == UNKNOWN ? costOfReplies(least) : cost;
            board.undo();
            if (cost < least) {
                least = cost;
                best = move;
            }
        }
        if (best != Points.NONE) {
            int next = after(best, ply);
            if (next != NONE) {
                return finish(state, StateLines.MOVE, number(best), next);
            }
        }
        for (int move : advice.moves(board)) {
            if (board.isLegal(move)) {
                int next = after(move, ply);
                if (next != NONE) {
                    return finish(state, StateLines.MOVE, number(move), next);
                }
            }
        }
        return finish(state, FAILED);
    }

    /** 0 for a won state, infinite for one that is not, UNKNOWN for a new state. */
    private int known() {
        int known = states.indexOf(board.keyLow(), board.keyHigh());
        if (known < 0) {
            return UNKNOWN;
        }
        return isWon(known) ? 0 : Integer.MAX_VALUE;
    }

    private int costOfLeaf() {
        return isDecided() ? 1 : UNKNOWN;
    }

    private boolean isDecided() {
        int place = judged.indexOf(board.keyLow(), board.keyHigh());
        if (place < 0) {
            boolean isAttacked = !board.isDefenderToMove() && !board.isOver();
            boolean is = !board.isOver() && !board.isBlockCaptured()
                    && !(isAttacked && (board.findDoubtfulStones() || board.findBlockInLastEye()))
                    && findPairs().isPresent();
            place = judged.size();
            judged.add(board.keyLow(), board.keyHigh(), is ? 1 : 0);
        }
        return judged.move(place) == 1;
    }

    /** The attacker is to move. */
    private int costOfReplies(int most) {
        if (board.isOver() || board.findDoubtfulStones() || board.findBlockInLastEye()) {
            return Integer.MAX_VALUE;
        }
        int cost = 1;
        int[] replies = StateReplay.legalMoves(board);
        for (int i = replies.length - 1; i >= 0; i--) {
            board.play(replies[i]);
            int one = costOfAnswer();
            board.undo();
            if (one == Integer.MAX_VALUE || cost + one >= most) {
                return Integer.MAX_VALUE;
            }
            cost += one;
        }
        return cost;
    }

    /** The defender is to move, or play is over. */
    private int costOfAnswer() {
        int known = known();
        if (known != UNKNOWN) {
            return known;
        }
        if (board.isBlockCaptured()) {
            return Integer.MAX_VALUE;
        }
        if (board.isOver()) {
            return isGoodEnd() ? 1 : Integer.MAX_VALUE;
        }
        if (isDecided()) {
            return 1;
        }
        int least = Integer.MAX_VALUE;
        for (int move : StateReplay.legalMoves(board)) {
            board.play(move);
            int cost = known();
            cost = cost == UNKNOWN ? costOfLeaf() : cost;
            board.undo();
            if (cost == 0) {
                return 1;
            }
            if (cost == 1) {
                least = 2;
            }
        }
        return least;
    }

    private int after(int move, int ply) {
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

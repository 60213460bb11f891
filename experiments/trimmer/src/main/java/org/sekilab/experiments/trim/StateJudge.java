package org.sekilab.experiments.trim;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.proof.Proofs;
import org.sekilab.search.run.StateSet;
import org.sekilab.statics.LocalEvaluator;

/**
 * Judges the states of a game of the defender without search. Mutable: remembers its answers. Confined to one thread.
 *
 * <p>Rules: R-GAME-1, R-GAME-2, R-LEAF-2, R-LEAF-3 and R-SUPERKO-2 of docs/certificate-rules.md.
 * <p>Proves: nothing that counts. The checker judges the lines.
 */
final class StateJudge {
    private static final List<LocalEvaluator.Rules> RULES =
            List.of(LocalEvaluator.Rules.NO_ANSWERS, LocalEvaluator.Rules.PAIRS, LocalEvaluator.Rules.PAIRS_OF_MANY);

    private final LocalBoard board;
    private final String goal;
    private final boolean isUnderSuperko;
    private final Advice advice;
    private final List<LocalEvaluator> judges = new ArrayList<>();
    private final StateSet judged = new StateSet(); // the move of a state is 1 if the state is a leaf

    StateJudge(LocalBoard board, ZoneText.Game zone, Advice advice) {
        this.board = board;
        this.goal = zone.goal();
        this.isUnderSuperko = zone.mark() == ZoneText.Mark.SUPERKO;
        this.advice = advice;
        for (LocalEvaluator.Rules rules : RULES) {
            judges.add(new LocalEvaluator(board, rules, Proofs.CHECKABLE));
        }
    }

    /** True if the defender has lost, or loses stones that may have liberties outside. */
    boolean isLost() {
        boolean isAttacked = !board.isDefenderToMove() && !board.isOver();
        return board.isBlockCaptured() || isAttacked && (board.findDoubtfulStones() || board.findBlockInLastEye());
    }

    /** True if the goal is reached in a state where play is over. An end of seki may be known from the advice. */
    boolean isGoodEnd() {
        return goal.equals("alive") || isClear() || goal.equals("seki") && advice.isEnd(board);
    }

    private boolean isClear() {
        return (board.attacker() & board.shape().territory()) == 0;
    }

    /** True if pairs decide a state, and it is not lost or over. */
    boolean isLeaf() {
        int known = judged.indexOf(board.keyLow(), board.keyHigh());
        if (known < 0) {
            known = judged.size();
            boolean isLeaf = !board.isOver() && !isLost() && findPairs().isPresent();
            judged.add(board.keyLow(), board.keyHigh(), isLeaf ? 1 : 0);
        }
        return judged.move(known) == 1;
    }

    /** The points of pairs that decide a state. Play must not be over. */
    Optional<int[]> findPairs() {
        if (board.isPassed() && !board.isDefenderToMove() && !isClear()) {
            return Optional.empty();
        }
        for (LocalEvaluator judge : judges) {
            long[] pairs = judge.provesSafe() ? judge.pairs() : null;
            if (pairs != null && (!isUnderSuperko || judge.loosePoints(pairs) == 0)) {
                IntArrayList points = new IntArrayList();
                for (long pair : pairs) {
                    points.add(Long.numberOfTrailingZeros(pair));
                    points.add(Long.SIZE - 1 - Long.numberOfLeadingZeros(pair));
                }
                return Optional.of(points.toIntArray());
            }
        }
        return advice.pairs(board);
    }
}

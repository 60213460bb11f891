package org.sekilab.life;

import java.util.Optional;
import java.util.function.LongPredicate;
import org.sekilab.life.search.ChildChoice;
import org.sekilab.life.search.EyeDistance;
import org.sekilab.life.zones.ZonePatterns;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.proof.Proofs;
import org.sekilab.statics.LocalEvaluator;

/**
 * Judges the states that a {@link WindowSearch} has not met: won at sight, lost at sight, or first numbers by the
 * {@link EyeDistance}. Mutable buffers, confined to one thread.
 *
 * <p>Proves: a state that is won at sight is won by pairs of answers.
 */
final class WindowJudge {
    private static final int KILLER = 4; // the number of a move that won beside this state is divided by this

    private final LocalBoard board;
    private final WindowMoves moves;
    private final Targets targets;
    private final WonTable table;
    private final LocalEvaluator evaluator;
    private final EyeDistance distance;
    private final LongPredicate isEnough;
    private final Optional<ZonePatterns> patterns;

    WindowJudge(LocalBoard board, Targets targets, WindowMoves moves, WonTable table, Optional<ZonePatterns> patterns) {
        this.patterns = patterns;
        this.board = board;
        this.moves = moves;
        this.targets = targets;
        this.table = table;
        this.evaluator = new LocalEvaluator(board, LocalEvaluator.Rules.PAIRS, Proofs.CHECKABLE);
        this.isEnough = targets::areIn;
        this.distance = new EyeDistance(board, targets.buffer(), targets::groupsInto);
    }

    LocalEvaluator evaluator() {
        return evaluator;
    }

    /** True if the defender wins by pairs of answers. The evaluator has the pairs then. */
    boolean isDecided() {
        return targets.areEssential()
                ? evaluator.provesSafe() || evaluator.provesSafeWithFriends()
                : evaluator.provesLife(isEnough);
    }

    /** Notes the verdict on the present state, or first numbers, as those of a child of a node. */
    void look(Node node, int child, int level, long low, long high) {
        boolean isAttackersTurn = !board.isDefenderToMove();
        if (targets.areLost()
                || isAttackersTurn && (board.findBlockInLastEye() || isInAtari() || board.findDoubtfulStones())) {
            node.set(child, ChildChoice.INFINITE, 0);
        } else if (isMatched(level, low, high) && table.find(low, high, targets.bits(), level)) {
            node.set(child, 0, ChildChoice.INFINITE);
            node.zones[child] = table.zone();
        } else if (!table.find(low, high, targets.bits(), Levels.last(level)) && isDecided()) {
            node.set(child, 0, ChildChoice.INFINITE);
            node.zones[child] = evaluator.support();
            int pass = board.shape().size();
            table.store(
                    low, high, targets.bits(), Levels.last(level), 0, ChildChoice.INFINITE, pass, 1, node.zones[child]);
        } else if (isAttackersTurn && Levels.isLast(level)) {
            node.set(child, ChildChoice.HOPELESS, 0);
            table.store(low, high, targets.bits(), level, ChildChoice.HOPELESS, 0, 0, 1, 0);
        } else {
            guess(node, child, isAttackersTurn);
        }
    }

    /** True if the present state matches a pattern. The table knows that it is won then. */
    boolean isMatched(int level, long low, long high) {
        if (patterns.isEmpty()) {
            return false;
        }
        ZonePatterns known = patterns.get();
        int pattern = known.find();
        if (pattern == ZonePatterns.NONE) {
            return false;
        }
        table.store(
                low, high, targets.bits(), level, 0, ChildChoice.INFINITE, known.move(pattern), 1, known.zone(pattern));
        return true;
    }

    private void guess(Node node, int child, boolean isAttackersTurn) {
        int eyes = targets.isAnything() ? distance.ofNearest() : distance.find();
        int proof = EyeDistance.firstProof(eyes, isAttackersTurn);
        if (node.isKiller) {
            proof = Math.max(1, proof / KILLER);
        }
        int disproof = EyeDistance.firstDisproof(eyes, isAttackersTurn);
        int more = node.first - 1;
        node.set(child, isAttackersTurn ? more + proof : proof, isAttackersTurn ? disproof : more + disproof);
    }

    /** True if the attacker can capture an essential block at once. */
    private boolean isInAtari() {
        return moves.forced() != 0;
    }
}

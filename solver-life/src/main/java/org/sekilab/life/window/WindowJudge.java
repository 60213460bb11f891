package org.sekilab.life.window;

import java.util.function.LongPredicate;
import org.sekilab.life.search.ChildChoice;
import org.sekilab.life.search.EyeDistance;
import org.sekilab.life.search.EyePairs;
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
    private static final int UNKNOWN_EYES = EyePairs.MOST / 2; // the distance to two eyes, if nothing is known
    private static final int KILLER = 4; // the number of a move that won beside this state is divided by this

    private final WindowGame game;
    private final LocalBoard board;
    private final WindowMoves moves;
    private final Targets targets;
    private final WonTable table;
    private final LocalEvaluator evaluator;
    private final EyeDistance distance;
    private final LongPredicate isEnough;
    private final WonZones wonZones;
    private final boolean knowsEyes;

    /** @param knowsEyes whether the first numbers depend on the distance to two eyes */
    WindowJudge(WindowGame game, WindowMoves moves, WonTable table, WonZones wonZones, boolean knowsEyes) {
        this.knowsEyes = knowsEyes;
        this.wonZones = wonZones;
        this.game = game;
        this.board = game.board();
        this.moves = moves;
        this.targets = game.targets();
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

    /** Notes what is known of the present state, a child of the state of a node. */
    void look(Node node, int child, int level) {
        long low = board.keyLow();
        long high = game.keyHigh();
        boolean isKnown = table.find(low, high, targets.bits(), level);
        if (isKnown) {
            node.set(child, table.proof(), table.disproof());
            node.zones[child] = table.zone();
            node.setReply(child, table.move());
            if (node.isWon(child) || node.proof(child) >= ChildChoice.HOPELESS) {
                return;
            }
        }
        if (game.isOnPath()) {
            node.set(child, ChildChoice.HOPELESS, 0);
        } else if (!isKnown) {
            judge(node, child, level);
        }
    }

    /** Notes the verdict on the present state, or first numbers, as those of a child of a node. */
    void judge(Node node, int child, int level) {
        long low = board.keyLow();
        long high = game.keyHigh();
        boolean isAttackersTurn = !board.isDefenderToMove();
        if (targets.areLost() || isAttackersTurn && isLostAtAttackersTurn()) {
            node.set(child, ChildChoice.INFINITE, 0);
        } else if (isMatched(level) && table.find(low, high, targets.bits(), level)) {
            node.set(child, 0, ChildChoice.INFINITE);
            node.zones[child] = table.zone();
        } else if (!table.find(low, high, targets.bits(), Levels.last(level)) && isDecided()) {
            node.set(child, 0, ChildChoice.INFINITE);
            node.zones[child] = storeDecided(level);
        } else if (isAttackersTurn && Levels.isLast(level)) {
            node.set(child, ChildChoice.HOPELESS, 0);
            table.store(low, high, targets.bits(), level, ChildChoice.HOPELESS, 0, 0, 1, 0);
        } else {
            guess(node, child, isAttackersTurn);
        }
    }

    /** Stores that the present state is won by the pairs that were found last. Returns their zone. */
    long storeDecided(int level) {
        long support = evaluator.support();
        int pass = board.shape().size();
        int last = Levels.last(level);
        storeWon(last, pass, support);
        return support;
    }

    /** Stores that the present state is won by a move, with the zone of the proof. */
    void storeWon(int level, int move, long zone) {
        long high = game.keyHigh();
        table.store(board.keyLow(), high, targets.bits(), level, 0, ChildChoice.INFINITE, move, 1, zone);
    }

    /** True if the attacker, the side to move, captures at once, or if the wall game cannot keep stones apart. */
    boolean isLostAtAttackersTurn() {
        return board.findBlockInLastEye() || isInAtari() || board.findDoubtfulStones();
    }

    /** True if the present state matches a pattern. The table knows that it is won then. */
    boolean isMatched(int level) {
        boolean isMatched = wonZones.find();
        if (isMatched) {
            storeWon(level, wonZones.move(), wonZones.zone());
        }
        return isMatched;
    }

    private void guess(Node node, int child, boolean isAttackersTurn) {
        int eyes = !knowsEyes ? UNKNOWN_EYES : targets.isAnything() ? distance.ofNearest() : distance.find();
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

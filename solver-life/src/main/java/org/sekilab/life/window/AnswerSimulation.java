package org.sekilab.life.window;

import org.sekilab.life.search.ChildChoice;
import org.sekilab.model.Points;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.model.local.ZoneGrowth;

/**
 * Plays the answers to one move of the attacker against another one beside it, and searches nothing. Mutable, confined
 * to one thread.
 *
 * <p>Both states differ in stones of the attacker only. So the table has the answers under the key of the other state.
 * They fail where an answer is illegal, does not win, or was never needed there.
 *
 * <p>Source: [K96]: the moves that won a state are tried in states like it.
 * <p>Proves: a state is won, with its zone, as in a search: each move of the attacker in the zone has its answer.
 * <p>Cost: at most one node for each state of the strategy that is played; allocates nothing.
 */
final class AnswerSimulation {
    private final WindowSearch search;
    private final WindowGame game;
    private final LocalBoard board;
    private final LocalShape shape;
    private final Targets targets;
    private final WindowJudge judge;
    private final Zones zones;
    private final WonTable table;
    private final int pass;
    private int level;
    private long zone; // of the last state that was won

    AnswerSimulation(WindowSearch search, WonTable table) {
        this.search = search;
        this.game = search.game();
        this.board = game.board();
        this.shape = board.shape();
        this.targets = game.targets();
        this.judge = search.judge();
        this.zones = search.zones();
        this.table = table;
        this.pass = shape.size();
    }

    /**
     * Tries the answers to a pass, and to the move that was won last, after an open move of the attacker. If they win,
     * the child of that move gets its numbers, zone and answer. A move that captures is left alone.
     *
     * @param isPassWon whether there are answers to a pass
     */
    void tryAnswers(Node node, int child, int ply, boolean isPassWon) {
        if (isOpen(node, child) && isPassWon && node.tried[child] == Points.NONE) {
            tryAnswersTo(pass, node, child, ply);
        }
        if (isOpen(node, child) && node.lastWon >= 0 && node.tried[child] != node.lastWon) {
            tryAnswersTo(node.lastWon, node, child, ply);
        }
    }

    private static boolean isOpen(Node node, int child) {
        return node.captured[child] == 0 && node.proof(child) != 0 && node.proof(child) < ChildChoice.INFINITE;
    }

    /** @param other a move with answers that win, or the number of points for a pass */
    private void tryAnswersTo(int other, Node node, int child, int ply) {
        node.tried[child] = other;
        int move = node.move(child);
        level = node.level();
        long difference = 1L << move | (other == pass ? 0 : 1L << other);
        game.play(move, ply);
        boolean isWon = winsAsDefender(ply + 1, difference);
        int answer = isWon && isKnownWon(0) ? table.move() : Points.NONE;
        game.undo();
        if (isWon) {
            node.setWon(child, zone, answer);
        }
    }

    /**
     * True if the table knows that a state is won.
     *
     * @param difference the attacker's stones that are on one of the board and that state only
     */
    private boolean isKnownWon(long difference) {
        return table.findWon(board.keyLow() ^ difference, game.keyHigh(), targets.bits(), level);
    }

    /** True if the present state, with the defender to move, is known or is won by the answers of another state. */
    private boolean winsAsDefender(int ply, long difference) {
        if (isKnownWon(0)) {
            zone = table.zone();
            return true;
        }
        if (!search.mayEnter(ply) || targets.areLost() || !isKnownWon(difference)) {
            return false;
        }
        int answer = table.move();
        if (judge.isDecided()) {
            storeDecided();
            return true;
        }
        if (answer == pass || !board.isLegal(answer)) {
            return false;
        }
        game.enter(ply);
        long before = board.attacker();
        game.play(answer, ply);
        long captured = before & ~board.attacker();
        boolean isWon = winsAsAttacker(ply + 1, difference);
        game.undo();
        game.leave();
        if (isWon) {
            store(zones.beforeDefendersMove(zone, answer, captured), answer);
        }
        return isWon;
    }

    /** True if the defender wins the present state, with the attacker to move. */
    private boolean winsAsAttacker(int ply, long difference) {
        if (isKnownWon(0)) {
            zone = table.zone();
            return true;
        }
        if (!search.mayEnter(ply) || board.isPassed() || targets.areLost() || judge.isLostAtAttackersTurn()) {
            return false;
        }
        if (judge.isDecided()) {
            storeDecided();
            return true;
        }
        game.enter(ply);
        boolean isWon = winsAfterEachMove(ply, difference);
        game.leave();
        if (isWon) {
            store(zone, pass);
        }
        return isWon;
    }

    private boolean winsAfterEachMove(int ply, long difference) {
        game.play(pass, ply);
        boolean isPassAnswered = winsAsDefender(ply + 1, difference);
        game.undo();
        if (!isPassAnswered && game.mustAnswerPass(level)) {
            return false;
        }
        long ofPass = isPassAnswered ? zone : shape.all();
        long grown = isPassAnswered ? zone : zones.start();
        long answered = 0;
        long before;
        do {
            before = grown;
            grown = zones.closeAtAttackersTurn(grown, 0);
            if (grown == ZoneGrowth.NONE) {
                return false;
            }
            for (long rest = grown & board.empties() & ~answered; rest != 0; rest &= rest - 1) {
                int move = Long.numberOfTrailingZeros(rest);
                if (board.isLegal(move)) {
                    if (!winsAfter(move, ply, difference, ofPass)) {
                        return false;
                    }
                    answered |= 1L << move;
                    grown |= zone;
                }
            }
        } while (grown != before);
        zone = grown;
        return true;
    }

    /**
     * True if the defender wins after a move of the attacker.
     *
     * @param ofPass the zone of the answer to a pass, which is the zone after all moves beyond it
     */
    private boolean winsAfter(int move, int ply, long difference, long ofPass) {
        long stones = board.defender();
        game.play(move, ply);
        long changed = 1L << move | stones & ~board.defender();
        boolean isAsPass = (changed & ofPass) == 0;
        boolean isWon = isAsPass || winsAsDefender(ply + 1, difference);
        game.undo();
        zone = isAsPass ? ofPass : zone;
        return isWon;
    }

    private void storeDecided() {
        zone = judge.storeDecided(level);
    }

    private void store(long grown, int answer) {
        zone = grown & ~zones.outer();
        judge.storeWon(level, answer, zone);
    }
}

package org.sekilab.life;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.sekilab.life.search.Lines;
import org.sekilab.life.search.Unconditional;
import org.sekilab.model.Points;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.statics.LocalEvaluator;

/**
 * Writes down how a state of a {@link WindowSearch} is won. Mutable, used once.
 *
 * <p>It follows the moves of the search, and pairs where these decided. It finds the zone of each state anew from the
 * zones of the states that follow. What the table has lost is searched again.
 *
 * <p>Cost: memory for each line and each state that was met; a search for each lost state.
 */
final class StrategyWriter {
    private static final int FAILED = -1;
    private static final int ON_PATH = -2;

    private record Key(long low, long high, int targets) {}

    private final WindowSearch search;
    private final LocalBoard board;
    private final LocalShape shape;
    private final int pass;
    private final Zones zones;
    private final LocalEvaluator evaluator;
    private final int mostLines;
    private final Lines lines = new Lines();
    private final Map<Key, Integer> known = new HashMap<>();

    StrategyWriter(WindowSearch search, int mostLines) {
        this.search = search;
        this.board = search.board();
        this.shape = board.shape();
        this.pass = shape.size();
        this.zones = search.zones();
        this.evaluator = search.judge().evaluator();
        this.mostLines = mostLines;
    }

    Lines lines() {
        return lines;
    }

    /** Writes the present state. Returns its line, the last one, or -1 if that is not possible within the limits. */
    int write() {
        return board.isDefenderToMove() ? defender(0, FAILED) : attacker(0);
    }

    private Key key() {
        return new Key(
                board.keyLow(), WindowSearch.keyHigh(board), search.targets().bits());
    }

    /** @param answer the move to play, or {@link #FAILED} if the search knows it */
    private int defender(int ply, int answer) {
        Key key = key();
        int old = known.getOrDefault(key, FAILED);
        if (old == ON_PATH || old >= 0) {
            return old == ON_PATH ? FAILED : old;
        }
        int move = answer == FAILED ? search.winningMove(ply) : answer;
        boolean isOver = move == pass && board.isPassed();
        if (move == FAILED || isOver || lines.size() > mostLines) {
            return FAILED;
        }
        known.put(key, ON_PATH);
        search.enter(ply);
        Lines.State whole = state(-1);
        long before = board.attacker();
        search.play(move, ply);
        long captured = before & ~board.attacker();
        int after = attacker(ply + 1);
        board.undo();
        search.leave();
        int line = FAILED;
        if (after != FAILED) {
            long zone = lines.zone(after);
            boolean isPass = move == pass || (zone & (1L << move | captured)) == 0;
            long grown = isPass ? zone : zones.beforeDefendersMove(zone, move, captured);
            line = lines.addMove(within(whole, grown), isPass ? -1 : move, after);
        }
        known.put(key, line);
        return line;
    }

    private int attacker(int ply) {
        Key key = key();
        int old = known.getOrDefault(key, FAILED);
        if (old == ON_PATH || old >= 0) {
            return old == ON_PATH ? FAILED : old;
        }
        if (lines.size() > mostLines) {
            return FAILED;
        }
        known.put(key, ON_PATH);
        search.enter(ply);
        int line = attackerLine(ply);
        search.leave();
        known.put(key, line);
        return line;
    }

    private int attackerLine(int ply) {
        Lines.State whole = state(-1);
        boolean isDecided = search.judge().isDecided();
        Int2IntOpenHashMap partners = new Int2IntOpenHashMap();
        long grown = 0;
        if (isDecided) {
            grown = evaluator.support();
            if (Unconditional.lives(board, search.targets()::areIn, grown)) {
                return lines.addLeaf(within(whole, grown));
            }
            for (long pair : evaluator.pairs()) {
                int first = Long.numberOfTrailingZeros(pair);
                int second = Long.numberOfTrailingZeros(pair & pair - 1);
                partners.put(first, second);
                partners.put(second, first);
            }
        }
        int[] answers = new int[pass]; // [move]: the line
        Arrays.fill(answers, FAILED);
        int toPass = isDecided ? FAILED : answerToPass(ply);
        if (!isDecided) {
            grown = toPass == FAILED ? zones.start() : lines.zone(toPass);
        }
        long before;
        do {
            before = grown;
            grown = zones.closeAtAttackersTurn(grown, 0);
            if (grown == Zones.NONE) {
                return FAILED;
            }
            for (long rest = grown & board.empties(); rest != 0; rest &= rest - 1) {
                int move = Long.numberOfTrailingZeros(rest);
                if (answers[move] == FAILED && board.isLegal(move)) {
                    long stones = board.defender();
                    search.play(move, ply);
                    long changed = 1L << move | stones & ~board.defender();
                    if (toPass != FAILED && (lines.zone(toPass) & changed) == 0) {
                        answers[move] = toPass;
                    } else if (isDecided) {
                        int partner = partners.getOrDefault(move, pass);
                        answers[move] = defender(ply + 1, partner != pass && board.isLegal(partner) ? partner : pass);
                    } else {
                        answers[move] = defender(ply + 1, FAILED);
                    }
                    board.undo();
                    if (answers[move] == FAILED) {
                        return FAILED;
                    }
                    grown |= lines.zone(answers[move]);
                }
            }
        } while (grown != before);
        grown &= ~search.outer();
        int[] attacks = new int[pass];
        int[] after = new int[pass];
        int count = 0;
        for (long rest = grown & board.empties(); rest != 0; rest &= rest - 1) {
            int move = Long.numberOfTrailingZeros(rest);
            if (board.isLegal(move)) {
                attacks[count] = move;
                after[count++] = answers[move];
            }
        }
        return lines.addReplies(within(whole, grown), Arrays.copyOf(attacks, count), Arrays.copyOf(after, count));
    }

    /** The line of the state after a pass of the attacker, if the search has won it. */
    private int answerToPass(int ply) {
        if (board.isPassed()) {
            return FAILED;
        }
        search.play(pass, ply);
        int line = search.isKnownWon() ? defender(ply + 1, FAILED) : FAILED;
        board.undo();
        return line;
    }

    private Lines.State state(long zone) {
        return new Lines.State(
                zone,
                board.attacker(),
                board.defender(),
                board.isDefenderToMove(),
                board.koPoint(),
                search.targets().left());
    }

    private static Lines.State within(Lines.State state, long zone) {
        boolean isKo = state.ko() != Points.NONE && (zone >>> state.ko() & 1) != 0;
        return new Lines.State(
                zone,
                state.attacker() & zone,
                state.defender() & zone,
                state.isDefenderToMove(),
                isKo ? state.ko() : Points.NONE,
                state.targets() & zone);
    }
}

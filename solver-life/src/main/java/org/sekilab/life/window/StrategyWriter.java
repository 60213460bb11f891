package org.sekilab.life.window;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.sekilab.life.search.Lines;
import org.sekilab.life.search.Unconditional;
import org.sekilab.life.zones.ZoneState;
import org.sekilab.model.Points;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.statics.LocalEvaluator;

/**
 * Writes down how a state of a {@link WindowSearch} is won. Mutable, used once.
 *
 * <p>It follows the moves of the search, and pairs where these decided. It finds the zone of each state anew from the
 * zones of the states that follow. What the table has lost is searched again, and so is a state whose proof leads back
 * to a state before it, see {@link ProofRenewal}.
 *
 * <p>If any living block is enough, each line ends with unconditional life. So each pass of the attacker has an answer:
 * where pairs decide, a stone on one of their points.
 *
 * <p>Cost: memory for each line and each state that was met; a search for each lost state.
 */
public final class StrategyWriter {
    private static final int FAILED = -1;
    private static final int ON_PATH = -2;

    private record Key(long low, long high, int targets) {}

    private final WindowSearch search;
    private final WindowGame game;
    private final LocalBoard board;
    private final LocalShape shape;
    private final int pass;
    private final Zones zones;
    private final Targets targets;
    private final LocalEvaluator evaluator;
    private final ProofRenewal renewal;
    private final int mostLines;
    private final Lines lines = new Lines();
    private final List<ZoneState> learned = new ArrayList<>(); // each after those that it rests on
    private final Map<Key, Integer> known = new HashMap<>();

    /** @param mostLines more lines are not written */
    public StrategyWriter(WindowSearch search, int mostLines) {
        this.search = search;
        this.game = search.game();
        this.board = game.board();
        this.shape = board.shape();
        this.pass = shape.size();
        this.zones = search.zones();
        this.targets = game.targets();
        this.evaluator = search.judge().evaluator();
        this.renewal = new ProofRenewal(search);
        this.mostLines = mostLines;
    }

    /** The lines so far. */
    public Lines lines() {
        return lines;
    }

    /** Writes the present state. Returns its line, the last one, or -1 if that is not possible within the limits. */
    public int write() {
        int line = board.isDefenderToMove() ? defender(0, FAILED) : attacker(0);
        if (line != FAILED) {
            search.wonZones().learn(learned);
        }
        return line;
    }

    /** Notes a state that no pairs decide, if a store is open for it. */
    private void learn(Lines.State state, int move) {
        if (search.wonZones().isStoreOpen()) {
            learned.add(new ZoneState(
                    shape.pointsOf(state.zone()),
                    shape.pointsOf(state.attacker()),
                    shape.pointsOf(state.defender()),
                    state.isDefenderToMove(),
                    state.ko() == Points.NONE ? Points.NONE : shape.point(state.ko()),
                    move == Points.NONE ? Points.NONE : shape.point(move)));
        }
    }

    private Key key() {
        return new Key(board.keyLow(), game.keyHigh(), targets.bits());
    }

    /** @param answer the move to play, or {@link #FAILED} if the search knows it */
    private int defender(int ply, int answer) {
        Key key = key();
        int old = known.getOrDefault(key, FAILED);
        if (old == ON_PATH || old >= 0) {
            return old == ON_PATH ? FAILED : old;
        }
        if (answer == FAILED && targets.isAnything() && search.judge().isDecided()) {
            return settled(ply);
        }
        int move = answer == FAILED ? search.winningMove(ply) : answer;
        boolean isOver = move == pass && board.isPassed();
        if (move == FAILED || isOver || lines.size() > mostLines) {
            return FAILED;
        }
        known.put(key, ON_PATH);
        int line = lineOf(move, ply, answer == FAILED);
        if (line == FAILED && answer == FAILED && lines.size() <= mostLines && renewal.begin()) {
            move = renewal.winningMove(ply);
            line = move == FAILED ? FAILED : lineOf(move, ply, true);
            renewal.end();
        }
        known.put(key, line);
        if (line != FAILED) {
            renewal.note(lines.zone(line), move);
        }
        return line;
    }

    /**
     * The line of a state with the defender to move.
     *
     * @param isLearned whether the move is noted in the store, if there is one
     */
    private int lineOf(int move, int ply, boolean isLearned) {
        game.enter(ply);
        Lines.State whole = state(-1);
        long before = board.attacker();
        game.play(move, ply);
        long captured = before & ~board.attacker();
        int after = attacker(ply + 1);
        game.undo();
        game.leave();
        if (after == FAILED) {
            return FAILED;
        }
        long zone = lines.zone(after);
        boolean isPass = move == pass || (zone & (1L << move | captured)) == 0;
        long grown = isPass ? zone : zones.beforeDefendersMove(zone, move, captured);
        if (isLearned && !isPass) {
            learn(within(whole, grown), move);
        }
        return lines.addMove(within(whole, grown), isPass ? -1 : move, after);
    }

    /** The line of a state that pairs decide, with a stone on one of their points that leads to unconditional life. */
    private int settled(int ply) {
        long support = evaluator.support();
        if (Unconditional.lives(board, targets::areIn, support)) {
            return lines.addLeaf(within(state(-1), support));
        }
        long open = 0;
        for (long pair : evaluator.pairs()) {
            open |= pair;
        }
        long sure = 0;
        long possible = 0;
        for (long rest = open; rest != 0; rest &= rest - 1) {
            int move = Long.numberOfTrailingZeros(rest);
            if (board.isLegal(move)) {
                game.play(move, ply);
                boolean isDecided = search.judge().isDecided();
                boolean isAlive = isDecided && Unconditional.lives(board, targets::areIn, evaluator.support());
                game.undo();
                sure |= isAlive ? 1L << move : 0;
                possible |= isDecided && !isAlive ? 1L << move : 0;
            }
        }
        int line = firstOf(sure, ply);
        return line == FAILED ? firstOf(possible, ply) : line;
    }

    /** The line of a state with the first of some stones that succeeds. */
    private int firstOf(long moves, int ply) {
        int line = FAILED;
        for (long rest = moves; rest != 0 && line == FAILED; rest &= rest - 1) {
            line = defender(ply, Long.numberOfTrailingZeros(rest));
        }
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
        game.enter(ply);
        int line = attackerLine(ply);
        game.leave();
        known.put(key, line);
        if (line != FAILED) {
            renewal.note(lines.zone(line), pass);
        }
        return line;
    }

    private int attackerLine(int ply) {
        Lines.State whole = state(-1);
        boolean isDecided = search.judge().isDecided();
        Int2IntOpenHashMap partners = new Int2IntOpenHashMap();
        long grown = 0;
        if (isDecided) {
            grown = evaluator.support();
            if (Unconditional.lives(board, targets::areIn, grown)) {
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
        int toPass = isDecided && !targets.isAnything() ? FAILED : answerToPass(ply);
        if (toPass == FAILED && targets.isAnything()) {
            return FAILED;
        }
        if (!isDecided || targets.isAnything()) {
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
                    game.play(move, ply);
                    long changed = 1L << move | stones & ~board.defender();
                    if (toPass != FAILED && (lines.zone(toPass) & changed) == 0) {
                        answers[move] = toPass;
                    } else if (isDecided) {
                        int partner = partners.getOrDefault(move, pass);
                        int otherwise = targets.isAnything() ? FAILED : pass;
                        answers[move] =
                                defender(ply + 1, partner != pass && board.isLegal(partner) ? partner : otherwise);
                    } else {
                        answers[move] = defender(ply + 1, FAILED);
                    }
                    game.undo();
                    if (answers[move] == FAILED) {
                        return FAILED;
                    }
                    grown |= lines.zone(answers[move]);
                }
            }
        } while (grown != before);
        grown &= ~zones.outer();
        int[] attacks = new int[pass + 1];
        int[] after = new int[pass + 1];
        int count = 0;
        for (long rest = grown & board.empties(); rest != 0; rest &= rest - 1) {
            int move = Long.numberOfTrailingZeros(rest);
            if (board.isLegal(move)) {
                attacks[count] = move;
                after[count++] = answers[move];
            }
        }
        if (targets.isAnything()) {
            attacks[count] = -1;
            after[count++] = toPass;
        }
        if (!isDecided) {
            learn(within(whole, grown), Points.NONE);
        }
        return lines.addReplies(within(whole, grown), Arrays.copyOf(attacks, count), Arrays.copyOf(after, count));
    }

    /** The line of the state after a pass of the attacker, if the search has won it, or must have. */
    private int answerToPass(int ply) {
        if (board.isPassed()) {
            return FAILED;
        }
        game.play(pass, ply);
        int line = targets.isAnything() || search.isKnownWon() ? defender(ply + 1, FAILED) : FAILED;
        game.undo();
        return line;
    }

    private Lines.State state(long zone) {
        return new Lines.State(
                zone, board.attacker(), board.defender(), board.isDefenderToMove(), board.koPoint(), targets.left());
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

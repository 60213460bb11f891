package org.sekilab.life.window;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntSupplier;
import java.util.function.IntUnaryOperator;
import org.sekilab.life.search.KnownLines;
import org.sekilab.life.search.Lines;
import org.sekilab.life.search.Partners;
import org.sekilab.life.search.Replies;
import org.sekilab.life.search.Unconditional;
import org.sekilab.life.zones.ZoneState;
import org.sekilab.model.Points;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.statics.LocalEvaluator;

/**
 * Writes down how a state of a {@link WindowSearch} is won. Mutable, used once.
 *
 * <p>It follows the moves of the search, and pairs where these decided. It finds the zone of each state anew from
 * the zones of the states that follow. The writer searches again what the table has lost. It also searches a state
 * again if its proof leads back to a state before it, see {@link ProofRenewal}.
 *
 * <p>If any living block is enough, each line ends with unconditional life. So each pass of the attacker has an answer:
 * where pairs decide, a stone on one of their points.
 *
 * <p>Cost: memory for each line and each state that was met; a search for each lost state.
 */
public final class StrategyWriter {
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
    private final Replies.Game attacks;
    private final int mostLines;
    private final Lines lines = new Lines();
    private final List<ZoneState> learned = new ArrayList<>(); // each after those that it rests on
    private final KnownLines<Key> known = new KnownLines<>();

    /** @param mostLines more lines are not written */
    public StrategyWriter(WindowSearch search, int mostLines) {
        this.search = search;
        this.game = search.game();
        this.board = game.board();
        this.shape = board.shape();
        this.pass = shape.size();
        this.zones = search.zones();
        this.attacks = new Replies.Game(board::empties, board::isLegal, zone -> zones.closeAtAttackersTurn(zone, 0));
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
        int line = board.isDefenderToMove() ? defender(0, () -> Points.NONE) : attacker(0);
        if (line != Lines.FAILED) {
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

    /** @param answerIfNew gives the move to play if the state is new, or {@link Points#NONE} if the search knows it */
    private int defender(int ply, IntSupplier answerIfNew) {
        Key key = key();
        int old = known.line(key);
        if (old != KnownLines.TO_FIND) {
            return old;
        }
        int answer = answerIfNew.getAsInt();
        if (answer == Points.NONE && targets.isAnything() && search.judge().isDecided()) {
            return settled(ply);
        }
        int move = answer == Points.NONE ? search.winningMove(ply) : answer;
        boolean isOver = move == pass && board.isPassed();
        if (move == Points.NONE || isOver || lines.size() > mostLines) {
            return Lines.FAILED;
        }
        known.enter(key);
        int line = lineOf(move, ply, answer == Points.NONE);
        if (line == Lines.FAILED && answer == Points.NONE && lines.size() <= mostLines && renewal.begin()) {
            move = renewal.winningMove(ply);
            line = move == Points.NONE ? Lines.FAILED : lineOf(move, ply, true);
            renewal.end();
        }
        known.note(key, line);
        if (line != Lines.FAILED) {
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
        if (after == Lines.FAILED) {
            return Lines.FAILED;
        }
        long zone = lines.zone(after);
        boolean isPass = move == pass || (zone & (1L << move | captured)) == 0;
        long grown = isPass ? zone : zones.beforeDefendersMove(zone, move, captured);
        if (isLearned && !isPass) {
            learn(whole.within(grown), move);
        }
        return lines.addMove(whole.within(grown), isPass ? -1 : move, after);
    }

    /** The line of a state that pairs decide, with a stone on one of their points that leads to unconditional life. */
    private int settled(int ply) {
        if (livesUnconditionally()) {
            return lines.addLeaf(state(-1).within(evaluator.support()));
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
                boolean isAlive = isDecided && livesUnconditionally();
                game.undo();
                sure |= isAlive ? 1L << move : 0;
                possible |= isDecided && !isAlive ? 1L << move : 0;
            }
        }
        int line = firstOf(sure, ply);
        return line == Lines.FAILED ? firstOf(possible, ply) : line;
    }

    /** The line of a state with the first of some stones that succeeds. */
    private int firstOf(long moves, int ply) {
        int line = Lines.FAILED;
        for (long rest = moves; rest != 0 && line == Lines.FAILED; rest &= rest - 1) {
            int move = Long.numberOfTrailingZeros(rest);
            line = defender(ply, () -> move);
        }
        return line;
    }

    private int attacker(int ply) {
        Key key = key();
        int old = known.line(key);
        if (old != KnownLines.TO_FIND) {
            return old;
        }
        if (lines.size() > mostLines) {
            return Lines.FAILED;
        }
        known.enter(key);
        game.enter(ply);
        int line = attackerLine(ply);
        game.leave();
        known.note(key, line);
        if (line != Lines.FAILED) {
            renewal.note(lines.zone(line), pass);
        }
        return line;
    }

    private int attackerLine(int ply) {
        Lines.State whole = state(-1);
        boolean isDecided = search.judge().isDecided();
        long support = isDecided ? evaluator.support() : 0;
        if (isDecided && livesUnconditionally()) {
            return lines.addLeaf(whole.within(support));
        }
        long[] pairs = isDecided ? evaluator.pairs() : new long[0];
        IntUnaryOperator answerTo = isDecided ? move -> answerByPairs(pairs, move, ply + 1) : move -> Points.NONE;
        boolean isPassSkipped = isDecided && !targets.isAnything();
        int toPass = isPassSkipped ? Lines.FAILED : answerToPass(ply);
        if (toPass == Lines.FAILED && targets.isAnything()) {
            return Lines.FAILED;
        }
        long start = isPassSkipped ? support : toPass == Lines.FAILED ? zones.start() : lines.zone(toPass);
        Replies replies = new Replies(lines);
        if (!replies.find(attacks, start, move -> lineAfter(move, answerTo, toPass, ply))) {
            return Lines.FAILED;
        }
        if (targets.isAnything()) {
            replies.add(Points.PASS, toPass);
        }
        Lines.State state = whole.within(replies.zone() & ~zones.outer());
        if (!isDecided) {
            learn(state, Points.NONE);
        }
        return replies.write(state);
    }

    /**
     * The line after a move of the attacker.
     *
     * @param answerTo gives the move to play after it, or {@link Points#NONE} if the search knows it
     * @param toPass the line after a pass, or {@link Lines#FAILED}
     */
    private int lineAfter(int move, IntUnaryOperator answerTo, int toPass, int ply) {
        long stones = board.defender();
        game.play(move, ply);
        long changed = 1L << move | stones & ~board.defender();
        boolean isAnswered = toPass != Lines.FAILED && (lines.zone(toPass) & changed) == 0;
        int line = isAnswered ? toPass : defender(ply + 1, () -> answerTo.applyAsInt(move));
        game.undo();
        return line;
    }

    /** True if the present state, which was found decided last, needs no more answers. */
    private boolean livesUnconditionally() {
        return Unconditional.lives(board, targets::areIn, evaluator.support());
    }

    /** The answer to a move by pairs. Without one, a stone that settles the state, or the search knows the answer. */
    private int answerByPairs(long[] pairs, int move, int ply) {
        int partner = Partners.of(pairs, move);
        if (board.isLegal(partner)) {
            return partner;
        }
        return targets.isAnything() ? Points.NONE : settlingMove(pairs, ply);
    }

    /**
     * A stone after which the stones live unconditionally, or else one after which the fewest pairs decide; a pass if
     * none leaves fewer. With passes alone, the attacker may fill liberties in each order, with a line for each.
     */
    private int settlingMove(long[] pairs, int ply) {
        int best = pass;
        int fewest = pairs.length;
        for (long rest = board.empties(); rest != 0; rest &= rest - 1) {
            int move = Long.numberOfTrailingZeros(rest);
            if (board.isLegal(move)) {
                game.play(move, ply);
                boolean isDecided = search.judge().isDecided();
                boolean isAlive = isDecided && livesUnconditionally();
                int left = isDecided ? evaluator.pairs().length : fewest;
                game.undo();
                if (isAlive) {
                    return move;
                }
                if (left < fewest) {
                    fewest = left;
                    best = move;
                }
            }
        }
        return best;
    }

    /** The line of the state after a pass of the attacker, if the search has won it, or must have. */
    private int answerToPass(int ply) {
        if (board.isPassed()) {
            return Lines.FAILED;
        }
        game.play(pass, ply);
        int line = targets.isAnything() || search.isKnownWon() ? defender(ply + 1, () -> Points.NONE) : Lines.FAILED;
        game.undo();
        return line;
    }

    /** The first state of a certificate has no ko. A move that is legal with one is legal without it. */
    private Lines.State state(long zone) {
        int ko = board.ply() == 0 ? Points.NONE : board.koPoint();
        return new Lines.State(zone, board.attacker(), board.defender(), board.isDefenderToMove(), ko, targets.left());
    }
}

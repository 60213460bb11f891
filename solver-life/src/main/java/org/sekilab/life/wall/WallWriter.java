package org.sekilab.life.wall;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.sekilab.life.search.KnownLines;
import org.sekilab.life.search.Lines;
import org.sekilab.life.search.Replies;
import org.sekilab.model.Board;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;

/**
 * Writes down how the first state of a {@link WallSearch} is won. Mutable, used once.
 *
 * <p>It follows the moves of the search, and finds the zone of each state anew from the zones of the states that
 * follow. What the table has lost is searched again.
 *
 * <p>If the prover may retake kos, the claim is about the whole board. The first state has all points of the board.
 * So the proof needs no stone beyond the points of the search. All later states are within these points.
 */
final class WallWriter {
    private static final int ELSEWHERE = 63; // the bit of all points that the search does not have
    private static final int POINT = 64; // and more: a point of the board that is no bit

    private record Key(long prover, long opponent, long rest) {}

    private final WallQuestion game;
    private final WallSearch search;
    private final WallBoard board;
    private final WallShape shape;
    private final WallZones zones;
    private final Replies.Game attacks;
    private final int mostLines;
    private final Lines lines = new Lines();
    private final KnownLines<Key> known = new KnownLines<>();
    private long played; // the zone of the first state without what no strategy here looks at, if it is the whole board

    /** @param search has won and stands at the first state */
    WallWriter(WallQuestion game, WallSearch search, int mostLines) {
        this.game = game;
        this.search = search;
        this.board = search.board();
        this.shape = board.shape();
        this.zones = search.zones();
        this.attacks = new Replies.Game(board::empties, board::isLegal, zone -> zones.closeAtOpponentsTurn(zone, 0));
        this.mostLines = mostLines;
    }

    /** Writes the proof; empty if it has too many states, or a limit comes first. */
    Optional<WallProof> write() {
        int first = game.isProversKo() ? onWholeBoard() : line(0);
        if (first == Lines.FAILED) {
            return Optional.empty();
        }
        Geometry geometry = shape.geometry();
        PointSet zone = shape.pointsOf(game.isProversKo() ? played : lines.zone(first));
        int[] sorted = (game.isProversKo() ? PointSet.board(geometry) : zone).toArray();
        BigInteger[] bits = new BigInteger[POINT];
        Arrays.fill(bits, BigInteger.ZERO);
        for (int number = 0; number < sorted.length; number++) {
            int bit = shape.bitOf(sorted[number]);
            int at = bit < 0 ? ELSEWHERE : bit;
            bits[at] = bits[at].setBit(number);
        }
        Lines.Text text = lines.text(first, bits, BigInteger.ZERO);
        List<Integer> line = lines.longest(first).stream().map(this::pointOf).toList();
        return Optional.of(new WallProof(
                game.claim(),
                text.proofOf(game.claim(), geometry, sorted),
                zone.freeze(),
                text.states().size(),
                line));
    }

    private int pointOf(int move) {
        if (move == Points.PASS) {
            return Points.PASS;
        }
        return move >= POINT ? move - POINT : shape.part(move).first();
    }

    private int line(int ply) {
        return board.isProvers() ? prover(ply) : opponent(ply);
    }

    /** The first state on the whole board. */
    private int onWholeBoard() {
        Lines.State whole = state(shape.all() | 1L << ELSEWHERE);
        if (board.goal() == WallQuestion.Goal.LIVE && WallLife.support(board) != 0) {
            played = WallLife.support(board);
            return lines.addLeaf(whole);
        }
        Position start = game.position();
        Board real = new Board(new Position(start.geometry(), start.black(), start.white(), game.first(), Points.NONE));
        if (board.isProvers()) {
            return firstOfProver(whole, real);
        }
        int here = line(0);
        if (here == Lines.FAILED) {
            return Lines.FAILED;
        }
        played = lines.zone(here);
        int elsewhere = elsewhere(here);
        List<Integer> moves = new ArrayList<>();
        List<Integer> after = new ArrayList<>();
        for (int point : PointSet.board(shape.geometry()).toArray()) {
            if (start.empties().contains(point) && real.isLegal(point)) {
                int bit = shape.bitOf(point);
                moves.add(bit < 0 ? POINT + point : bit);
                after.add(bit < 0 || (lines.zone(here) >>> bit & 1) == 0 ? elsewhere : after(bit));
            }
        }
        if (board.goal() == WallQuestion.Goal.KILL) {
            moves.add(Points.PASS);
            after.add(elsewhere);
        }
        return elsewhere == Lines.FAILED || after.contains(Lines.FAILED)
                ? Lines.FAILED
                : lines.addReplies(whole, array(moves), array(after));
    }

    private int firstOfProver(Lines.State whole, Board real) {
        int move = search.winningMove(0);
        if (move == Points.NONE) {
            return Lines.FAILED;
        }
        search.enter(0);
        int after = after(move);
        if (move != Points.PASS) {
            real.play(shape.part(move).first());
        }
        played = after == Lines.FAILED ? 0 : lines.zone(after) | (move == Points.PASS ? 0 : 1L << move);
        boolean isMoreBanned = real.koPoint() != Points.NONE && koAfter(move) == WallBoard.NO_KO;
        return after == Lines.FAILED || isMoreBanned ? Lines.FAILED : lines.addMove(whole, move, after);
    }

    private int koAfter(int move) {
        board.play(move);
        int ko = board.ko();
        board.undo();
        return ko;
    }

    /** The line after a stone that changes nothing here, with the prover to move. */
    private int elsewhere(int here) {
        if (board.goal() == WallQuestion.Goal.KILL) {
            return after(Points.PASS);
        }
        Lines.State state = state(0).within(lines.zone(here));
        return lines.addMove(
                new Lines.State(state.zone(), state.attacker(), state.defender(), true, Points.NONE, state.targets()),
                Points.PASS,
                here);
    }

    /** The line after a move in the first state. */
    private int after(int move) {
        long targets = board.targets();
        long captured = board.play(move);
        int line = board.isKilled() ? captured(captured & targets) : line(1);
        board.undo();
        return line;
    }

    /** The line of the present state, in which the last targets are captured. */
    private int captured(long targets) {
        return lines.addLeaf(state(0).within(targets));
    }

    private static int[] array(List<Integer> list) {
        return list.stream().mapToInt(Integer::intValue).toArray();
    }

    private Key key() {
        return new Key(board.prover(), board.opponent(), board.keyRest());
    }

    /** The line of a state that lives, or {@link Lines#FAILED}. */
    private int leaf() {
        long support = board.goal() == WallQuestion.Goal.LIVE ? WallLife.support(board) : 0;
        return support == 0 ? Lines.FAILED : lines.addLeaf(state(0).within(support));
    }

    private int prover(int ply) {
        Key key = key();
        int old = known.line(key);
        if (old != KnownLines.TO_FIND) {
            return old;
        }
        int line = leaf();
        if (line == Lines.FAILED) {
            int move = search.winningMove(ply);
            if (move == Points.NONE || lines.size() > mostLines) {
                return Lines.FAILED;
            }
            known.enter(key);
            search.enter(ply);
            line = proverLine(move, ply);
        }
        known.note(key, line);
        return line;
    }

    private int proverLine(int move, int ply) {
        Lines.State whole = state(0);
        long targets = board.targets();
        long captured = board.play(move);
        long firm = zones.firm(move);
        int after = board.isKilled() ? captured(captured & targets) : opponent(ply + 1);
        board.undo();
        if (after == Lines.FAILED) {
            return Lines.FAILED;
        }
        long grown = zones.beforeProversMove(lines.zone(after), move, captured, firm) & ~board.outer();
        boolean isPass = move == Points.PASS || (grown >>> move & 1) == 0;
        long shown = zones.keepDown(grown) & ~board.outer();
        return lines.addMove(whole.within(shown), isPass ? Points.PASS : move, after);
    }

    private int opponent(int ply) {
        Key key = key();
        int old = known.line(key);
        if (old != KnownLines.TO_FIND) {
            return old;
        }
        if (lines.size() > mostLines) {
            return Lines.FAILED;
        }
        int line = leaf();
        if (line == Lines.FAILED) {
            known.enter(key);
            search.enter(ply);
            line = opponentLine(ply);
        }
        known.note(key, line);
        return line;
    }

    private int opponentLine(int ply) {
        Lines.State whole = state(0);
        boolean isKill = board.goal() == WallQuestion.Goal.KILL;
        boolean hasPass = isKill || board.ko() != WallBoard.NO_KO;
        int toPass = hasPass ? answer(Points.PASS, ply) : Lines.FAILED;
        if (hasPass && toPass == Lines.FAILED) {
            return Lines.FAILED;
        }
        long passZone = toPass == Lines.FAILED ? 0 : lines.zone(toPass);
        Replies replies = new Replies(lines);
        if (!replies.find(attacks, zones.start() | passZone, move -> lineAfter(move, toPass, ply))) {
            return Lines.FAILED;
        }
        long grown = replies.zone() & ~board.outer();
        if (isKill || hasPass && (grown >>> board.ko() & 1) != 0) {
            replies.add(Points.PASS, toPass);
        }
        return replies.write(whole.within(grown));
    }

    /**
     * The line after a move of the opponent.
     *
     * @param toPass the line after a pass, or {@link Lines#FAILED}
     */
    private int lineAfter(int move, int toPass, int ply) {
        long captured = board.play(move);
        board.undo();
        boolean isAnswered = toPass != Lines.FAILED && (lines.zone(toPass) & (1L << move | captured)) == 0;
        return isAnswered ? toPass : answer(move, ply);
    }

    private int answer(int move, int ply) {
        board.play(move);
        int line = prover(ply + 1);
        board.undo();
        return line;
    }

    /** The first state of a certificate has no ko. A move that is legal with one is legal without it. */
    private Lines.State state(long zone) {
        int ko = board.ply() == 0 || board.ko() == WallBoard.NO_KO ? Points.NONE : board.ko();
        return new Lines.State(zone, board.opponent(), board.prover(), board.isProvers(), ko, board.targets());
    }
}

package org.sekilab.life.wide;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sekilab.life.search.KnownLines;
import org.sekilab.life.search.Lines;
import org.sekilab.life.wall.WallProof;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.local.WideBoard;
import org.sekilab.model.local.WideSet;
import org.sekilab.model.local.WideShape;

/**
 * Writes down how the first state of a {@link WideSearch} is won. Mutable, used once.
 *
 * <p>It follows the moves of the search, and pairs where these decided. It finds the zone of each state anew from the
 * zones of the states that follow. What the table has lost is searched again.
 *
 * <p>Cost: memory for each line, each state and each set that was met; a search for each lost state.
 */
final class WideWriter {
    private final WideQuestion question;
    private final WideSearch search;
    private final WideGame game;
    private final WideBoard board;
    private final WideShape shape;
    private final WideZones zones;
    private final WideSet all;
    private final WideSet hintZone;
    private final int mostLines;
    private final Lines lines = new Lines();
    private final PairsWriter pairs;
    private final KnownLines<Lines.State> known = new KnownLines<>(); // states in the whole window
    private final Map<Lines.State, Integer> lastLines = new HashMap<>(); // by states on the zones that the search has
    private final Map<Integer, Lines.State> written = new HashMap<>(); // by line
    private final Map<WideSet, Integer> numbers = new HashMap<>();
    private final List<WideSet> sets = new ArrayList<>(); // [number]

    /** @param search has won and stands at the first state */
    WideWriter(WideSearch search, int mostLines) {
        this.search = search;
        this.game = search.game();
        this.question = game.question();
        this.board = game.board();
        this.shape = board.shape();
        this.zones = search.zones();
        this.all = shape.setOf(question.points());
        this.hintZone = new WideSet(shape.words());
        this.mostLines = mostLines;
        this.pairs = new PairsWriter(game.core().shape(), shape, lines, this::number);
    }

    /** Writes the proof; empty if it has too many states, or a limit comes first. */
    Optional<WallProof> write() {
        int first = board.isDefenderToMove() ? defender(0) : attacker(0);
        if (first == Lines.FAILED) {
            return Optional.empty();
        }
        PointSet stones = question.stones();
        PointSet zone = pointsOf(lines.zone(first)).unite(stones).freeze();
        int[] sorted = zone.toArray();
        BigInteger always = bits(stones, sorted);
        Lines.Text text = lines.text(
                first,
                number -> bits(pointsOf(number), sorted).or(always),
                local -> Arrays.binarySearch(sorted, shape.point(local)));
        List<Integer> line = lines.longest(first).stream()
                .map(move -> move < 0 ? Points.PASS : shape.point(move))
                .toList();
        String claim = question.claim();
        return Optional.of(new WallProof(
                claim,
                text.proofOf(claim, shape.geometry(), sorted),
                zone,
                text.states().size(),
                line));
    }

    private PointSet pointsOf(long number) {
        return shape.pointsOf(set(number));
    }

    private static BigInteger bits(PointSet points, int[] sorted) {
        BigInteger bits = BigInteger.ZERO;
        for (int number = 0; number < sorted.length; number++) {
            bits = points.contains(sorted[number]) ? bits.setBit(number) : bits;
        }
        return bits;
    }

    private WideSet set(long number) {
        return sets.get((int) number);
    }

    private WideSet zone(int line) {
        return set(lines.zone(line));
    }

    /** The number of a set: equal sets have one number. */
    private int number(WideSet set) {
        Integer old = numbers.get(set);
        if (old != null) {
            return old;
        }
        WideSet copy = copy(set);
        numbers.put(copy, sets.size());
        sets.add(copy);
        return sets.size() - 1;
    }

    private WideSet copy(WideSet set) {
        WideSet copy = new WideSet(shape.words());
        copy.set(set);
        return copy;
    }

    /** The first state of a certificate has no ko. A move that is legal with one is legal without it. */
    private Lines.State state(WideSet zone) {
        int ko = board.ply() == 0 ? Points.NONE : board.koPoint();
        boolean isKo = ko != Points.NONE && zone.contains(ko);
        return new Lines.State(
                number(zone),
                within(board.attacker(), zone),
                within(board.defender(), zone),
                board.isDefenderToMove(),
                isKo ? ko : Points.NONE,
                0);
    }

    private int within(WideSet stones, WideSet zone) {
        WideSet some = copy(stones);
        some.intersect(zone);
        return number(some);
    }

    private int defender(int ply) {
        Lines.State key = state(all);
        int old = known.line(key);
        if (old != KnownLines.TO_FIND) {
            return old;
        }
        int move = search.winningMove(ply);
        boolean isOver = move == Points.PASS && board.isPassed();
        if (move == Points.NONE || isOver || known.size() > mostLines) {
            return Lines.FAILED;
        }
        Lines.State hint = state(search.readZone(hintZone) ? hintZone : all);
        int same = lineOf(hint);
        if (same != Lines.FAILED) {
            known.note(key, same);
            return same;
        }
        known.enter(key);
        search.enter(ply);
        search.play(move, ply);
        WideSet captured = new WideSet(shape.words());
        board.addCapturedTo(captured);
        int after = attacker(ply + 1);
        board.undo();
        search.leave();
        int line = Lines.FAILED;
        if (after != Lines.FAILED) {
            WideSet zone = copy(zone(after));
            boolean isPass = move == Points.PASS || !zone.contains(move) && !zone.intersects(captured);
            if (!isPass) {
                zones.growBeforeDefendersMove(zone, move, captured);
            }
            Lines.State here = state(zone);
            line = note(lines.addMove(here, isPass ? -1 : move, after), here, hint);
        }
        known.note(key, line);
        return line;
    }

    private int attacker(int ply) {
        Lines.State key = state(all);
        int old = known.line(key);
        if (old != KnownLines.TO_FIND) {
            return old;
        }
        if (known.size() > mostLines) {
            return Lines.FAILED;
        }
        game.look();
        int line = game.isDecided() ? pairs.write(game.core(), game.support()) : undecided(ply, key);
        known.note(key, line);
        return line;
    }

    private int undecided(int ply, Lines.State key) {
        Lines.State hint = state(search.readZone(hintZone) ? hintZone : all);
        int same = lineOf(hint);
        if (same != Lines.FAILED) {
            return same;
        }
        known.enter(key);
        search.enter(ply);
        int line = attackerLine(ply, hint);
        search.leave();
        return line;
    }

    /**
     * The line of an earlier state that is equal on the zone that the search has. The present state must also be
     * equal to it on the zone of that line.
     */
    private int lineOf(Lines.State hint) {
        Integer line = lastLines.get(hint);
        return line != null && state(zone(line)).equals(written.get(line)) ? line : Lines.FAILED;
    }

    /** Notes the line of the present state. */
    private int note(int line, Lines.State here, Lines.State hint) {
        written.put(line, here);
        lastLines.put(hint, line);
        return line;
    }

    private int attackerLine(int ply, Lines.State hint) {
        WideSet grown = new WideSet(shape.words());
        int toPass = answerToPass(ply);
        if (toPass == Lines.FAILED) {
            zones.startInto(grown);
        } else {
            grown.set(zone(toPass));
        }
        int[] answers = new int[shape.size()]; // [move]: the line
        Arrays.fill(answers, Lines.FAILED);
        WideSet preferred = closed();
        boolean isGrown = true;
        while (isGrown) {
            if (!zones.closeAtAttackersTurn(grown, preferred)) {
                return Lines.FAILED;
            }
            isGrown = false;
            WideSet open = openIn(grown);
            for (int move = open.next(0); move >= 0; move = open.next(move + 1)) {
                if (answers[move] == Lines.FAILED && board.isLegal(move)) {
                    answers[move] = answer(move, ply, toPass);
                    if (answers[move] == Lines.FAILED) {
                        return Lines.FAILED;
                    }
                    isGrown |= !grown.containsAll(zone(answers[move]));
                    grown.unite(zone(answers[move]));
                }
            }
        }
        zones.removeOuter(grown);
        Lines.State here = state(grown);
        return note(withAnswers(grown, answers, here), here, hint);
    }

    /** The empty points where the attacker may not play. They are the liberties to take first. */
    private WideSet closed() {
        WideSet closed = copy(board.empties());
        for (int move = closed.next(0); move >= 0; move = closed.next(move + 1)) {
            if (board.isLegal(move)) {
                closed.remove(move);
            }
        }
        return closed;
    }

    private WideSet openIn(WideSet zone) {
        WideSet open = copy(zone);
        open.intersect(board.empties());
        return open;
    }

    private int withAnswers(WideSet zone, int[] answers, Lines.State here) {
        int[] attacks = new int[answers.length];
        int[] after = new int[answers.length];
        int count = 0;
        WideSet open = openIn(zone);
        for (int move = open.next(0); move >= 0; move = open.next(move + 1)) {
            if (board.isLegal(move)) {
                attacks[count] = move;
                after[count++] = answers[move];
            }
        }
        return lines.addReplies(here, Arrays.copyOf(attacks, count), Arrays.copyOf(after, count));
    }

    /**
     * The line of the state after a move of the attacker.
     *
     * @param toPass the line after a pass, or {@link Lines#FAILED}
     */
    private int answer(int move, int ply, int toPass) {
        search.play(move, ply);
        WideSet captured = new WideSet(shape.words());
        board.addCapturedTo(captured);
        boolean isAnsweredByPass = toPass != Lines.FAILED
                && !zone(toPass).contains(move)
                && !zone(toPass).intersects(captured);
        int line = isAnsweredByPass ? toPass : defender(ply + 1);
        board.undo();
        return line;
    }

    /** The line of the state after a pass of the attacker, if the search has won it. */
    private int answerToPass(int ply) {
        if (board.isPassed()) {
            return Lines.FAILED;
        }
        search.play(Points.PASS, ply);
        int line = search.isKnownWon() ? defender(ply + 1) : Lines.FAILED;
        board.undo();
        return line;
    }
}

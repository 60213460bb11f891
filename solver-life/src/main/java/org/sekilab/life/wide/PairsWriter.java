package org.sekilab.life.wide;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.ToLongFunction;
import org.sekilab.life.search.KnownLines;
import org.sekilab.life.search.Lines;
import org.sekilab.life.search.Partners;
import org.sekilab.life.search.Unconditional;
import org.sekilab.model.Color;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.model.local.WideSet;
import org.sekilab.model.local.WideShape;
import org.sekilab.proof.Proofs;
import org.sekilab.statics.LocalEvaluator;

/**
 * Writes down how pairs of answers win on the points that their proof rests on, with all else as wall. Nothing beyond
 * these points has to be answered then. Mutable, confined to one thread.
 */
final class PairsWriter {
    private final Lines lines;
    private final ToLongFunction<WideSet> numbers;
    private final WideShape shape;
    private final LocalShape core;
    private final Map<Long, Part> parts = new HashMap<>(); // by their points in the core

    private record Stones(long attacker, long defender) {}

    /**
     * A writer for the decided states of one game.
     *
     * @param core the shape that the states are decided in
     * @param shape of the window
     * @param numbers gives a set of points of the window its number in the lines
     */
    PairsWriter(LocalShape core, WideShape shape, Lines lines, ToLongFunction<WideSet> numbers) {
        this.core = core;
        this.shape = shape;
        this.lines = lines;
        this.numbers = numbers;
    }

    /**
     * Writes a state with the attacker to move, and all that follow it. Returns its line, or -1 if there is none.
     *
     * @param board the state in the core
     * @param support the points that its proof rests on
     */
    int write(LocalBoard board, long support) {
        return parts.computeIfAbsent(support, Part::new).write(board);
    }

    /** The game on some points of the core. Mutable. */
    private final class Part {
        private final LocalShape small;
        private final LocalBoard board;
        private final LocalEvaluator evaluator;
        private final Color attackers;
        private final KnownLines<Stones> known = new KnownLines<>();

        Part(long support) {
            this.small = core.within(core.pointsOf(support));
            this.attackers = core.defender().opposite();
            this.board = new LocalBoard(small, Position.empty(core.geometry()), attackers);
            this.evaluator = new LocalEvaluator(board, LocalEvaluator.Rules.PAIRS, Proofs.CHECKABLE);
        }

        int write(LocalBoard whole) {
            long attacker = small.mask(core.pointsOf(whole.attacker()));
            long defender = small.mask(core.pointsOf(whole.defender()));
            board.place(attacker, defender, attackers);
            return attacker();
        }

        private int attacker() {
            board.giveUpDoubtfulStones();
            Stones stones = new Stones(board.attacker(), board.defender());
            int old = known.line(stones);
            if (old != KnownLines.TO_FIND) {
                return old;
            }
            boolean isDecided = evaluator.provesSafe() || evaluator.provesSafeWithFriends();
            if (board.isBlockCaptured() || !isDecided) {
                return Lines.FAILED;
            }
            known.enter(stones);
            long zone = zone();
            int line = Unconditional.lives(board, living -> true, zone) ? lines.addLeaf(state(zone)) : answers(zone);
            known.note(stones, line);
            return line;
        }

        /** All points but the attacker's stones that are connected to the wall. */
        private long zone() {
            return small.all() & ~board.flood(board.attacker() & small.wallAt(), board.attacker());
        }

        private int answers(long zone) {
            long[] pairs = evaluator.pairs();
            int[] attacks = new int[small.size()];
            int[] after = new int[small.size()];
            int count = 0;
            for (long rest = board.empties(); rest != 0; rest &= rest - 1) {
                int move = Long.numberOfTrailingZeros(rest);
                if (board.isLegal(move)) {
                    board.play(move);
                    int partner = Partners.of(pairs, move);
                    int line = board.isBlockCaptured()
                            ? Lines.FAILED
                            : answer(board.isLegal(partner) ? partner : Points.PASS);
                    board.undo();
                    if (line == Lines.FAILED) {
                        return Lines.FAILED;
                    }
                    attacks[count] = shape.localOf(small.point(move));
                    after[count++] = line;
                }
            }
            return lines.addReplies(state(zone), Arrays.copyOf(attacks, count), Arrays.copyOf(after, count));
        }

        /** The line of the present state, in which the defender plays a move. */
        private int answer(int move) {
            Lines.State here = state(zone());
            board.play(move);
            int after = attacker();
            board.undo();
            int local = move == Points.PASS ? -1 : shape.localOf(small.point(move));
            return after == Lines.FAILED ? Lines.FAILED : lines.addMove(here, local, after);
        }

        private Lines.State state(long zone) {
            int ko = board.koPoint();
            boolean isKo = ko != Points.NONE && (zone >>> ko & 1) != 0;
            return new Lines.State(
                    number(zone),
                    number(board.attacker() & zone),
                    number(board.defender() & zone),
                    board.isDefenderToMove(),
                    isKo ? shape.localOf(small.point(ko)) : Points.NONE,
                    0);
        }

        private long number(long points) {
            return numbers.applyAsLong(shape.setOf(small.pointsOf(points)));
        }
    }
}

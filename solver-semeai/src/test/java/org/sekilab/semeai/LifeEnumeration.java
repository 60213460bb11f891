package org.sekilab.semeai;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;

/**
 * The value of a race with life counted or without, from the rules alone. It enumerates all positions that play can
 * reach, and finds those from which a side forces its aim in finitely many moves. Two passes end the race. With life
 * counted, the pass of a side that may not retake a ko does not count. A race then goes on after the first capture of
 * an essential block. The captor wins unless its own block is captured too. Slow and plain; shares no code with the
 * analyzers except sets of points. Mutable: for one race and ko model.
 */
final class LifeEnumeration {
    private static final int MAX_STATES = 400_000;

    private final SemeaiProblem problem;
    private final Aim aim;
    private final PointSet field; // the points of play
    private final Map<State, Integer> indices = new HashMap<>();
    private final List<State> states = new ArrayList<>();
    private final List<List<Integer>> before = new ArrayList<>(); // [state]
    private final List<Integer> moves = new ArrayList<>(); // [state] number of moves from it

    /** What wins a race. */
    enum Aim {
        /** The first capture. Any two passes end the race. */
        CAPTURE,
        /** The first capture, if the captor's block is not captured later. */
        LIFE
    }

    /** The phase of the race. */
    private enum Phase {
        RACE,
        BLACK_CAPTURED_FIRST,
        WHITE_CAPTURED_FIRST,
        BLACK_WON,
        WHITE_WON,
        DRAWN;

        boolean isOver() {
            return compareTo(BLACK_WON) >= 0;
        }

        static Phase captorOf(Color mover) {
            return mover == Color.BLACK ? BLACK_CAPTURED_FIRST : WHITE_CAPTURED_FIRST;
        }

        static Phase winOf(Color color) {
            return color == Color.BLACK ? BLACK_WON : WHITE_WON;
        }
    }

    private record State(PointSet black, PointSet white, Color mover, int ko, boolean isPassed, Phase phase) {
        PointSet stones(Color color) {
            return color == Color.BLACK ? black : white;
        }
    }

    LifeEnumeration(SemeaiProblem problem) {
        this(problem, Aim.LIFE);
    }

    LifeEnumeration(SemeaiProblem problem, Aim aim) {
        this.problem = problem;
        this.aim = aim;
        this.field = problem.essentialBlock(Color.BLACK)
                .unite(problem.essentialBlock(Color.WHITE))
                .flood(problem.alive().copy().complement());
    }

    /** UNKNOWN if the verdict depends on the value of endless play. */
    SemeaiVerdict verdict(Color first) {
        Position position = problem.position();
        boolean isBanned = position.toMove() == first && problem.koWinner().bans(first);
        int ko = isBanned ? position.koPoint() : Points.NONE;
        int root = index(new State(position.black(), position.white(), first, ko, false, Phase.RACE));
        for (int next = 0; next < states.size(); next++) {
            expand(next);
        }
        for (Color winner : Color.values()) {
            if (forces(winner, phase -> phase == Phase.winOf(winner), root)) {
                return SemeaiVerdict.winOf(winner);
            }
        }
        boolean isHeldByBoth = true;
        for (Color holder : Color.values()) {
            isHeldByBoth &= forces(holder, phase -> phase.isOver() && phase != Phase.winOf(holder.opposite()), root);
        }
        return isHeldByBoth ? SemeaiVerdict.SEKI : SemeaiVerdict.UNKNOWN;
    }

    private int index(State state) {
        Integer known = indices.get(state);
        if (known != null) {
            return known;
        }
        if (states.size() == MAX_STATES) {
            throw new IllegalStateException("more than %d states".formatted(MAX_STATES));
        }
        indices.put(state, states.size());
        states.add(state);
        before.add(new ArrayList<>());
        moves.add(0);
        return states.size() - 1;
    }

    private void expand(int from) {
        State state = states.get(from);
        if (state.phase.isOver()) {
            return;
        }
        add(from, afterPass(state));
        PointSet empties = field.copy().subtract(state.black).subtract(state.white);
        for (int point : empties.toArray()) {
            if (point != state.ko) {
                State after = after(state, point);
                if (!isDead(after.stones(state.mover), after.stones(state.mover.opposite()), point)) {
                    add(from, after);
                }
            }
        }
    }

    private void add(int from, State to) {
        before.get(index(to)).add(from);
        moves.set(from, moves.get(from) + 1);
    }

    private State afterPass(State state) {
        Phase phase = state.phase;
        if (state.isPassed) {
            phase = switch (phase) {
                case BLACK_CAPTURED_FIRST -> Phase.BLACK_WON;
                case WHITE_CAPTURED_FIRST -> Phase.WHITE_WON;
                default -> Phase.DRAWN;
            };
        }
        boolean isFree = aim == Aim.CAPTURE || state.ko == Points.NONE;
        return new State(state.black, state.white, state.mover.opposite(), Points.NONE, isFree, phase);
    }

    private State after(State state, int point) {
        Color mover = state.mover;
        Color other = mover.opposite();
        PointSet own = state.stones(mover).copy();
        own.add(point);
        PointSet others = state.stones(other).copy();
        PointSet captured = new PointSet(own.geometry());
        for (int neighbor :
                PointSet.of(own.geometry(), point).exterior().intersect(others).toArray()) {
            if (isDead(others, own, neighbor)) {
                captured.unite(block(others, neighbor));
            }
        }
        others.subtract(captured);
        PointSet block = block(own, point);
        boolean isKo = captured.size() == 1
                && block.size() == 1
                && liberties(block, own.copy().unite(others)).equals(captured)
                && problem.koWinner().bans(other);
        int ko = isKo ? captured.first() : Points.NONE;
        Phase phase = phaseAfter(state.phase, mover, captured);
        return mover == Color.BLACK
                ? new State(own.freeze(), others.freeze(), other, ko, false, phase)
                : new State(others.freeze(), own.freeze(), other, ko, false, phase);
    }

    private Phase phaseAfter(Phase phase, Color mover, PointSet captured) {
        Color other = mover.opposite();
        boolean isEssential = captured.contains(other == Color.BLACK ? problem.black() : problem.white());
        if (phase == Phase.RACE) {
            Phase next = aim == Aim.CAPTURE ? Phase.winOf(mover) : Phase.captorOf(mover);
            return isEssential ? next : phase;
        }
        return isEssential && phase == Phase.captorOf(other) ? Phase.winOf(mover) : phase;
    }

    private boolean isDead(PointSet stones, PointSet opposing, int stone) {
        PointSet block = block(stones, stone);
        return !block.intersects(problem.alive())
                && liberties(block, stones.copy().unite(opposing)).isEmpty();
    }

    private static PointSet block(PointSet stones, int stone) {
        return PointSet.of(stones.geometry(), stone).flood(stones);
    }

    private static PointSet liberties(PointSet block, PointSet stones) {
        return block.exterior().subtract(stones);
    }

    /** True if a side has a strategy that ends play in one of the wanted phases; found backwards from these ends. */
    private boolean forces(Color side, Predicate<Phase> wanted, int root) {
        BitSet forced = new BitSet();
        int[] open = moves.stream().mapToInt(Integer::intValue).toArray(); // [state] moves that do not lead there
        ArrayDeque<Integer> found = new ArrayDeque<>();
        for (int state = 0; state < states.size(); state++) {
            if (wanted.test(states.get(state).phase)) {
                forced.set(state);
                found.add(state);
            }
        }
        for (Integer to = found.poll(); to != null; to = found.poll()) {
            for (int from : before.get(to)) {
                open[from]--;
                if (!forced.get(from) && (states.get(from).mover == side || open[from] == 0)) {
                    forced.set(from);
                    found.add(from);
                }
            }
        }
        return forced.get(root);
    }
}

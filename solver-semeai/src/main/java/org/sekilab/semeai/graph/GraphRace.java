package org.sekilab.semeai.graph;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sekilab.model.Color;
import org.sekilab.search.Outcome;
import org.sekilab.search.run.Budget;

/**
 * Plays out a race on a semeai graph, as numbers; mutable: keeps the values of states; confined to one thread.
 *
 * <p>Source: [N05] 5.4 to 5.6, which combine single races by rules. Here all forms (double, linear, circular and T) are
 * played instead. A move fills an outer, inner or shared liberty. The last inner liberty may be filled only if it is
 * the last liberty of the group. {@link Gains} tells the gain of a capture.
 * <p>Proves: on graphs it is exact. On a board it proves as much as the gains do.
 * <p>Differs: the rules of 5.4 assume that single races can be judged alone first, and have exceptions.
 * <p>Cost: the states of the graph, about the product of all liberties. Allocates for each state.
 */
public final class GraphRace {
    private static final int CAPTURED = -1; // inner liberties of a captured group

    private final SemeaiGraph graph;
    private final int blackGroup;
    private final int whiteGroup;
    private final Gains gains;
    private final Budget budget;
    private final Map<List<Integer>, Integer> values = new HashMap<>(); // for the side to move
    private final int[] inner; // [group]
    private final int[] outer; // [group]
    private final int[] shared; // [confrontation]

    /**
     * The race between two of the groups.
     *
     * @param gains the gains from captures
     * @param budget of the surrounding work; each state is a step. Once it is stopped, values and moves have no meaning
     */
    public GraphRace(SemeaiGraph graph, int blackGroup, int whiteGroup, Gains gains, Budget budget) {
        this.graph = graph;
        this.blackGroup = blackGroup;
        this.whiteGroup = whiteGroup;
        this.gains = gains;
        this.budget = budget;
        int groups = graph.groups().size();
        this.inner = new int[groups];
        this.outer = new int[groups];
        this.shared = new int[graph.confrontations().size()];
        for (int group = 0; group < groups; group++) {
            inner[group] = graph.groups().get(group).innerLiberties();
            outer[group] = graph.groups().get(group).outerLiberties() + graph.bufferLiberties(group);
        }
        for (int edge = 0; edge < shared.length; edge++) {
            Confrontation confrontation = graph.confrontations().get(edge);
            shared[edge] = confrontation.buffer().shared();
            outer[confrontation.black()] -= shared[edge];
            outer[confrontation.white()] -= shared[edge];
        }
    }

    /** WIN if black captures the white group, LOSS if white captures the black one, DRAW if neither. */
    public Outcome value(Color first) {
        int value = search(first, 0);
        if (value == 0) {
            return Outcome.DRAW;
        }
        return value > 0 == (first == Color.BLACK) ? Outcome.WIN : Outcome.LOSS;
    }

    /** A move that keeps the value; empty if a pass keeps it, as in every lost race. */
    public Optional<Move> findBestMove(Color first) {
        int best = search(first, 0);
        int groups = inner.length;
        for (int move = 0; move < 2 * groups + shared.length && best >= 0; move++) {
            if (valueOf(move, first) == best) {
                return Optional.of(
                        move < groups
                                ? new Move(Kind.OUTER, move)
                                : move < 2 * groups
                                        ? new Move(Kind.INNER, move - groups)
                                        : new Move(Kind.SHARED, move - 2 * groups));
            }
        }
        return Optional.empty();
    }

    /** The liberties that moves fill. */
    public enum Kind {
        /** An outer liberty of a group. */
        OUTER,
        /** An inner liberty of a group. */
        INNER,
        /** A liberty of both groups of a confrontation. */
        SHARED
    }

    /**
     * A move: the kind of liberty that it fills.
     *
     * @param index the number of the group or, for shared liberties, of the confrontation
     */
    public record Move(Kind kind, int index) {}

    /** The value for the side to move: 1, 0 or -1. */
    private int search(Color mover, int passes) {
        List<Integer> key = key(mover, passes);
        Integer known = values.get(key);
        if (known != null) {
            return known;
        }
        if (!budget.enter(0)) {
            return -1;
        }
        int best = -1;
        for (int move = 0; move < 2 * inner.length + shared.length && best < 1; move++) {
            best = Math.max(best, valueOf(move, mover));
        }
        if (best < 1) {
            best = Math.max(best, passes == 1 ? 0 : -search(mover.opposite(), 1));
        }
        values.put(key, best);
        return best;
    }

    /**
     * The value of a move; less than a loss if there is no such move. Moves are numbered: outer liberties of each
     * group, then inner ones, then shared ones.
     */
    private int valueOf(int move, Color mover) {
        int[] innerBefore = inner.clone();
        int[] outerBefore = outer.clone();
        int[] sharedBefore = shared.clone();
        int value = -2;
        if (fill(move, mover)) {
            int target = mover == Color.BLACK ? whiteGroup : blackGroup;
            int own = mover == Color.BLACK ? blackGroup : whiteGroup;
            boolean hasCaptured = capture(mover.opposite());
            if (inner[target] == CAPTURED) {
                value = 1;
            } else {
                boolean isSuicide = capture(mover) && !hasCaptured; // after a capture that gains nothing, it is a loss
                value = isSuicide ? value : inner[own] == CAPTURED ? -1 : -search(mover.opposite(), 0);
            }
        }
        System.arraycopy(innerBefore, 0, inner, 0, inner.length);
        System.arraycopy(outerBefore, 0, outer, 0, outer.length);
        System.arraycopy(sharedBefore, 0, shared, 0, shared.length);
        return value;
    }

    /** Fills a liberty, if the move is possible. */
    private boolean fill(int move, Color mover) {
        int groups = inner.length;
        if (move >= 2 * groups) {
            int edge = move - 2 * groups;
            return shared[edge]-- > 0;
        }
        int group = move % groups;
        if (graph.groups().get(group).color() == mover || inner[group] == CAPTURED) {
            return false;
        }
        if (move < groups) {
            return outer[group]-- > 0;
        }
        boolean isFillable =
                inner[group] < RaceGroup.ALIVE && (inner[group] > 1 || inner[group] == 1 && liberties(group) == 1);
        return isFillable && inner[group]-- > 0;
    }

    /** Removes the groups of a color that have no liberties; true if there was one. */
    private boolean capture(Color color) {
        boolean hasCaptured = false;
        for (int group = 0; group < inner.length; group++) {
            if (graph.groups().get(group).color() == color && inner[group] != CAPTURED && liberties(group) == 0) {
                inner[group] = CAPTURED;
                hasCaptured = true;
                reward(group);
            }
        }
        return hasCaptured;
    }

    private void reward(int captured) {
        for (Confrontation edge : graph.confrontations()) {
            int other = edge.black() == captured ? edge.white() : edge.black();
            if ((edge.black() == captured || edge.white() == captured) && inner[other] != CAPTURED) {
                inner[other] = gains.innerAfter(other, inner[other], captured);
            }
        }
    }

    private int liberties(int group) {
        int sum = inner[group] + outer[group];
        for (int edge = 0; edge < shared.length; edge++) {
            Confrontation confrontation = graph.confrontations().get(edge);
            sum += confrontation.black() == group || confrontation.white() == group ? shared[edge] : 0;
        }
        return sum;
    }

    private List<Integer> key(Color mover, int passes) {
        List<Integer> key = new ArrayList<>();
        key.add(2 * mover.ordinal() + passes);
        for (int group = 0; group < inner.length; group++) {
            key.add(inner[group]);
            key.add(outer[group]);
        }
        for (int each : shared) {
            key.add(each);
        }
        return key;
    }
}

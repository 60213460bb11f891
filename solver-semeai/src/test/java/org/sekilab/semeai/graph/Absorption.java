package org.sekilab.semeai.graph;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.sekilab.model.Color;
import org.sekilab.semeai.graph.SingleRace.Relation;

/**
 * The rule of the paper for dead groups, which no analyzer uses. It removes dead groups from a semeai graph. The groups
 * that confront a dead group absorb it and get its place as an eye. Immutable.
 *
 * <p>Source: [N05] 5.6, steps 1 to 3. A group is dead if each group that it confronts captures it in a single race,
 * with either side first and all others alive. So the last group of a chain, which captures nothing, goes first (5.4
 * (3)). The rest is to be played out, see {@link GraphRace}.
 * <p>Proves: nothing about a board, where captures may come too late, and shapes matter. Tests compare it with playing
 * out on graphs of three groups in a line.
 * <p>Differs: the paper leaves open the gain of an absorbing group. Here the place of the dead group is an eye of all
 * its points, less one move for each dead stone. The absorbing group lives if it has another eye, or if alive stones
 * touch the place. Places of 4 to 7 points count as nakade shapes, which is the worst case for the group.
 * <p>Cost: a look at all edges for each group that is dead.
 */
public final class Absorption {
    private static final int LARGEST_NAKADE = 7;

    private final List<RaceGroup> groups;
    private final List<Fate> fates;
    private final List<Confrontation> edges;

    /** The fate of a group. */
    public enum Fate {
        /** It has two eyes, or connects to stones that are alive. */
        ALIVE,
        /** It is captured with either side first, or it has at most one eye and no group left to capture. */
        DEAD,
        /** It is in a race that has to be played out. */
        OPEN
    }

    private Absorption(SemeaiGraph graph) {
        this.groups = new ArrayList<>(graph.groups());
        this.fates = new ArrayList<>(Collections.nCopies(groups.size(), Fate.OPEN));
        this.edges = new ArrayList<>(graph.confrontations());
    }

    /** Absorbs dead groups until none is left. */
    public static Absorption of(SemeaiGraph graph) {
        Absorption absorption = new Absorption(graph);
        int dead = absorption.findDead();
        while (dead >= 0) {
            absorption.absorb(dead);
            dead = absorption.findDead();
        }
        for (int group = 0; group < absorption.groups.size(); group++) {
            if (absorption.fates.get(group) == Fate.OPEN
                    && absorption.neighbors(group).isEmpty()) {
                absorption.fates.set(group, Fate.DEAD);
            }
        }
        return absorption;
    }

    /** The fate of a group. */
    public Fate fate(int group) {
        return fates.get(group);
    }

    /** The remaining graph, with the same group numbers. Only open groups have edges; no moves exist at the others. */
    public SemeaiGraph rest() {
        List<RaceGroup> left = new ArrayList<>();
        for (int group = 0; group < groups.size(); group++) {
            RaceGroup label = groups.get(group);
            left.add(
                    fates.get(group) == Fate.OPEN
                            ? label
                            : new RaceGroup(label.color(), label.size(), RaceGroup.ALIVE, 0));
        }
        return new SemeaiGraph(left, edges);
    }

    /** The first group that all confronting groups capture; negative if there is none. */
    private int findDead() {
        for (int group = 0; group < groups.size(); group++) {
            if (isCapturedByAll(group)) {
                return group;
            }
        }
        return -1;
    }

    private boolean isCapturedByAll(int group) {
        Relation captured =
                groups.get(group).color() == Color.BLACK ? Relation.WHITE_CAPTURES : Relation.BLACK_CAPTURES;
        List<Confrontation> around = neighbors(group);
        return !around.isEmpty() && around.stream().allMatch(edge -> relation(edge) == captured);
    }

    /** The relation of two groups if all others are alive: their liberties towards those are outer liberties. */
    private Relation relation(Confrontation edge) {
        RaceGroup black = groups.get(edge.black());
        RaceGroup white = groups.get(edge.white());
        int shared = edge.buffer().shared();
        return new SingleRace(
                        black.innerLiberties(),
                        black.outerLiberties() + bufferLiberties(edge.black()) - shared,
                        white.innerLiberties(),
                        white.outerLiberties() + bufferLiberties(edge.white()) - shared,
                        shared)
                .relation();
    }

    private void absorb(int dead) {
        RaceGroup label = groups.get(dead);
        int place = label.size() + label.innerLiberties() + bufferLiberties(dead);
        List<Confrontation> around = neighbors(dead);
        fates.set(dead, Fate.DEAD);
        edges.removeAll(around);
        for (Confrontation edge : around) {
            int captor = edge.black() == dead ? edge.white() : edge.black();
            RaceGroup before = groups.get(captor);
            boolean lives = label.outerLiberties() > 0 || before.innerLiberties() > 0 || place > LARGEST_NAKADE;
            int inner = lives ? RaceGroup.ALIVE : eyeMoves(place) - label.size();
            groups.set(captor, new RaceGroup(before.color(), before.size() + place, inner, before.outerLiberties()));
            if (lives) {
                settle(captor);
            }
        }
    }

    /** Removes a group that lives from the graph: liberties of other groups towards it become outer liberties. */
    private void settle(int alive) {
        fates.set(alive, Fate.ALIVE);
        List<Confrontation> around = neighbors(alive);
        edges.removeAll(around);
        for (Confrontation edge : around) {
            int other = edge.black() == alive ? edge.white() : edge.black();
            RaceGroup before = groups.get(other);
            int liberties = edge.black() == alive
                    ? edge.buffer().white()
                    : edge.buffer().black();
            groups.set(
                    other,
                    new RaceGroup(
                            before.color(),
                            before.size(),
                            before.innerLiberties(),
                            before.outerLiberties() + liberties));
        }
    }

    private List<Confrontation> neighbors(int group) {
        return edges.stream()
                .filter(edge -> edge.black() == group || edge.white() == group)
                .toList();
    }

    private int bufferLiberties(int group) {
        return new SemeaiGraph(groups, edges).bufferLiberties(group);
    }

    /** The moves that a plain eye is worth [M99]. */
    private static int eyeMoves(int points) {
        return points <= PaperGains.LARGEST_DEAD_EYE ? points : (points * points - 3 * points) / 2 + 3;
    }
}

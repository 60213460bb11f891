package org.sekilab.scoring;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.sekilab.model.Board;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.proof.SafetyMap;
import org.sekilab.statics.groups.StaticAnalysis;
import org.sekilab.statics.groups.StaticAnalyzer;
import org.sekilab.statics.groups.StaticGroup;

/**
 * Guesses which stones are dead at the end of a game, where no proof tells. Immutable; threads may share it.
 *
 * <p>Random games start from what is proved: no side plays on proved points. The stones of a static group share one
 * fate. A group counts as dead if the opponent has its stones' points at the end of most games. Its fate is in doubt if
 * a third of the games disagree. A group in doubt counts as dead, too, if it has not half an eye and faces only groups
 * that clearly live. Random games leave it too much room. A group that looks like one in seki, see {@link StandOff}, is
 * in doubt and not dead. Equal boards get equal answers, as the games are the same.
 *
 * <p>Source: own; the groups are those of [N05] 3.2.
 * <p>Proves: nothing.
 * <p>Differs: not applicable.
 * <p>Cost: a thousand games, some 100 ms on 19x19.
 */
public final class DeadStoneEstimator {
    private static final int GAMES = 1000; // half of them with each side first
    private static final long SEED = 1;
    private static final double MOST_DISSENT = 1.0 / 3;

    private final StaticAnalyzer analyzer;

    /** @param analyzer finds the groups that share a fate */
    public DeadStoneEstimator(StaticAnalyzer analyzer) {
        this.analyzer = analyzer;
    }

    /**
     * The guess for all stones that are proved neither alive nor dead.
     *
     * @throws IllegalArgumentException if a block has no liberty
     */
    public DeadStoneEstimate estimate(SafetyMap safety) {
        Position position = safety.position();
        int[][] owned = playOut(safety);
        PointSet open = position.empties().complement();
        for (Color color : Color.values()) {
            open.subtract(safety.aliveStones(color)).subtract(safety.deadStones(color));
        }
        List<StaticGroup> groups = new ArrayList<>();
        StaticAnalysis analysis = analyzer.analyze(position);
        for (Color color : Color.values()) {
            groups.addAll(analysis.groups(color));
        }
        PointSet dead = new PointSet(position.geometry());
        PointSet doubtful = new PointSet(position.geometry());
        PointSet weak = new PointSet(position.geometry()); // the stones that do not clearly live
        StandOff standOff = new StandOff(position);
        for (StaticGroup group : groups) {
            double share = share(group, owned);
            boolean isSeki = share >= MOST_DISSENT && standOff.protects(group);
            if (share > 0.5 && !isSeki) {
                dead.unite(group.stones());
            }
            if (share >= MOST_DISSENT) {
                weak.unite(group.stones());
            }
            if (isSeki || share >= MOST_DISSENT && share <= 1 - MOST_DISSENT) {
                doubtful.unite(group.stones());
            }
        }
        for (StaticGroup group : groups) {
            boolean isDoubtful = doubtful.intersects(group.stones()) && !standOff.protects(group);
            if (isDoubtful && hasNoHope(group, groups, weak)) {
                dead.unite(group.stones());
            }
        }
        return new DeadStoneEstimate(dead.intersect(open), doubtful.intersect(open));
    }

    /** True when a group has not half an eye, and all groups that it faces clearly live. */
    private static boolean hasNoHope(StaticGroup group, List<StaticGroup> groups, PointSet weak) {
        return group.eyes().halves() == 0
                && groups.stream().noneMatch(other -> weak.intersects(other.stones()) && group.faces(other));
    }

    /** In how many games a color has a point at the end: [color][point]. */
    private static int[][] playOut(SafetyMap safety) {
        Position position = safety.position();
        Geometry geometry = position.geometry();
        int[][] owned = new int[Color.values().length][geometry.area()];
        RandomGame game =
                new RandomGame(RandomGame.settled(safety), new SplittableRandom(SEED), RandomGame.Style.PLAIN);
        for (int i = 0; i < GAMES; i++) {
            Color first = Color.values()[i % 2];
            Board end = game.play(Position.of(position.black(), position.white(), first));
            for (int point = 0; point < geometry.area(); point++) {
                int owner = RandomGame.owner(end, point);
                owned[Color.BLACK.ordinal()][point] += owner == Board.BLACK ? 1 : 0;
                owned[Color.WHITE.ordinal()][point] += owner == Board.WHITE ? 1 : 0;
            }
        }
        for (Color color : Color.values()) {
            PointSet safe = safety.safePoints(color);
            for (int point = safe.first(); point != Points.NONE; point = safe.next(point)) {
                owned[color.ordinal()][point] = GAMES;
                owned[color.opposite().ordinal()][point] = 0;
            }
        }
        return owned;
    }

    /** The share of the games that the opponent wins, on the average of the stones. */
    private static double share(StaticGroup group, int[][] owned) {
        int[] opponents = owned[group.color().opposite().ordinal()];
        PointSet stones = group.stones();
        long sum = 0;
        for (int point = stones.first(); point != Points.NONE; point = stones.next(point)) {
            sum += opponents[point];
        }
        return (double) sum / GAMES / stones.size();
    }
}

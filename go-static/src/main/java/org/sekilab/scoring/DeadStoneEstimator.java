package org.sekilab.scoring;

import java.util.SplittableRandom;
import org.sekilab.model.BasicRegion;
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
 * a third of the games disagree. Equal boards get equal answers, as the games are always the same.
 *
 * <p>Source: own; the groups are those of [N05] 3.2.
 * <p>Proves: nothing.
 * <p>Differs: not applicable.
 * <p>Cost: a thousand games, about 60 ms on 19x19.
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
        PointSet dead = new PointSet(position.geometry());
        PointSet doubtful = new PointSet(position.geometry());
        StaticAnalysis analysis = analyzer.analyze(position);
        for (Color color : Color.values()) {
            PointSet open = position.stones(color)
                    .copy()
                    .subtract(safety.aliveStones(color))
                    .subtract(safety.deadStones(color));
            for (StaticGroup group : analysis.groups(color)) {
                double share = share(group.stones(), owned[color.opposite().ordinal()]);
                PointSet stones = group.stones().copy().intersect(open);
                if (share > 0.5) {
                    dead.unite(stones);
                }
                if (share > MOST_DISSENT && share < 1 - MOST_DISSENT) {
                    doubtful.unite(stones);
                }
            }
        }
        return new DeadStoneEstimate(dead, doubtful);
    }

    /** In how many games a color has a point at the end: [color][point]. */
    private static int[][] playOut(SafetyMap safety) {
        Position position = safety.position();
        Geometry geometry = position.geometry();
        int[][] owned = new int[Color.values().length][geometry.area()];
        RandomGame game = new RandomGame(settled(safety), new SplittableRandom(SEED));
        for (int i = 0; i < GAMES; i++) {
            Color first = Color.values()[i % 2];
            Board end = game.play(Position.of(position.black(), position.white(), first));
            for (int point = 0; point < geometry.area(); point++) {
                int owner = owner(end, point);
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

    /** The points where no side plays: proved ones, and those of regions in seki. */
    private static PointSet settled(SafetyMap safety) {
        PointSet settled = new PointSet(safety.position().geometry());
        for (Color color : Color.values()) {
            settled.unite(safety.safePoints(color));
            for (BasicRegion region : safety.regionMap(color).regions()) {
                if (safety.isSeki(region)) {
                    settled.unite(region.points());
                }
            }
        }
        return settled;
    }

    /** The color that has a point: by its stone there, or as the only color beside it. Else another number. */
    private static int owner(Board end, int point) {
        int owner = end.stone(point);
        for (int direction = 0; direction < 4 && end.isEmpty(point); direction++) {
            int beside = end.stone(end.geometry().neighbor(point, direction));
            owner |= beside == Board.OFF ? Board.EMPTY : beside;
        }
        return owner;
    }

    private static double share(PointSet stones, int[] owned) {
        long sum = 0;
        for (int point = stones.first(); point != Points.NONE; point = stones.next(point)) {
            sum += owned[point];
        }
        return (double) sum / GAMES / stones.size();
    }
}

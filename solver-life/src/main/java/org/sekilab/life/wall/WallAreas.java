package org.sekilab.life.wall;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.sekilab.model.PointSet;

/** Chooses points to play a {@link WallGame} on. Less points are harder for the prover, and faster to search. */
final class WallAreas {
    private static final int MOST_STEPS = 12;

    private final PointSet own; // the prover's stones
    private final PointSet others;
    private final PointSet area;
    private final PointSet targets;
    private final boolean isKill;
    private final List<PointSet> found = new ArrayList<>();

    private WallAreas(WallGame game, PointSet area) {
        this.own = game.position().stones(game.prover());
        this.others = game.position().stones(game.prover().opposite());
        this.area = area;
        this.targets = game.targets();
        this.isKill = game.goal() == WallGame.Goal.KILL;
    }

    /**
     * Sets of points around the targets, the smallest first.
     *
     * @param area all of them are within it; none if it does not contain the targets
     */
    static List<PointSet> around(WallGame game, PointSet area) {
        WallAreas areas = new WallAreas(game, area);
        if (area.containsAll(areas.targets)) {
            areas.addGrown(areas.targets, 1);
            areas.addGrown(areas.room(), 0);
        }
        areas.found.sort(Comparator.comparingInt(PointSet::size));
        return areas.found;
    }

    /** The points that the targets can reach if the other side passes: of killing, all but the prover's stones. */
    private PointSet room() {
        PointSet reached = isKill ? area.copy().subtract(own) : area.copy().subtract(others);
        return targets.flood(reached.unite(targets));
    }

    private void addGrown(PointSet from, int leastSteps) {
        PointSet points = from.copy();
        for (int step = 0; step < MOST_STEPS && points.size() <= 2 * WallShape.MOST_BITS; step++) {
            points.unite(points.exterior().intersect(area));
            uniteBlocks(points);
            if (step >= leastSteps && found.stream().noneMatch(points::equals)) {
                found.add(points.copy());
            }
        }
    }

    /** Adds the rest of blocks, of both colors if the prover captures. */
    private void uniteBlocks(PointSet points) {
        points.unite(points.copy().intersect(own).flood(own.copy().intersect(area)));
        if (isKill) {
            points.unite(points.copy().intersect(others).flood(others.copy().intersect(area)));
        }
    }
}

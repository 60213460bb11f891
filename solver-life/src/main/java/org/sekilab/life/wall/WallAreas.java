package org.sekilab.life.wall;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.sekilab.model.PointSet;

/** Chooses points to play a {@link WallQuestion} on. Less points are harder for the prover, and faster to search. */
final class WallAreas {
    private static final int MOST_STEPS = 12;
    private static final int LIBERTIES = 4;

    private final PointSet own; // the prover's stones
    private final PointSet others;
    private final PointSet empties;
    private final PointSet area;
    private final PointSet targets;
    private final boolean isAgainst;
    private final List<PointSet> found = new ArrayList<>();

    private WallAreas(WallQuestion game, PointSet area) {
        this.own = game.position().stones(game.prover());
        this.others = game.position().stones(game.prover().opposite());
        this.empties = game.position().empties();
        this.area = area;
        this.targets = game.targets();
        this.isAgainst = game.goal() != WallQuestion.Goal.LIVE;
    }

    /**
     * Sets of points around the targets, the smallest first.
     *
     * @param area all of them are within it; none if it does not contain the targets
     */
    static List<PointSet> around(WallQuestion game, PointSet area) {
        WallAreas areas = new WallAreas(game, area);
        if (area.containsAll(areas.targets)) {
            areas.addWalks();
            areas.addGrown();
        }
        areas.found.sort(Comparator.comparingInt(PointSet::size));
        return areas.found;
    }

    /**
     * What the other side can walk to from the targets in some steps, with the prover's blocks around and some of their
     * liberties. More of these liberties are more to answer.
     */
    private void addWalks() {
        PointSet walked = targets.copy();
        for (int step = 1; step <= MOST_STEPS && walked.size() <= 2 * WallShape.MOST_BITS; step++) {
            walked.unite(walked.exterior().intersect(area).subtract(own));
            uniteBlocks(walked);
            add(withLiberties(walked));
        }
    }

    private PointSet withLiberties(PointSet walked) {
        PointSet points = walked.copy();
        for (PointSet block : own.components()) {
            if (area.containsAll(block)
                    && (block.intersects(walked) || block.exterior().intersects(walked))) {
                points.unite(block);
                PointSet liberties =
                        block.exterior().intersect(area).intersect(empties).subtract(walked);
                int[] some = liberties.toArray();
                for (int i = 0; i < Math.min(LIBERTIES, some.length); i++) {
                    points.add(some[i]);
                }
            }
        }
        return points;
    }

    /** All points within some steps. */
    private void addGrown() {
        PointSet points = targets.copy();
        for (int step = 1; step <= MOST_STEPS && points.size() <= 2 * WallShape.MOST_BITS; step++) {
            points.unite(points.exterior().intersect(area));
            uniteBlocks(points);
            if (step > 1) {
                add(points.copy());
            }
        }
    }

    private void add(PointSet points) {
        if (found.stream().noneMatch(points::equals)) {
            found.add(points);
        }
    }

    /** Adds the rest of blocks, of both colors if the targets are the opponent's. */
    private void uniteBlocks(PointSet points) {
        points.unite(points.copy().intersect(own).flood(own.copy().intersect(area)));
        if (isAgainst) {
            points.unite(points.copy().intersect(others).flood(others.copy().intersect(area)));
        }
    }
}

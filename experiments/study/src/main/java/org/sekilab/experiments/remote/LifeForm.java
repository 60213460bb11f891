package org.sekilab.experiments.remote;

import java.util.List;
import org.sekilab.life.LifeProblem;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.Position;

/**
 * A problem of life and death as numbers and names, for another process. Points are those of the board.
 *
 * @param width of the board
 * @param height of the board
 */
record LifeForm(
        int width,
        int height,
        List<Integer> black,
        List<Integer> white,
        Color defender,
        Color first,
        List<List<Integer>> groups,
        List<Integer> area) {
    static LifeForm of(LifeProblem problem) {
        Position position = problem.position();
        return new LifeForm(
                position.geometry().width(),
                position.geometry().height(),
                PointList.of(position.black()),
                PointList.of(position.white()),
                problem.defender(),
                problem.first(),
                problem.groups(),
                PointList.of(problem.area()));
    }

    LifeProblem problem() {
        Geometry geometry = Geometry.of(width, height);
        Position position = Position.of(PointList.read(geometry, black), PointList.read(geometry, white), first);
        return new LifeProblem(position, defender, first, groups, PointList.read(geometry, area));
    }
}

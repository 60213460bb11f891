package org.sekilab.experiments.remote;

import java.util.List;
import org.sekilab.life.LifeProblem;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;

/**
 * A problem of life and death as numbers and names, for another process. Points are those of the board.
 *
 * @param width of the board
 * @param height of the board
 * @param ko the point where the first move may not retake a ko, or {@link Points#NONE}
 */
record LifeForm(
        int width,
        int height,
        List<Integer> black,
        List<Integer> white,
        Color defender,
        Color first,
        int ko,
        List<List<Integer>> groups,
        List<Integer> area) {
    static LifeForm of(LifeProblem problem) {
        Position position = problem.position();
        return new LifeForm(
                position.geometry().width(),
                position.geometry().height(),
                position.black().toList(),
                position.white().toList(),
                problem.defender(),
                problem.first(),
                position.koPointFor(problem.first()),
                problem.groups(),
                problem.area().toList());
    }

    LifeProblem problem() {
        Geometry geometry = Geometry.of(width, height);
        Position position =
                new Position(geometry, PointSet.of(geometry, black), PointSet.of(geometry, white), first, ko);
        return new LifeProblem(position, defender, first, groups, PointSet.of(geometry, area));
    }
}

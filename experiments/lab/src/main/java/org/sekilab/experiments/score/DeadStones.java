package org.sekilab.experiments.score;

import org.sekilab.experiments.InputException;
import org.sekilab.experiments.solve.BoardInput;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.proof.SafetyMap;
import org.sekilab.proof.SafetySolver;

/** The source that says which stones of a position are dead. */
@FunctionalInterface
public interface DeadStones {
    /** No stone is. */
    DeadStones NONE = input -> new PointSet(input.position().geometry());

    /**
     * The dead stones of both colors, a new set.
     *
     * @throws InputException if a named point has no stone
     */
    PointSet of(BoardInput input);

    /** The blocks of the stones at some points, in GTP coordinates, separated by commas or blanks. */
    static DeadStones named(String points) {
        return input -> {
            Position position = input.position();
            PointSet dead = new PointSet(position.geometry());
            for (int point : parse(input, points)) {
                dead.unite(blockAt(input, position, point));
            }
            return dead;
        };
    }

    /** The stones that a solver proves dead. */
    static DeadStones proved(SafetySolver solver) {
        return input -> {
            SafetyMap safety = solver.solve(input.position());
            return safety.deadStones(Color.BLACK).unite(safety.deadStones(Color.WHITE));
        };
    }

    private static int[] parse(BoardInput input, String points) {
        Geometry geometry = input.position().geometry();
        try {
            return GtpPoints.parseList(geometry, points);
        } catch (IllegalArgumentException e) {
            throw new InputException("--dead", "%s, in %s".formatted(e.getMessage(), input.label()));
        }
    }

    private static PointSet blockAt(BoardInput input, Position position, int point) {
        if (point == Points.PASS) {
            throw new InputException("--dead", "a pass is no stone");
        }
        for (Color color : Color.values()) {
            if (position.stones(color).contains(point)) {
                return PointSet.of(position.geometry(), point).flood(position.stones(color));
            }
        }
        String name = position.geometry().name(point);
        throw new InputException("--dead", "there is no stone at %s, in %s".formatted(name, input.label()));
    }
}

package org.sekilab.experiments.score;

import java.util.Optional;
import org.sekilab.experiments.Argument;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.StrategyKind;
import org.sekilab.experiments.solve.BoardInput;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.model.text.UnknownPointException;
import org.sekilab.proof.SafetyMap;
import org.sekilab.proof.SafetySolver;

/** The source that says which stones of a position are dead. */
@FunctionalInterface
public interface DeadStones {
    /** The word for the stones that a solver proves dead. */
    String AUTO = "auto";

    /** No stone is. */
    DeadStones NONE = input -> new PointSet(input.position().geometry());

    /**
     * The dead stones of both colors, a new set.
     *
     * @throws InputException if a named point has no stone
     */
    PointSet of(BoardInput input);

    /** The blocks of the stones at some points, in GTP coordinates, separated by commas or blanks. */
    static DeadStones named(Argument points) {
        return input -> {
            Position position = input.position();
            PointSet dead = new PointSet(position.geometry());
            for (int point : parse(points, input)) {
                dead.unite(blockAt(points, input, point));
            }
            return dead;
        };
    }

    /**
     * The stones that a user asks for: points, or {@code auto} for the stones that {@code safety.solver} proves dead.
     * No stones if nothing is asked.
     */
    static DeadStones asked(Optional<Argument> dead, Laboratory laboratory) {
        return dead.map(points -> points.text().equalsIgnoreCase(AUTO)
                        ? proved(laboratory.create(StrategyKind.SOLVERS))
                        : named(points))
                .orElse(NONE);
    }

    /** The stones that a solver proves dead. */
    static DeadStones proved(SafetySolver solver) {
        return input -> {
            SafetyMap safety = solver.solve(input.position());
            return safety.deadStones(Color.BLACK).unite(safety.deadStones(Color.WHITE));
        };
    }

    private static int[] parse(Argument points, BoardInput input) {
        try {
            return GtpPoints.parseList(input.position().geometry(), points.text());
        } catch (UnknownPointException e) {
            throw points.mistake("%s, in %s".formatted(e.description(), input.label()));
        }
    }

    private static PointSet blockAt(Argument points, BoardInput input, int point) {
        Position position = input.position();
        if (point == Points.PASS) {
            throw points.mistake("a pass is not a stone");
        }
        for (Color color : Color.values()) {
            if (position.stones(color).contains(point)) {
                return PointSet.of(position.geometry(), point).flood(position.stones(color));
            }
        }
        String name = position.geometry().name(point);
        throw points.mistake("there is no stone at %s, in %s".formatted(name, input.label()));
    }
}

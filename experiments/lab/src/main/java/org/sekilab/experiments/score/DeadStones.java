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
import org.sekilab.scoring.DeadStoneEstimate;
import org.sekilab.scoring.DeadStoneEstimator;

/** The source that says which stones of a position are dead. Threads may share it. */
@FunctionalInterface
public interface DeadStones {
    /**
     * The dead stones of both colors.
     *
     * @throws InputException if a named point has no stone, or is called dead and alive
     */
    JudgedStones of(BoardInput input);

    /** The dead stones that a judge finds, except where the user says otherwise. */
    static DeadStones of(DeadStoneQuery query, Laboratory laboratory) {
        DeadStones judge = of(query.judge(), laboratory);
        return input -> {
            PointSet dead = blocks(query.dead(), input);
            PointSet alive = blocks(query.alive(), input);
            PointSet both = dead.copy().intersect(alive);
            if (!both.isEmpty()) {
                String name = input.position().geometry().name(both.first());
                throw query.alive()
                        .orElseThrow()
                        .mistake("the block at %s is called dead, too, in %s".formatted(name, input.label()));
            }
            return judge.of(input).corrected(dead, alive);
        };
    }

    private static DeadStones of(DeadStoneJudge judge, Laboratory laboratory) {
        if (judge == DeadStoneJudge.NONE) {
            return input -> JudgedStones.none(input.position().geometry());
        }
        SafetySolver solver = laboratory.create(StrategyKind.SOLVERS);
        if (judge == DeadStoneJudge.AUTO) {
            return input -> JudgedStones.proved(proved(solver.solve(input.position())));
        }
        DeadStoneEstimator estimator = new DeadStoneEstimator(laboratory.staticAnalyzer());
        return input -> {
            SafetyMap safety = solver.solve(input.position());
            DeadStoneEstimate estimate = estimator.estimate(safety);
            PointSet named = new PointSet(input.position().geometry());
            return new JudgedStones(named, proved(safety), estimate.dead(), estimate.doubtful());
        };
    }

    private static PointSet proved(SafetyMap safety) {
        return safety.deadStones(Color.BLACK).unite(safety.deadStones(Color.WHITE));
    }

    private static PointSet blocks(Optional<Argument> points, BoardInput input) {
        PointSet blocks = new PointSet(input.position().geometry());
        if (points.isPresent()) {
            for (int point : parse(points.get(), input)) {
                blocks.unite(blockAt(points.get(), input, point));
            }
        }
        return blocks;
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

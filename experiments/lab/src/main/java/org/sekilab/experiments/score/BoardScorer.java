package org.sekilab.experiments.score;

import org.sekilab.experiments.InputException;
import org.sekilab.experiments.RecordException;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.StrategyKind;
import org.sekilab.experiments.solve.BoardInput;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.sgf.SgfException;
import org.sekilab.safety.score.ExactSekiRule;
import org.sekilab.safety.score.ExactTerritory;
import org.sekilab.scoring.Filling;
import org.sekilab.scoring.NoSekiRule;
import org.sekilab.scoring.Prisoners;
import org.sekilab.scoring.RelaxedSekiRule;
import org.sekilab.scoring.Ruleset;
import org.sekilab.scoring.Score;
import org.sekilab.scoring.SekiRule;
import org.sekilab.scoring.StrictSekiRule;

/**
 * Scores positions: takes dead stones off, sorts the empty points, and adds prisoners and komi. May be shared by
 * threads.
 */
public final class BoardScorer {
    private static final SekiRule RELAXED = new RelaxedSekiRule(Filling.CHECKERED);

    private final Ruleset rules;
    private final DeadStones deadStones;
    private final TerritorySolver solver;

    public BoardScorer(Ruleset rules, DeadStones deadStones, TerritorySolver solver) {
        this.rules = rules;
        this.deadStones = deadStones;
        this.solver = solver;
    }

    /**
     * The scorer for a question.
     *
     * @param filling as in {@link TerritorySolver#of(SekiMode, Filling, Laboratory)}
     * @param laboratory has the solvers
     */
    public static BoardScorer of(
            Ruleset rules, DeadStoneQuery dead, SekiMode seki, Filling filling, Laboratory laboratory) {
        return new BoardScorer(rules, DeadStones.of(dead, laboratory), TerritorySolver.of(seki, filling, laboratory));
    }

    /** Sorts the empty points of a position without dead stones. Tells which of these points it could only guess. */
    @FunctionalInterface
    public interface TerritorySolver {
        ExactTerritory solve(Position position);

        /** A rule that proves nothing, and does not claim to. */
        static TerritorySolver of(SekiRule rule) {
            return position -> new ExactTerritory(rule.territory(position), new PointSet(position.geometry()));
        }

        /**
         * The solver of a mode.
         *
         * @param filling how the mode {@link SekiMode#RELAXED} fills neutral points
         */
        static TerritorySolver of(SekiMode seki, Filling filling, Laboratory laboratory) {
            return switch (seki) {
                case RELAXED -> of(new RelaxedSekiRule(filling));
                case STRICT -> of(new StrictSekiRule());
                case OFF -> of(new NoSekiRule());
                case EXACT ->
                    new ExactSekiRule(
                            laboratory.create(StrategyKind.SOLVERS),
                            laboratory.create(StrategyKind.REGION_FINDERS),
                            laboratory.regionSolver())::solve;
            };
        }
    }

    /**
     * Scores a position.
     *
     * @throws InputException if dead stones are named that are none
     * @throws RecordException if the komi is no number
     */
    public ScoreAnswer score(BoardInput input) {
        Position position = input.position();
        JudgedStones judged = deadStones.of(input);
        PointSet dead = judged.all();
        Position cleaned = Position.of(
                position.black().copy().subtract(dead), position.white().copy().subtract(dead), position.toMove());
        ExactTerritory found = solver.solve(cleaned);
        Prisoners captured = new Prisoners(
                input.game().capturedAfter(input.moves(), Color.BLACK),
                input.game().capturedAfter(input.moves(), Color.WHITE));
        Prisoners taken =
                new Prisoners(dead.intersectionSize(position.black()), dead.intersectionSize(position.white()));
        Score score = new Score(rules, found.territory(), captured, taken, komi(input));
        return new ScoreAnswer(input, score, judged, found.unproved(), RELAXED.territory(cleaned));
    }

    private static double komi(BoardInput input) {
        try {
            return input.game().komi();
        } catch (SgfException e) {
            throw new RecordException(e);
        }
    }
}

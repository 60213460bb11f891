package org.sekilab.safety.ahead;

import java.util.List;
import java.util.Optional;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.proof.Effort;
import org.sekilab.safety.Engines;
import org.sekilab.safety.LocalBoards;
import org.sekilab.safety.certificate.OpenLife;
import org.sekilab.safety.region.GameMemory;
import org.sekilab.safety.region.GameQuestion;
import org.sekilab.safety.region.RegionSearcher;
import org.sekilab.safety.settings.LifeJudge;
import org.sekilab.search.Goal;
import org.sekilab.search.Limit;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;
import org.sekilab.search.Proof;
import org.sekilab.search.Result;
import org.sekilab.search.Statistics;

/** Questions about one game, and answers that no engine has given. */
final class Answers {
    static final Proof PROOF = problem -> Problem.NO_MOVE;

    /** Blocks that live by themselves. */
    static final LifeJudge.Answer LIFE = new LifeJudge.Answer(Optional.of(new Untouched()), Effort.NONE);

    private static final Position FOUR = Diagram.parse("""
            O O O O O O
            X X X X X O
            . . . . X O
            """);

    private Answers() {}

    /** A question that equals each other one with the same goal, but has a shape of its own. */
    static GameQuestion question(Goal goal) {
        return new GameQuestion(
                GameQuestion.Kind.WHOLE, new GameMemory.Game(LocalBoards.shape(FOUR), FOUR, goal), Engines.LIMITS);
    }

    /** A question about the black block, on the whole board. */
    static LifeJudge.Question life() {
        List<Block> blocks = new FloodRegionFinder().find(FOUR, Color.BLACK).blocks();
        return new LifeJudge.Question(FOUR, blocks, PointSet.board(FOUR.geometry()), Engines.LIMITS);
    }

    static RegionSearcher.Searched of(GameQuestion question, Outcome outcome, Limit limit) {
        Result result = new Result(outcome, limit, Problem.NO_MOVE, List.of(), PROOF, Statistics.NONE);
        return new RegionSearcher.Searched(question.game().shape(), result);
    }

    /** A strategy that no test plays. */
    private static final class Untouched implements OpenLife {
        @Override
        public PointSet points() {
            return FOUR.black();
        }

        @Override
        public List<String> lines() {
            return List.of();
        }

        @Override
        public Game begin() {
            throw new UnsupportedOperationException();
        }
    }
}

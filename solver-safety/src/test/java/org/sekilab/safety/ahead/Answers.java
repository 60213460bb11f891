package org.sekilab.safety.ahead;

import java.util.List;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.safety.Engines;
import org.sekilab.safety.LocalBoards;
import org.sekilab.safety.region.GameMemory;
import org.sekilab.safety.region.GameQuestion;
import org.sekilab.safety.region.RegionSearcher;
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

    static RegionSearcher.Searched of(GameQuestion question, Outcome outcome, Limit limit) {
        Result result = new Result(outcome, limit, Problem.NO_MOVE, List.of(), PROOF, Statistics.NONE);
        return new RegionSearcher.Searched(question.game().shape(), result);
    }
}

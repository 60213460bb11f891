package org.sekilab.semeai;

import org.sekilab.model.Color;
import org.sekilab.search.Limit;
import org.sekilab.search.Limits;
import org.sekilab.semeai.area.SemeaiArea;

/** An analyzer that answers for a given area, either the proved area of a race or an assumed one. */
abstract class AreaAnalyzer implements SemeaiAnalyzer {
    /**
     * Analyzes a race in an area. The certainty of the result holds if the stones around the area are alive.
     *
     * @param first the side to move
     * @param limits the time covers the whole analysis; nodes and memory apply to each search
     * @return UNKNOWN where this method has no answer
     */
    abstract SemeaiResult analyze(SemeaiArea area, KoWinner koWinner, Color first, Limits limits);

    /** The limits of this analyzer, for questions that name no others. */
    Limits limits() {
        return Limits.DEFAULT;
    }

    @Override
    public SemeaiResult analyze(SemeaiProblem problem, Color first) {
        return analyze(problem, first, limits());
    }

    @Override
    public SemeaiResult analyze(SemeaiProblem problem, Color first, Limits limits) {
        return analyze(Walls.areaOf(problem), problem.koWinner(), first, limits);
    }

    @Override
    public Defense defend(SemeaiProblem problem, Color attacker, Limits limits) {
        return defend(Walls.areaOf(problem), problem.koWinner(), attacker, limits);
    }

    /** Looks for a defense in a given area. */
    Defense defend(SemeaiArea area, KoWinner koWinner, Color attacker, Limits limits) {
        return Defense.of(analyze(area, koWinner, attacker, limits), attacker);
    }

    /**
     * Analyzes a race. Without a proof, stones around that look safe are treated as alive, and the answer is a guess.
     */
    public SemeaiResult analyzeOrGuess(SemeaiProblem problem, Color first, Limits limits) {
        TimeLeft time = new TimeLeft(limits);
        SemeaiArea area = Walls.areaOf(problem);
        SemeaiArea assumed = AssumedWalls.areaOf(problem);
        boolean isGuessed = assumed.size() != area.size();
        SemeaiResult result = analyze(area, problem.koWinner(), first, time.share(isGuessed ? 2 : 1));
        if (result.isProved() || result.limit() == Limit.CANCELLED || !isGuessed) {
            return result;
        }
        SemeaiResult guess =
                analyze(assumed, problem.koWinner(), first, time.share(1)).asGuess();
        return guess.with(result.statistics().plus(guess.statistics()));
    }
}

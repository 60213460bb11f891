package org.sekilab.semeai;

import org.sekilab.model.Color;
import org.sekilab.search.Limit;
import org.sekilab.search.Limits;

/** An analyzer that can be asked about a race in a given area: the one that is proved, or one that is assumed. */
interface AreaAnalyzer extends SemeaiAnalyzer {
    /**
     * Analyzes a race in an area. What it says of its certainty holds if the stones around are alive.
     *
     * @param first the side to move
     * @param limits the time is that of the whole analysis; nodes and memory are those of each search
     * @return UNKNOWN where this method has no answer
     */
    SemeaiResult analyze(SemeaiArea area, KoWinner koWinner, Color first, Limits limits);

    /** Its own limits, where a question names no others. */
    default Limits limits() {
        return Limits.DEFAULT;
    }

    @Override
    default SemeaiResult analyze(SemeaiProblem problem, Color first) {
        return analyze(problem, first, limits());
    }

    @Override
    default SemeaiResult analyze(SemeaiProblem problem, Color first, Limits limits) {
        return analyze(SemeaiArea.of(problem), problem.koWinner(), first, limits);
    }

    @Override
    default Defense defend(SemeaiProblem problem, Color attacker, Limits limits) {
        return defend(SemeaiArea.of(problem), problem.koWinner(), attacker, limits);
    }

    /** Looks for a defense in a given area. */
    default Defense defend(SemeaiArea area, KoWinner koWinner, Color attacker, Limits limits) {
        return Defense.of(analyze(area, koWinner, attacker, limits), attacker);
    }

    /** Analyzes a race. Where nothing is proved, stones around that look safe are taken for alive, and the answer is a guess. */
    default SemeaiResult analyzeOrGuess(SemeaiProblem problem, Color first, Limits limits) {
        TimeLeft time = new TimeLeft(limits);
        SemeaiArea area = SemeaiArea.of(problem);
        SemeaiArea assumed = SemeaiArea.assumed(problem);
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

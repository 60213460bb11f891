package org.sekilab.semeai;

import org.sekilab.model.Color;
import org.sekilab.search.Limits;

/** An analyzer that can be asked about a race in a given area: the one that is proved, or one that is assumed. */
interface AreaAnalyzer extends SemeaiAnalyzer {
    /**
     * Analyzes a race in an area. What it says of its certainty holds if the stones around are alive.
     *
     * @param first the side to move
     * @return UNKNOWN where this method has no answer
     */
    SemeaiResult analyze(SemeaiArea area, KoWinner koWinner, Color first);

    @Override
    default SemeaiResult analyze(SemeaiProblem problem, Color first) {
        return analyze(SemeaiArea.of(problem), problem.koWinner(), first);
    }

    @Override
    default Defense defend(SemeaiProblem problem, Color attacker, Limits limits) {
        return defend(SemeaiArea.of(problem), problem.koWinner(), attacker, limits);
    }

    /** Looks for a defense in a given area. */
    default Defense defend(SemeaiArea area, KoWinner koWinner, Color attacker, Limits limits) {
        return Defense.of(analyze(area, koWinner, attacker), attacker);
    }

    /** Analyzes a race. Where nothing is proved, stones around that look safe are taken for alive, and the answer is a guess. */
    default SemeaiResult analyzeOrGuess(SemeaiProblem problem, Color first) {
        SemeaiArea area = SemeaiArea.of(problem);
        SemeaiResult result = analyze(area, problem.koWinner(), first);
        SemeaiArea assumed = SemeaiArea.assumed(problem);
        if (result.isProved() || assumed.size() == area.size()) {
            return result;
        }
        SemeaiResult guess = analyze(assumed, problem.koWinner(), first).asGuess();
        return guess.with(result.statistics().plus(guess.statistics()));
    }
}

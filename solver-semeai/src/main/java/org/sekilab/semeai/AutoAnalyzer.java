package org.sekilab.semeai;

import java.util.List;
import org.sekilab.model.Color;
import org.sekilab.search.Statistics;

/**
 * Asks one analyzer after the other, until one has a verdict: first about what is proved of the surroundings, then about how they look.
 *
 * <p>Source: [LCG] 3: a race that bounds decide need not be searched.
 * <p>Proves: what the analyzer proves that answers, in the area that is proved. An answer about how things look is a guess.
 * <p>Differs: no paper describes it.
 * <p>Cost: that of all that were asked.
 */
final class AutoAnalyzer implements AreaAnalyzer {
    private final List<AreaAnalyzer> analyzers;

    /** @param analyzers the cheapest first; the last one has the last word; at least one */
    AutoAnalyzer(List<AreaAnalyzer> analyzers) {
        this.analyzers = List.copyOf(analyzers);
    }

    @Override
    public SemeaiResult analyze(SemeaiProblem problem, Color first) {
        return analyzeOrGuess(problem, first);
    }

    @Override
    public SemeaiResult analyze(SemeaiArea area, KoWinner koWinner, Color first) {
        SemeaiResult result = analyzers.get(0).analyze(area, koWinner, first);
        Statistics statistics = result.statistics();
        for (int next = 1; next < analyzers.size() && !result.isProved(); next++) {
            result = analyzers.get(next).analyze(area, koWinner, first);
            statistics = statistics.plus(result.statistics());
        }
        return result.with(statistics);
    }
}

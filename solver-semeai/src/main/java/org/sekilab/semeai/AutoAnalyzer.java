package org.sekilab.semeai;

import java.util.List;
import org.sekilab.model.Color;
import org.sekilab.search.Statistics;

/**
 * Asks one analyzer after the other, until one has proved a verdict.
 *
 * <p>Source: [LCG] 3: a race that bounds decide need not be searched.
 * <p>Proves: what the analyzer proves that answers; guesses are passed over.
 * <p>Differs: no paper describes it.
 * <p>Cost: that of all that were asked.
 */
final class AutoAnalyzer implements SemeaiAnalyzer {
    private final List<SemeaiAnalyzer> analyzers;

    /** @param analyzers the cheapest first; the last one has the last word; at least one */
    AutoAnalyzer(List<SemeaiAnalyzer> analyzers) {
        this.analyzers = List.copyOf(analyzers);
    }

    @Override
    public SemeaiResult analyze(SemeaiProblem problem, Color first) {
        SemeaiResult result = analyzers.get(0).analyze(problem, first);
        Statistics statistics = result.statistics();
        for (int next = 1; next < analyzers.size() && !result.isProved(); next++) {
            result = analyzers.get(next).analyze(problem, first);
            statistics = statistics.plus(result.statistics());
        }
        return result.with(statistics);
    }
}

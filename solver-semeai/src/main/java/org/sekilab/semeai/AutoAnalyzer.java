package org.sekilab.semeai;

import java.util.List;
import org.sekilab.model.Color;
import org.sekilab.search.Engine;
import org.sekilab.search.Limit;
import org.sekilab.search.Limits;
import org.sekilab.search.Statistics;
import org.sekilab.semeai.area.SemeaiArea;

/**
 * Asks analyzers one after the other until one has a proof. The first questions are about proved surroundings, the
 * last one about assumed surroundings.
 *
 * <p>Source: [LCG] 3: a race that bounds decide need not be searched.
 * <p>Proves: the same as the analyzer that answers, in the proved area. An answer in an assumed area is a guess.
 * <p>Differs: no paper describes it.
 * <p>Cost: the sum of the costs of all analyzers that were asked.
 */
final class AutoAnalyzer extends AreaAnalyzer {
    private final List<AreaAnalyzer> analyzers;

    /** @param analyzers at least one, the cheapest first; the last one gives the default limits */
    AutoAnalyzer(List<AreaAnalyzer> analyzers) {
        this.analyzers = List.copyOf(analyzers);
    }

    /** Asks all methods, the fastest first. */
    static AutoAnalyzer of(Engine engine, SemeaiConfig config) {
        return new AutoAnalyzer(List.of(
                new GraphAnalyzer(config.limits()),
                new LibertyCountAnalyzer(config),
                new BoundsAnalyzer(engine, config),
                LibertyCountAnalyzer.byLooks(config)));
    }

    /** The limits of the last analyzer. */
    @Override
    Limits limits() {
        return analyzers.get(analyzers.size() - 1).limits();
    }

    @Override
    public SemeaiResult analyze(SemeaiProblem problem, Color first, Limits limits) {
        return analyzeOrGuess(problem, first, limits);
    }

    @Override
    SemeaiResult analyze(SemeaiArea area, KoWinner koWinner, Color first, Limits limits) {
        TimeLeft time = new TimeLeft(limits);
        SemeaiResult result = analyzers.get(0).analyze(area, koWinner, first, time.share(analyzers.size()));
        Statistics statistics = result.statistics();
        for (int next = 1; next < analyzers.size() && isOpen(result); next++) {
            SemeaiResult found =
                    analyzers.get(next).analyze(area, koWinner, first, time.share(analyzers.size() - next));
            statistics = statistics.plus(found.statistics());
            boolean tellsLess = found.verdict() == SemeaiVerdict.UNKNOWN && found.limit() == Limit.NONE;
            result = tellsLess ? result : found;
        }
        return result.with(statistics);
    }

    @Override
    Defense defend(SemeaiArea area, KoWinner koWinner, Color attacker, Limits limits) {
        Defense defense = new Defense(Defense.Answer.OPEN, Limit.NONE, Statistics.NONE);
        for (int next = 0; next < analyzers.size() && defense.answer() == Defense.Answer.OPEN; next++) {
            Defense found = analyzers.get(next).defend(area, koWinner, attacker, limits.after(defense.statistics()));
            Limit limit = found.limit() == Limit.NONE ? defense.limit() : found.limit();
            Statistics all = defense.statistics().plus(found.statistics());
            defense = new Defense(found.answer(), found.answer() == Defense.Answer.OPEN ? limit : Limit.NONE, all);
        }
        return defense;
    }

    /** True without a proof, but for endless play, which is an answer, and for a cancellation. */
    private static boolean isOpen(SemeaiResult result) {
        return !result.isProved() && result.limit() != Limit.REPETITION && result.limit() != Limit.CANCELLED;
    }
}

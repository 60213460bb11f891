package org.sekilab.experiments.gtp.board;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.search.Limit;
import org.sekilab.search.Statistics;
import org.sekilab.semeai.Certainty;
import org.sekilab.semeai.KoOutlook;
import org.sekilab.semeai.KoWinner;
import org.sekilab.semeai.SemeaiAnalyzer;
import org.sekilab.semeai.SemeaiProblem;
import org.sekilab.semeai.SemeaiResult;
import org.sekilab.semeai.SemeaiVerdict;

/**
 * Guesses what an analyzer of races leaves unknown.
 *
 * <ul>
 *   <li>Play that never ends captures nothing: it counts as a seki.
 *   <li>A side that loses although it retakes every ko also loses otherwise.
 *   <li>A race that a limit stops under one ko model has the verdict that it has without threats.
 *   <li>So has a race where guesses by two methods contradict each other: threats never harm the side that has them.
 *   <li>What is left is decided by liberties and eyes, see {@link LibertyCount}.
 * </ul>
 *
 * <p>Source: own.
 * <p>Proves: nothing. What the analyzer tells stays as it is, and every addition is marked as a guess.
 * <p>Differs: nothing.
 * <p>Cost: that of the analyzer under all ko models.
 */
public final class GuessedRaces {
    private static final String REPETITION = "repetition";
    private static final String COUNT = "count";

    private GuessedRaces() {}

    /** The results of an analyzer under all ko models, and guesses where it has none. */
    public static KoOutlook outlook(SemeaiAnalyzer analyzer, SemeaiProblem problem, Color first) {
        KoOutlook known = KoOutlook.of(analyzer, problem, first);
        Map<KoWinner, SemeaiResult> results = new EnumMap<>(KoWinner.class);
        SemeaiResult fair = fair(known, problem, first);
        for (KoWinner winner : KoWinner.values()) {
            SemeaiResult result = winner == KoWinner.NONE ? fair : endless(known.result(winner));
            boolean isOpen = result.verdict() == SemeaiVerdict.UNKNOWN || contradicts(result, winner, fair);
            results.put(winner, isOpen ? guess(fair.verdict(), fair.method(), fair) : result);
        }
        return new KoOutlook(results);
    }

    /** True if liberties were counted because no method had an answer. */
    static boolean isCounted(KoOutlook outlook) {
        return outlook.results().values().stream()
                .anyMatch(result -> result.method().equals(COUNT));
    }

    /** The result itself, or a guess where play never ends. */
    public static SemeaiResult endless(SemeaiResult result) {
        return result.limit() == Limit.REPETITION ? guess(SemeaiVerdict.SEKI, REPETITION, result) : result;
    }

    /**
     * True if a guess under a ko model does not go with the result without threats. It would hold under each model, or
     * the side with the threats would do worse by them. Counted liberties contradict nothing.
     */
    private static boolean contradicts(SemeaiResult result, KoWinner winner, SemeaiResult fair) {
        boolean isPlain = winner == KoWinner.NONE || result.verdict() == fair.verdict();
        if (isPlain || result.isProved() || fair.method().equals(COUNT)) {
            return false;
        }
        Color side = winner.side();
        boolean isWorse =
                fair.verdict() == SemeaiVerdict.winOf(side) || result.verdict() == SemeaiVerdict.winOf(side.opposite());
        return result.holdsForAllKos() || isWorse;
    }

    /** Neither side may retake a ko at once. */
    private static SemeaiResult fair(KoOutlook known, SemeaiProblem problem, Color first) {
        SemeaiResult result = endless(known.result(KoWinner.NONE));
        if (result.verdict() != SemeaiVerdict.UNKNOWN) {
            return result;
        }
        for (Color color : Color.values()) {
            SemeaiResult best = known.result(KoWinner.of(color));
            if (best.verdict() == SemeaiVerdict.winOf(color.opposite())) {
                return guess(best.verdict(), best.method(), best);
            }
        }
        return count(problem, first, result.statistics());
    }

    /** The count, with a liberty of the other side as the move: an outside one, a shared one, or one in its eye. */
    private static SemeaiResult count(SemeaiProblem problem, Color first, Statistics statistics) {
        LibertyCount black = LibertyCount.of(problem, Color.BLACK);
        LibertyCount white = LibertyCount.of(problem, Color.WHITE);
        LibertyCount own = first == Color.BLACK ? black : white;
        LibertyCount others = first == Color.BLACK ? white : black;
        PointSet outside = others.liberties().copy().subtract(own.liberties());
        PointSet all = problem.essentialBlock(first.opposite())
                .exterior()
                .intersect(problem.position().empties());
        int closed = problem.position().koPointFor(first);
        int move = Stream.of(outside, others.liberties(), all)
                .flatMapToInt(points -> IntStream.of(points.toArray()))
                .filter(point -> point != closed)
                .findFirst()
                .orElse(Points.PASS);
        return new SemeaiResult(
                black.against(white, first), COUNT, Certainty.HEURISTIC, Limit.NONE, List.of(move), statistics);
    }

    private static SemeaiResult guess(SemeaiVerdict verdict, String method, SemeaiResult from) {
        List<Integer> variation = from.verdict() == verdict ? from.principalVariation() : List.of();
        return new SemeaiResult(verdict, method, Certainty.HEURISTIC, Limit.NONE, variation, from.statistics());
    }
}

package org.sekilab.safety;

import java.util.ArrayList;
import java.util.List;
import org.sekilab.model.Color;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.Region;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.search.Engine;
import org.sekilab.search.Goal;
import org.sekilab.search.Limit;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;
import org.sekilab.search.Result;
import org.sekilab.search.SearchListener;
import org.sekilab.search.Statistics;

/**
 * Solves single regions exactly, under the worst case outside: boundary blocks have no liberties elsewhere, and what surrounds
 * them cannot be captured.
 *
 * <p>Source: the verdicts are those of [NKM] 2; each is the answer to one or two yes-or-no questions.
 * <p>Proves: a verdict other than UNKNOWN is a proof under any rule for repetitions. What is proved for the defender is proved with endless
 * play counted for the attacker, and the other way round.
 * <p>Differs: a search for each question, not a second search in the table of the first ([NKM] 5.5).
 * <p>Cost: up to four searches, each within the limits.
 */
public final class RegionSolver {
    private final Engine engine;
    private final SafetyConfig config;

    public RegionSolver(Engine engine, SafetyConfig config) {
        this.engine = engine;
        this.config = config;
    }

    /**
     * Solves a region.
     *
     * @param first the side to move
     * @throws IllegalArgumentException if the region is too large, see {@link LocalShape#fits}
     */
    public RegionResult solve(Position position, Region region, Color first) {
        LocalShape shape = LocalShape.of(region);
        Result safe = ask(shape, position, first, Goal.WIN, Outcome.LOSS);
        if (safe.outcome() == Outcome.WIN) {
            return answer(shape, Verdict.SAFE, safe, safe, Statistics.NONE);
        }
        Result atMostUnsafe = ask(shape, position, first, Goal.AT_LEAST_DRAW, Outcome.WIN);
        Statistics further = atMostUnsafe.statistics();
        if (atMostUnsafe.outcome() == Outcome.LOSS) {
            return answer(shape, Verdict.UNSAFE, atMostUnsafe, safe, further);
        }
        if (safe.outcome() == Outcome.UNKNOWN || atMostUnsafe.outcome() == Outcome.UNKNOWN) {
            Limit limit = safe.outcome() == Outcome.UNKNOWN ? safe.limit() : atMostUnsafe.limit();
            return new RegionResult(Verdict.UNKNOWN, limit, List.of(), safe.statistics(), further);
        }
        Result atLeastSeki = ask(shape, position, first, Goal.AT_LEAST_DRAW, Outcome.LOSS);
        Result atMostSeki = ask(shape, position, first, Goal.WIN, Outcome.WIN);
        further = further.plus(atLeastSeki.statistics()).plus(atMostSeki.statistics());
        if (atLeastSeki.outcome() == Outcome.WIN && atMostSeki.outcome() == Outcome.LOSS) {
            return answer(shape, Verdict.SEKI, atLeastSeki, safe, further);
        }
        Limit limit = Limit.REPETITION;
        if (atLeastSeki.outcome() == Outcome.UNKNOWN) {
            limit = atLeastSeki.limit();
        } else if (atMostSeki.outcome() == Outcome.UNKNOWN) {
            limit = atMostSeki.limit();
        }
        return new RegionResult(Verdict.UNKNOWN, limit, List.of(), safe.statistics(), further);
    }

    private Result ask(LocalShape shape, Position position, Color first, Goal goal, Outcome repetition) {
        Problem problem = new RegionProblem(new LocalBoard(shape, position, first), config, repetition);
        return engine.prove(problem, goal, config.limits(), SearchListener.NONE);
    }

    private static RegionResult answer(
            LocalShape shape, Verdict verdict, Result result, Result first, Statistics further) {
        List<Integer> variation = new ArrayList<>();
        for (int move : result.principalVariation()) {
            variation.add(move == shape.size() ? Points.PASS : shape.point(move));
        }
        return new RegionResult(verdict, Limit.NONE, variation, first.statistics(), further);
    }
}

package org.sekilab.life;

import java.time.Duration;
import java.util.List;
import org.sekilab.model.Points;
import org.sekilab.safety.settings.Preset;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.search.Limit;
import org.sekilab.search.Limits;
import org.sekilab.search.SearchListener;
import org.sekilab.search.Statistics;

/**
 * The front door of life and death on open boards:
 *
 * <pre>{@code
 * Life life = Life.best().within(Duration.ofSeconds(10));
 * LifeResult result = life.solve(problem);
 * }</pre>
 *
 * <p>Immutable; threads may share it.
 *
 * <p>Proves: each verdict but UNKNOWN is a proof, with certificates.
 */
public final class Life {
    private static final int MAX_CERTIFICATE_STATES = 500_000;

    private final Limits limits;
    private final LifeConfig config;

    private Life(Limits limits, LifeConfig config) {
        this.limits = limits;
        this.config = config;
    }

    /** All methods, with the limits of {@link Limits#DEFAULT}. */
    public static Life best() {
        return new Life(Limits.DEFAULT, LifeConfig.DEFAULT);
    }

    /**
     * The same with another time limit for each problem.
     *
     * @param time positive
     */
    public Life within(Duration time) {
        return with(limits.withTime(time));
    }

    /** The same with other limits. */
    public Life with(Limits newLimits) {
        return new Life(newLimits, config);
    }

    /** The same with other switches. */
    public Life with(LifeConfig newConfig) {
        return new Life(limits, newConfig);
    }

    /** Tells whether the stones live. */
    public LifeResult solve(LifeProblem problem) {
        return solve(problem, SearchListener.NONE);
    }

    /**
     * Tells whether the stones live.
     *
     * @param listener receives the progress
     */
    public LifeResult solve(LifeProblem problem, SearchListener listener) {
        WindowSolver solver =
                new WindowSolver(config, SafetyConfig.of(Preset.BEST).parts(), limits, MAX_CERTIFICATE_STATES);
        WindowSolver.Found found = solver.solve(problem, listener);
        Statistics spent = found.effort().statistics();
        return found.proof()
                .map(proof -> new LifeResult(
                        LifeVerdict.ALIVE,
                        Limit.NONE,
                        problem.first() == problem.defender() ? proof.line().get(0) : Points.NONE,
                        proof.line(),
                        List.of(proof.lines()),
                        spent))
                .orElseGet(() ->
                        new LifeResult(LifeVerdict.UNKNOWN, found.limit(), Points.NONE, List.of(), List.of(), spent));
    }
}

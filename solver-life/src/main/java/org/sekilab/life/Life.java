package org.sekilab.life;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sekilab.life.order.ChoiceListener;
import org.sekilab.life.report.SearchReport;
import org.sekilab.life.report.WindowReport;
import org.sekilab.life.settings.LifeConfig;
import org.sekilab.life.settings.LifeFeature;
import org.sekilab.life.wall.WallProof;
import org.sekilab.life.wide.WideSolver;
import org.sekilab.life.zones.ZoneStore;
import org.sekilab.model.Color;
import org.sekilab.model.Points;
import org.sekilab.safety.parts.SearchParts;
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
 * <p>Immutable but for the store of zones, if it has one; threads may share it.
 *
 * <p>Proves: each verdict but UNKNOWN is a proof, with certificates.
 */
public final class Life {
    private static final int MAX_CERTIFICATE_STATES = 500_000;
    private static final int WIDE_TABLES = 4; // one of so many bytes is for all tables of wide windows

    private final Limits limits;
    private final LifeConfig config;

    private final int threads;

    private final Optional<ZoneStore> store;

    private final Optional<LifeTurns.Finder> elsewhere;

    private final ChoiceListener choices;

    private Life(
            Limits limits,
            LifeConfig config,
            int threads,
            Optional<ZoneStore> store,
            Optional<LifeTurns.Finder> elsewhere,
            ChoiceListener choices) {
        this.choices = choices;
        this.elsewhere = elsewhere;
        this.store = store;
        this.limits = limits;
        this.config = config;
        this.threads = threads;
    }

    /** All methods, with the limits of {@link Limits#DEFAULT}. */
    public static Life best() {
        return new Life(Limits.DEFAULT, LifeConfig.DEFAULT, 1, Optional.empty(), Optional.empty(), ChoiceListener.NONE);
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
        return new Life(newLimits, config, threads, store, elsewhere, choices);
    }

    /** The same with other switches. */
    public Life with(LifeConfig newConfig) {
        return new Life(limits, newConfig, threads, store, elsewhere, choices);
    }

    /**
     * The same with several threads for each problem. With more than one, proofs, moves and nodes vary from run to run,
     * and all threads ask whether the search is cancelled.
     *
     * @param newThreads at least 1
     */
    public Life withThreads(int newThreads) {
        if (newThreads < 1) {
            throw new IllegalArgumentException("%d threads".formatted(newThreads));
        }
        return new Life(limits, config, newThreads, store, elsewhere, choices);
    }

    /**
     * The same with zones of earlier problems. Proofs, moves and nodes then depend on what was solved before.
     *
     * @param newStore used by searches of stones that must all live; if it is open, proofs add to it
     */
    public Life with(ZoneStore newStore) {
        return new Life(limits, config, threads, Optional.of(newStore), elsewhere, choices);
    }

    /**
     * The same with searches of windows in other processes. This one searches for death, for kos, and in wide windows.
     * Proofs, moves and nodes vary from run to run.
     *
     * @param turns finds what takes the turns of a problem
     */
    public Life on(LifeTurns.Finder turns) {
        return new Life(limits, config, threads, store, Optional.of(turns), choices);
    }

    /**
     * The same with a listener that learns which moves win.
     *
     * @param listener is called on the threads of the searches
     */
    public Life with(ChoiceListener listener) {
        return new Life(limits, config, threads, store, elsewhere, listener);
    }

    /** What takes turns of the searches of a problem in this process, for another one that asks for them. */
    public LifeTurns turns(LifeProblem problem) {
        return solver().turns(problem);
    }

    private WindowSolver solver() {
        return new WindowSolver(config, parts(), limits, MAX_CERTIFICATE_STATES, threads, store, choices);
    }

    private static SearchParts parts() {
        return SafetyConfig.of(Preset.BEST).parts();
    }

    /** Tells whether the stones live, and of what kind the life or the ko is. */
    public LifeResult solve(LifeProblem problem) {
        return solve(problem, SearchListener.NONE);
    }

    /**
     * Tells whether the stones live, and of what kind the life or the ko is.
     *
     * @param listener receives the progress of the first question
     */
    public LifeResult solve(LifeProblem problem, SearchListener listener) {
        LifeResult result = decide(problem, listener);
        return with(limits.after(result.statistics())).refine(problem, result);
    }

    /**
     * Tells of what kind the life or the ko of an answer is: SEKI in place of ALIVE, or what few ko threats are worth.
     *
     * @param result the answer to the problem, or to the same with a smaller area if that is ALIVE
     * @return the answer, with what these limits were enough for
     */
    public LifeResult refine(LifeProblem problem, LifeResult result) {
        LifeEffort effort = new LifeEffort(limits, SearchListener.NONE);
        return switch (result.verdict()) {
            case ALIVE -> config.has(LifeFeature.KILL) ? withSeki(result, problem, effort) : result;
            case KO -> withThreats(result, problem, effort);
            default -> result;
        };
    }

    /**
     * Tells whether the stones live, and no more: a seki is ALIVE, and nothing is known of ko threats.
     *
     * @param listener receives the progress
     */
    public LifeResult decide(LifeProblem problem, SearchListener listener) {
        LifeEffort effort = new LifeEffort(limits, listener);
        Optional<Death> death = config.has(LifeFeature.KILL)
                ? Optional.of(new Death(problem, effort, limits.tableBytes(), MAX_CERTIFICATE_STATES))
                : Optional.empty();
        WideSolver wide = new WideSolver(
                WideWindows.of(problem), parts(), effort, limits.tableBytes() / WIDE_TABLES, MAX_CERTIFICATE_STATES);
        WideAside aside = new WideAside(death, wide, effort);
        WindowSolver.Found life = solver().solve(problem, effort, aside, elsewhere.map(finder -> finder.find(problem)));
        if (life.proof().isPresent()) {
            WindowProof proof = life.proof().get();
            return result(problem, LifeVerdict.ALIVE, List.of(proof.lines()), proof.line(), effort.statistics());
        }
        if (aside.isFoundAtEnd()) {
            return result(problem, aside.found().orElseThrow(), effort.statistics());
        }
        boolean isUnwritten = life.limit() == Limit.PROOF || wide.isUnwritten();
        Limit limit = isUnwritten ? Limit.PROOF : effort.isOver() ? effort.limit() : life.limit();
        List<WindowReport> windows = new ArrayList<>(life.report().windows());
        windows.addAll(wide.report());
        return new LifeResult(
                LifeVerdict.UNKNOWN,
                limit,
                Points.NONE,
                List.of(),
                Optional.empty(),
                List.of(),
                Optional.of(new SearchReport(windows, life.report().tablePercent())),
                effort.statistics());
    }

    /** Adds what the rest of the limits tells of few threats. */
    private LifeResult withThreats(LifeResult result, LifeProblem problem, LifeEffort effort) {
        Optional<LifeKo> ko = new KoCounter(problem, effort, limits.tableBytes()).count();
        return result.with(ko).plus(effort.statistics());
    }

    /** Says SEKI if the rest of the limits shows that the life is no better than that. */
    private LifeResult withSeki(LifeResult result, LifeProblem problem, LifeEffort effort) {
        SekiSearch search = new SekiSearch(problem, effort, limits.tableBytes(), MAX_CERTIFICATE_STATES);
        Optional<WallProof> found = search.search(result.statistics().nodes());
        LifeResult searched = result.plus(effort.statistics());
        if (found.isEmpty()) {
            return searched;
        }
        List<LifeProof> proofs = List.of(result.proofs().get(0), proof(found.get()));
        boolean isDefenders = problem.first() == problem.defender();
        return result(
                problem,
                LifeVerdict.SEKI,
                proofs,
                isDefenders ? result.line() : found.get().line(),
                searched.statistics());
    }

    private static LifeProof proof(WallProof proof) {
        return new LifeProof(proof.claim(), proof.lines(), proof.zone(), proof.states());
    }

    /** The main line is that of the side that moves first, if a ko decides. */
    private static LifeResult result(LifeProblem problem, Death.Found found, Statistics spent) {
        List<LifeProof> proofs = found.proofs().stream().map(Life::proof).toList();
        boolean isDefenders = problem.first() == problem.defender();
        int last = found.proofs().size() - 1;
        return result(
                problem,
                found.verdict(),
                proofs,
                found.proofs().get(isDefenders ? 0 : last).line(),
                spent);
    }

    private static LifeResult result(
            LifeProblem problem, LifeVerdict verdict, List<LifeProof> proofs, List<Integer> line, Statistics spent) {
        Color loser = verdict == LifeVerdict.ALIVE ? problem.attacker() : problem.defender();
        boolean isSettled = verdict == LifeVerdict.ALIVE || verdict == LifeVerdict.DEAD;
        boolean isLost = isSettled && problem.first() == loser;
        int move = isLost ? Points.NONE : line.isEmpty() ? Points.PASS : line.get(0);
        return new LifeResult(verdict, Limit.NONE, move, line, proofs, spent);
    }
}

package org.sekilab.safety;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.RegionFinder;
import org.sekilab.proof.Effort;
import org.sekilab.proof.Proofs;
import org.sekilab.proof.SafetyMap;
import org.sekilab.proof.SafetyMapBuilder;
import org.sekilab.proof.SafetySolver;
import org.sekilab.proof.StaticProof;
import org.sekilab.safety.ahead.SearchesAhead;
import org.sekilab.safety.board.AreaSearcher;
import org.sekilab.safety.board.BoardProof;
import org.sekilab.safety.board.BoardSolver;
import org.sekilab.safety.board.LibertySums;
import org.sekilab.safety.board.ProvedGame;
import org.sekilab.safety.board.Screening;
import org.sekilab.safety.board.SubSolver;
import org.sekilab.safety.certificate.CertifiedSafety;
import org.sekilab.safety.certify.CertificateBuilder;
import org.sekilab.safety.methods.SubSolvers;
import org.sekilab.safety.region.GameSearcher;
import org.sekilab.safety.region.RegionSearcher;
import org.sekilab.safety.settings.EnginePair;
import org.sekilab.safety.settings.Judges;
import org.sekilab.safety.settings.KoConfig;
import org.sekilab.safety.settings.LifeJudge;
import org.sekilab.safety.settings.RaceJudge;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.search.Engine;
import org.sekilab.statics.AlternatingPlaySolver;

/**
 * The safety solver: static rules first, then searches of regions, alone and together. The last methods find seki,
 * blocks that capturing races leave alive, and blocks that live on the open board.
 *
 * <p>Source: [NM04] 3, [NKM] 5.6.
 * <p>Proves: everything it reports, with the attacker moving first and winning all ko fights, whatever {@link KoConfig}
 * says, see {@link LibertySums}. Nothing follows for the rest, which may be safe beyond a limit.
 * <p>Differs: see the sub-solvers that {@link SubSolvers} puts in order.
 * <p>Cost: the time limit for each region that is not solved, twice if there is a second engine with limits of its own.
 * The same again when neighbors of the region turn out to be alive; less if a {@link Screening} finds it hopeless.
 */
public final class SearchingSafetySolver implements SafetySolver {
    private final RegionFinder regionFinder;
    private final SafetyConfig config;
    private final EnginePair engines;
    private final Judges judges;
    private final int threads;

    /** A solver with one engine, and without any knowledge of capturing races. */
    public SearchingSafetySolver(RegionFinder regionFinder, Engine engine, SafetyConfig config) {
        this(regionFinder, EnginePair.of(engine), config, RaceJudge.NONE);
    }

    /**
     * @param engines the engines of the searches
     * @param races answers questions about capturing races, after all other methods
     */
    public SearchingSafetySolver(RegionFinder regionFinder, EnginePair engines, SafetyConfig config, RaceJudge races) {
        this(regionFinder, engines, config, new Judges(races, LifeJudge.NONE), 1);
    }

    private SearchingSafetySolver(
            RegionFinder regionFinder, EnginePair engines, SafetyConfig config, Judges judges, int threads) {
        this.regionFinder = regionFinder;
        this.config = config;
        this.judges = judges;
        this.engines = engines;
        this.threads = threads;
    }

    /**
     * The same solver with several threads on each board. With limits of nodes, its results do not depend on their
     * number.
     *
     * @param number at least 1; the engines and the parts of searches must allow as many threads
     */
    public SearchingSafetySolver withThreads(int number) {
        if (number < 1) {
            throw new IllegalArgumentException("%d threads are not positive".formatted(number));
        }
        return new SearchingSafetySolver(regionFinder, engines, config, judges, number);
    }

    /** The same solver with a judge that answers the questions of the feature {@code open-life}. */
    public SearchingSafetySolver with(LifeJudge lives) {
        return new SearchingSafetySolver(regionFinder, engines, config, new Judges(judges.races(), lives), threads);
    }

    @Override
    public SafetyMap solve(Position position) {
        return solve(position, game -> {});
    }

    /**
     * Solves a position, and reports what is proved on the way.
     *
     * @param listener is told often; it must be quick
     */
    public SafetyMap solveAndTell(Position position, BoardListener listener) {
        SafetyMapBuilder result = new SafetyMapBuilder(position, regionFinder);
        solve(result, config, game -> {}, () -> listener.progress(result::build));
        return result.build();
    }

    /**
     * Solves a position with a certificate of all its proofs.
     *
     * @param maxStates local games with proofs of more states stay open
     */
    public CertifiedSafety certify(Position position, int maxStates) {
        return certifyAndTell(position, maxStates, soFar -> {});
    }

    /**
     * As {@link #certify}, and tells on the way what is proved. A proof of too many states is told, too. The result
     * leaves it out.
     *
     * @param maxStates local games with proofs of more states stay open
     */
    public CertifiedSafety certifyAndTell(Position position, int maxStates, BoardListener listener) {
        SafetyConfig checkable = config.with(Proofs.CHECKABLE);
        SafetyMapBuilder result = new SafetyMapBuilder(position, regionFinder);
        RegionSearcher checkableSearcher = new RegionSearcher(engines, checkable, meter(result));
        CertificateBuilder builder = new CertificateBuilder(position, checkableSearcher, maxStates);
        List<StaticProof> statics = solve(result, checkable, builder, () -> listener.progress(result::build));
        return builder.build(result.build(), statics);
    }

    /** Solves a position, and reports the games that the result depends on, as far as they were searched. */
    SafetyMap solve(Position position, ProvedGame.Recorder recorder) {
        SafetyMapBuilder result = new SafetyMapBuilder(position, regionFinder);
        solve(result, config, recorder, () -> {});
        return result.build();
    }

    private static EnginePair.Meter meter(SafetyMapBuilder result) {
        return (engine, spent) ->
                result.addSpent(engine, new Effort(spent.nodes(), spent.elapsedNanos(), Optional.empty()));
    }

    /** Adds all proofs; returns the proofs of the static rules for each color. */
    private List<StaticProof> solve(
            SafetyMapBuilder result, SafetyConfig used, ProvedGame.Recorder recorder, Runnable onStep) {
        if (threads == 1) {
            RegionSearcher searcher = new RegionSearcher(engines, used, meter(result));
            return solve(result, used, searcher, judges, recorder, onStep);
        }
        try (SearchesAhead searcher = new SearchesAhead(
                threads,
                meter -> new RegionSearcher(engines, used, meter),
                meter(result),
                judges.lives(),
                (ahead, lives, isOutdated) -> rehearse(result.position(), used, ahead, lives, isOutdated))) {
            LifeJudge lives = judges.lives() == LifeJudge.NONE ? LifeJudge.NONE : searcher;
            return solve(result, used, searcher, new Judges(judges.races(), lives), recorder, onStep);
        }
    }

    /** Solves a position for the sake of the searches alone. Races are left out: few boards ask about them. */
    private void rehearse(
            Position position, SafetyConfig used, GameSearcher searcher, LifeJudge lives, BooleanSupplier isOutdated) {
        solve(
                new SafetyMapBuilder(position, regionFinder),
                used.with(used.limits().withCancel(isOutdated)),
                searcher,
                new Judges(RaceJudge.NONE, lives),
                game -> {},
                () -> {});
    }

    private static List<StaticProof> solve(
            SafetyMapBuilder result,
            SafetyConfig used,
            GameSearcher searcher,
            Judges judges,
            ProvedGame.Recorder recorder,
            Runnable onStep) {
        List<StaticProof> statics = new ArrayList<>();
        for (Color color : Color.values()) {
            statics.add(AlternatingPlaySolver.addTo(result, color, used.proofs()));
        }
        onStep.run();
        List<BoardSolver> solvers = new ArrayList<>();
        for (Color color : Color.values()) {
            PointSet reserved = statics.get(color.ordinal()).reserved();
            solvers.add(new BoardSolver(
                    new BoardProof(result, color, reserved, used.proofs(), recorder),
                    new AreaSearcher(result, used, searcher, judges, recorder),
                    onStep));
        }
        List<SafetyConfig> stages = used.stages();
        stages.forEach(stage -> solve(solvers, stage, SubSolvers.of(stage, judges.races())));
        SafetyConfig last = stages.get(stages.size() - 1);
        SubSolvers.last(last, judges.lives()).ifPresent(method -> {
            while (tryOnce(solvers, method)) {
                solve(solvers, last, SubSolvers.of(last, judges.races()));
            }
        });
        return statics;
    }

    /** True if a sub-solver proves anything new of a color. */
    private static boolean tryOnce(List<BoardSolver> solvers, SubSolver method) {
        boolean hasFound = false;
        for (BoardSolver solver : solvers) {
            hasFound |= solver.tryOnce(method);
        }
        return hasFound;
    }

    private static void solve(List<BoardSolver> solvers, SafetyConfig stage, List<SubSolver> methods) {
        solvers.forEach(solver -> solver.enter(stage));
        boolean hasFound = true;
        while (hasFound) { // seki of one color depends on the alive blocks of the other
            hasFound = false;
            for (BoardSolver solver : solvers) {
                hasFound |= solver.solve(methods);
            }
        }
    }
}

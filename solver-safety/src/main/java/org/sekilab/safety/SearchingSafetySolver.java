package org.sekilab.safety;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.sekilab.model.Position;
import org.sekilab.model.RegionFinder;
import org.sekilab.proof.Effort;
import org.sekilab.proof.Proofs;
import org.sekilab.proof.SafetyMap;
import org.sekilab.proof.SafetyMapBuilder;
import org.sekilab.proof.SafetySolver;
import org.sekilab.safety.ahead.SearchesAhead;
import org.sekilab.safety.attempts.BoardAttempt;
import org.sekilab.safety.attempts.BoardAttempts;
import org.sekilab.safety.board.LibertySums;
import org.sekilab.safety.board.ProvedGame;
import org.sekilab.safety.board.Screening;
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
 * {@link BoardAttempts} tells what more attempts cost.
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
        return solve(new SafetyMapBuilder(position, regionFinder), config, game -> {}, listener)
                .result()
                .build();
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
        SafetyMapBuilder efforts = new SafetyMapBuilder(position, regionFinder);
        RegionSearcher checkableSearcher = new RegionSearcher(engines, checkable, meter(efforts));
        CertificateBuilder builder = new CertificateBuilder(position, checkableSearcher, maxStates);
        BoardAttempt best = solve(efforts, checkable, builder, listener);
        best.games().forEach(builder::record);
        return builder.build(best.result().build(), best.statics());
    }

    /** Solves a position, and reports the games that the result depends on, as far as they were searched. */
    SafetyMap solve(Position position, ProvedGame.Recorder recorder) {
        BoardAttempt best = solve(new SafetyMapBuilder(position, regionFinder), config, recorder, soFar -> {});
        best.games().forEach(recorder::record);
        return best.result().build();
    }

    private static EnginePair.Meter meter(SafetyMapBuilder efforts) {
        return (engine, spent) ->
                efforts.addSpent(engine, new Effort(spent.nodes(), spent.elapsedNanos(), Optional.empty()));
    }

    /** @param efforts without proofs; receives the efforts */
    private BoardAttempt solve(
            SafetyMapBuilder efforts, SafetyConfig used, ProvedGame.Recorder recorder, BoardListener listener) {
        if (threads == 1) {
            RegionSearcher searcher = new RegionSearcher(engines, used, meter(efforts));
            return new BoardAttempts(efforts, used, searcher, judges, recorder).best(listener::progress);
        }
        try (SearchesAhead searcher = new SearchesAhead(
                threads,
                meter -> new RegionSearcher(engines, used, meter),
                meter(efforts),
                judges.lives(),
                (ahead, lives, isOutdated) -> rehearse(efforts.position(), used, ahead, lives, isOutdated))) {
            LifeJudge lives = judges.lives() == LifeJudge.NONE ? LifeJudge.NONE : searcher;
            Judges both = new Judges(judges.races(), lives);
            return new BoardAttempts(efforts, used, searcher, both, recorder).best(listener::progress);
        }
    }

    /** Solves a position for the sake of the searches alone. Races are left out: few boards ask about them. */
    private void rehearse(
            Position position, SafetyConfig used, GameSearcher searcher, LifeJudge lives, BooleanSupplier isOutdated) {
        new BoardAttempts(
                        new SafetyMapBuilder(position, regionFinder),
                        used.with(used.limits().withCancel(isOutdated)),
                        searcher,
                        new Judges(RaceJudge.NONE, lives),
                        game -> {})
                .best(soFar -> {});
    }
}

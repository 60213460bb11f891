package org.sekilab.experiments.view.work;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.sekilab.experiments.Build;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.config.Choice;
import org.sekilab.experiments.config.Keys;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.Layers;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.config.SafetyKeys;
import org.sekilab.experiments.config.Settings;
import org.sekilab.experiments.config.Strategies;
import org.sekilab.experiments.config.StrategyKind;
import org.sekilab.experiments.demo.DemoData;
import org.sekilab.experiments.life.LifeAnswerer;
import org.sekilab.experiments.region.BoardRegions;
import org.sekilab.experiments.region.RegionAnswerer;
import org.sekilab.experiments.score.BoardScorer;
import org.sekilab.experiments.score.DeadStoneQuery;
import org.sekilab.experiments.score.ScoreSettings;
import org.sekilab.experiments.score.SekiMode;
import org.sekilab.experiments.semeai.SemeaiAnswerer;
import org.sekilab.experiments.solve.BoardAnalyzer;
import org.sekilab.experiments.solve.BoardInput;
import org.sekilab.experiments.solve.BoardResult;
import org.sekilab.life.Life;
import org.sekilab.model.MergedRegion;
import org.sekilab.proof.SafetySolver;
import org.sekilab.safety.RegionProver;
import org.sekilab.safety.RegionSolver;
import org.sekilab.safety.settings.Preset;
import org.sekilab.scoring.Filling;
import org.sekilab.search.Engine;
import org.sekilab.search.Limits;
import org.sekilab.semeai.SemeaiAnalyzer;

/** The solvers of boards and regions that the configuration offers. Immutable; may be shared by threads. */
public final class ViewSolvers {
    /** The one that answers while one waits. */
    public static final String QUICK = "static";

    private static final String SEARCH = "search";
    private static final int WARM_UP_BOARDS = 10;

    private final Consumer<Layers> configuration;
    private final Settings defaults;
    private final Strategies<SemeaiAnalyzer> analyzers;
    private final Strategies<SafetySolver> solvers;
    private final Strategies<Engine> engines;
    private final RegionAnswerer regions;
    private final Optional<BoardRegions> boards; // nothing where limited ko threats forbid to count on boards
    private final RegionSolver regionSolver;
    private final RegionProver prover;
    private final Limits limits;
    private final Life life;

    private ViewSolvers(Consumer<Layers> configuration, Laboratory laboratory) {
        this.configuration = configuration;
        this.analyzers = laboratory.strategies(StrategyKind.SEMEAI_ANALYZERS);
        this.defaults = laboratory.settings();
        this.solvers = laboratory.strategies(StrategyKind.SOLVERS);
        this.engines = laboratory.strategies(StrategyKind.ENGINES);
        this.regionSolver = laboratory.regionSolver();
        this.regions = new RegionAnswerer(laboratory.create(StrategyKind.REGION_FINDERS), regionSolver);
        this.boards =
                regionSolver.koThreats().isLimited() ? Optional.empty() : Optional.of(BoardRegions.of(laboratory));
        this.prover = laboratory.regionProver();
        this.limits = laboratory.settings().safety().limits();
        this.life = laboratory.life();
    }

    /**
     * The solvers of a configuration.
     *
     * @param configuration adds its layers
     * @throws InputException if there are mistakes in it, or mistakes were found before
     */
    public static ViewSolvers open(Consumer<Layers> configuration, Mistakes mistakes) {
        return new ViewSolvers(configuration, laboratory(configuration, mistakes));
    }

    private static Laboratory laboratory(Consumer<Layers> configuration, Mistakes mistakes) {
        Layers layers = new Layers(mistakes);
        configuration.accept(layers);
        return Laboratory.open(layers, mistakes);
    }

    /** Solves some boards that ship, so that the user's first board is not the first of this process. */
    public void warmUp() {
        SafetySolver solver = solvers.create(QUICK);
        DemoData.finalPositions().subList(0, WARM_UP_BOARDS).forEach(solver::solve);
    }

    /**
     * Finds what a quick solver proves of a board.
     *
     * @throws RefusedException if there is no such solver, or it searches
     */
    public BoardResult analyze(String solver, BoardInput board) {
        if (solver.equals(SEARCH)) {
            throw new RefusedException(RefusedException.BAD_REQUEST, "the solver search needs a job");
        }
        return analyzer(solver).analyze(board);
    }

    /**
     * The work of searching a whole board.
     *
     * @throws RefusedException if there is no such preset or analyzer
     */
    public Work board(BoardQuestion question, BoardInput board) {
        Laboratory chosen = chosen(question, question.certificate());
        return new BoardWork(
                question,
                board,
                chosen.safetySolver(),
                question.causes() ? Optional.of(chosen.causeFinder()) : Optional.empty(),
                maxStates());
    }

    /** What the configuration gives with the settings of a question. */
    private Laboratory chosen(JobQuery query, boolean isCertified) {
        if (isCertified && boards.isEmpty()) {
            throw new RefusedException(
                    RefusedException.BAD_REQUEST,
                    "certificate: needs %s = unlimited".formatted(SafetyKeys.KO_THREATS.name()));
        }
        return checked(() -> laboratory(configuration.andThen(query::addTo), new Mistakes()));
    }

    private int maxStates() {
        return defaults.get(SafetyKeys.CERTIFICATE_STATES);
    }

    /**
     * The work of solving a region.
     *
     * @throws RefusedException if there is no such region or engine, or it is too large
     */
    public Work region(SolveQuery query, BoardInput board) {
        Engine engine = checked(() -> engines.create(new Choice("engine", query.engine())));
        MergedRegion region = checked(() -> regions.region(query.region(), board));
        if (!regionSolver.fits(region)) {
            throw new RefusedException(
                    RefusedException.BAD_REQUEST,
                    "the region has %d points; at most %d can be solved"
                            .formatted(
                                    region.points().size(),
                                    regionSolver.koThreats().maxPoints()));
        }
        Limits ofQuery = limits.withTime(Duration.ofSeconds(query.seconds())).withMaxNodes(query.maxNodes());
        Optional<RegionSolver> certifier =
                query.certificate() ? Optional.of(chosen(query, true).regionSolver()) : Optional.empty();
        return new RegionWork(query, board, region, prover, engine, ofQuery, boards, certifier, maxStates());
    }

    /**
     * The work of telling whether stones live.
     *
     * @throws RefusedException if there are no such stones, or no such area
     */
    public Work life(LifeQuestion question, BoardInput board) {
        return checked(() -> {
            LifeAnswerer.check(question.query(board.file()), board.position());
            return new LifeWork(question, board, life, limits);
        });
    }

    /**
     * The work of telling which block of a race is captured first.
     *
     * @throws RefusedException if there are no such blocks
     */
    public Work race(RacingQuestion question, BoardInput board) {
        return checked(() -> {
            SemeaiAnswerer.check(question.query(board.file()), board.position());
            SemeaiAnalyzer analyzer = chosen(question, false).create(StrategyKind.SEMEAI_ANALYZERS);
            return new RaceWork(question, board, analyzer, maxStates());
        });
    }

    /** The work of scoring a position: what {@code score} does without options. */
    public Work score(ScoreQuestion question, BoardInput board) {
        return checked(() -> {
            DeadStoneQuery dead = DeadStoneQuery.of(Optional.empty(), Optional.empty());
            Laboratory chosen = laboratory(
                    layers -> {
                        new ScoreSettings(SekiMode.RELAXED, dead.judge()).addTo(layers);
                        configuration.andThen(question::addTo).accept(layers);
                    },
                    new Mistakes());
            return new ScoreWork(
                    question,
                    board,
                    BoardScorer.of(question.rules(), dead, SekiMode.RELAXED, Filling.CHECKERED, chosen));
        });
    }

    /**
     * What there is to choose from.
     *
     * @param first the record to show first
     */
    public StartAnswer start(List<StartAnswer.NamedRecord> files, String first) {
        return new StartAnswer(
                Build.ofThisProgram().version(),
                files,
                first,
                named(engines),
                named(solvers),
                presets(),
                named(analyzers),
                defaults.get(SafetyKeys.PRESET).name(),
                defaults.get(Keys.SEMEAI_ANALYZER),
                Math.toIntExact(Math.max(
                        1, Math.min(QueryBody.MOST_SECONDS, limits.time().toSeconds()))),
                QUICK,
                regionSolver.koThreats().maxPoints(),
                boards.isPresent(),
                QueryBody.MOST_SECONDS);
    }

    private static List<StartAnswer.NamedStrategy> presets() {
        return Arrays.stream(Preset.values())
                .map(preset -> new StartAnswer.NamedStrategy(preset.name(), ""))
                .toList();
    }

    private BoardAnalyzer analyzer(String solver) {
        return new BoardAnalyzer(checked(() -> solvers.create(new Choice("solver", solver))), System::nanoTime);
    }

    /** Turns wrong input into a refused request. */
    private static <T> T checked(Supplier<T> supplier) {
        try {
            return supplier.get();
        } catch (InputException e) {
            throw new RefusedException(
                    RefusedException.BAD_REQUEST, e.mistakes().get(0));
        }
    }

    private static List<StartAnswer.NamedStrategy> named(Strategies<?> strategies) {
        return strategies.names().stream()
                .map(name -> new StartAnswer.NamedStrategy(
                        name, strategies.description(name).orElse("")))
                .toList();
    }
}

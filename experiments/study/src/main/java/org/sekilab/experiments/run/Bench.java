package org.sekilab.experiments.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.StrategyKind;
import org.sekilab.experiments.life.LifeAnswer;
import org.sekilab.experiments.life.LifeAnswerer;
import org.sekilab.experiments.life.LifeQuery;
import org.sekilab.experiments.output.Numbers;
import org.sekilab.experiments.region.RegionAnswer;
import org.sekilab.experiments.region.RegionAnswerer;
import org.sekilab.experiments.region.RegionQuery;
import org.sekilab.experiments.run.Experiment.Pictures;
import org.sekilab.experiments.semeai.SemeaiAnswer;
import org.sekilab.experiments.semeai.SemeaiAnswerer;
import org.sekilab.experiments.semeai.SemeaiQuery;
import org.sekilab.experiments.solve.BoardAnalyzer;
import org.sekilab.experiments.solve.BoardInput;
import org.sekilab.experiments.solve.BoardResult;
import org.sekilab.experiments.solve.BoardView;
import org.sekilab.experiments.solve.RegionOutcome;
import org.sekilab.experiments.store.Answer;
import org.sekilab.experiments.store.Answer.Certainty;
import org.sekilab.experiments.store.BoardCounts;
import org.sekilab.experiments.store.EngineEffort;
import org.sekilab.life.LifeResult;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.MergedRegion;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.safety.RegionResult;
import org.sekilab.safety.parts.HeuristicEvaluator;
import org.sekilab.safety.settings.Verdict;
import org.sekilab.search.Limit;
import org.sekilab.search.Statistics;
import org.sekilab.semeai.SemeaiResult;

/** The strategies of one configuration at work on problems of all kinds. Free of state; may be shared by threads. */
final class Bench {
    private static final String SEARCH = "search";

    private final Laboratory laboratory;
    private final BoardAnalyzer boards;
    private final RegionAnswerer regions;
    private final SemeaiAnswerer races;
    private final LifeAnswerer lives;
    private final HeuristicEvaluator heuristic;
    private final Pictures pictures;
    private final String engine; // of region problems

    Bench(Laboratory laboratory, Pictures pictures) {
        this.laboratory = laboratory;
        this.boards = new BoardAnalyzer(laboratory.create(StrategyKind.SOLVERS), System::nanoTime);
        this.regions = new RegionAnswerer(laboratory.create(StrategyKind.REGION_FINDERS), laboratory.regionSolver());
        this.races = new SemeaiAnswerer(laboratory.create(StrategyKind.SEMEAI_ANALYZERS));
        this.lives =
                new LifeAnswerer(laboratory.lifeSolver(), laboratory.settings().limits());
        this.heuristic = laboratory.create(StrategyKind.HEURISTICS);
        this.pictures = pictures;
        this.engine = laboratory.settings().engine().name();
    }

    /** A job begins on this thread. */
    void beginJob() {
        laboratory.beginJob();
    }

    /** Finds what is proved of a whole board, and of each of its basic regions. */
    JobAnswers solve(BoardInput input) {
        BoardResult result = boards.analyze(input);
        List<Answer> answers = new ArrayList<>();
        result.regions()
                .forEach(region -> answers.add(answer(region, input.position().geometry())));
        Optional<BoardView> view =
                pictures == Pictures.RECORDED ? Optional.of(BoardView.of(result.safety())) : Optional.empty();
        List<EngineEffort> engines = new ArrayList<>();
        result.safety()
                .spent()
                .forEach((engine, effort) ->
                        engines.add(new EngineEffort(engine, effort.nodes(), Numbers.millis(effort.elapsedNanos()))));
        return new JobAnswers(Optional.of(new BoardCounts(result.tally(), result.nodes(), view)), answers, engines);
    }

    private static Answer answer(RegionOutcome outcome, Geometry geometry) {
        String color = outcome.region().color() == Color.BLACK ? "black" : "white";
        String first = geometry.name(outcome.region().points().first());
        double millis = Numbers.millis(outcome.elapsedNanos());
        return new Answer(
                color + " " + first,
                outcome.region().points().size(),
                outcome.verdict().name(),
                certainty(outcome.verdict()),
                "",
                outcome.method(),
                limit(outcome),
                new Answer.Effort(outcome.nodes(), outcome.nodes(), 0, millis),
                OptionalInt.empty());
    }

    /** The name of what stopped the last search of a region without an answer. */
    private static String limit(RegionOutcome outcome) {
        return outcome.limit()
                .map(label -> label.toUpperCase(Locale.ROOT).replace('-', '_'))
                .orElse(Limit.NONE.name());
    }

    /** The verdict of a region problem. */
    JobAnswers solve(RegionQuery query, BoardInput input, String expected) {
        RegionAnswer answer = regions.answer(query, input);
        RegionResult result = answer.result();
        Statistics total = result.total();
        double millis = Numbers.millis(total.elapsedNanos());
        Answer found = new Answer(
                "",
                answer.size(),
                result.verdict().name(),
                certainty(result.verdict()),
                expected,
                answer.method(),
                result.limit().name(),
                new Answer.Effort(
                        total.nodes(), result.first().nodes(), result.second().nodes(), millis),
                OptionalInt.empty());
        return new JobAnswers(
                Optional.empty(), List.of(found), List.of(new EngineEffort(engine, total.nodes(), millis)));
    }

    /** Finds the winner of a race. The query says which side moves first. */
    JobAnswers solve(SemeaiQuery query, BoardInput input, String expected) {
        long start = System.nanoTime();
        SemeaiAnswer answer = races.answer(query, input);
        double millis = Numbers.millis(System.nanoTime() - start); // analyzers that do not search measure no time
        Map<Color, SemeaiResult> results = answer.results();
        SemeaiResult result = results.values().iterator().next();
        Certainty certainty = result.isProved()
                ? Certainty.PROVED
                : result.verdict().name().equals(Answer.UNKNOWN) ? Certainty.OPEN : Certainty.GUESS;
        long nodes = result.statistics().nodes();
        return JobAnswers.of(new Answer(
                "",
                answer.size(),
                result.verdict().name(),
                certainty,
                expected,
                result.method(),
                result.limit().name(),
                new Answer.Effort(nodes, nodes, 0, millis),
                OptionalInt.empty()));
    }

    /** Tells whether stones live. */
    JobAnswers solve(LifeQuery query, BoardInput input, String expected) {
        LifeAnswer answer = lives.answer(query, input.position(), input.index());
        LifeResult result = answer.result();
        Statistics spent = result.statistics();
        return JobAnswers.of(new Answer(
                "",
                answer.area().points().size(),
                result.verdict().name(),
                answer.isProved() ? Certainty.PROVED : Certainty.OPEN,
                expected,
                answer.isProved() ? SEARCH : RegionOutcome.NO_METHOD,
                result.limit().name(),
                new Answer.Effort(spent.nodes(), spent.nodes(), 0, Numbers.millis(spent.elapsedNanos())),
                OptionalInt.empty()));
    }

    /**
     * Finds what the heuristic evaluator thinks of a region problem without search: SAFE where its estimate is above 0,
     * UNSAFE where it is below.
     */
    JobAnswers guess(RegionQuery query, BoardInput input, String expected) {
        long start = System.nanoTime();
        MergedRegion region = regions.region(query, input);
        if (!LocalShape.fits(region)) {
            throw query.at()
                    .mistake("the region at %s has %d points; at most %d can be estimated"
                            .formatted(query.at(), region.points().size(), LocalShape.MAX_POINTS));
        }
        Color first = query.first().in(region);
        LocalBoard board = new LocalBoard(LocalShape.of(region), input.position(), first);
        int estimate = heuristic.on(board).estimate();
        Verdict guess = estimate > 0 ? Verdict.SAFE : estimate < 0 ? Verdict.UNSAFE : Verdict.UNKNOWN;
        return JobAnswers.of(new Answer(
                "",
                region.points().size(),
                guess.name(),
                guess == Verdict.UNKNOWN ? Certainty.OPEN : Certainty.GUESS,
                expected,
                "heuristic",
                Limit.NONE.name(),
                new Answer.Effort(0, 0, 0, Numbers.millis(System.nanoTime() - start)),
                OptionalInt.of(estimate)));
    }

    private static Certainty certainty(Verdict verdict) {
        return verdict == Verdict.UNKNOWN ? Certainty.OPEN : Certainty.PROVED;
    }
}

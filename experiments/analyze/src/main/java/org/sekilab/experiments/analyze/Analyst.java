package org.sekilab.experiments.analyze;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.Argument;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.Words;
import org.sekilab.experiments.analyze.AnalyzeQuery.LifeAsked;
import org.sekilab.experiments.analyze.AnalyzeQuery.RaceAsked;
import org.sekilab.experiments.analyze.AnalyzeQuery.RegionsAsked;
import org.sekilab.experiments.analyze.AnalyzeQuery.ScoreAsked;
import org.sekilab.experiments.analyze.AnalyzeQuery.Topic;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.Layers;
import org.sekilab.experiments.config.SafetyKeys;
import org.sekilab.experiments.config.StrategyKind;
import org.sekilab.experiments.life.LifeAnswer;
import org.sekilab.experiments.life.LifeAnswerer;
import org.sekilab.experiments.life.LifeArea;
import org.sekilab.experiments.life.LifeQuery;
import org.sekilab.experiments.output.json.BoardNames;
import org.sekilab.experiments.output.json.Json;
import org.sekilab.experiments.output.json.LifeLine;
import org.sekilab.experiments.output.json.RegionLine;
import org.sekilab.experiments.output.json.ScoreLine;
import org.sekilab.experiments.output.json.SemeaiLine;
import org.sekilab.experiments.output.json.SolveLine;
import org.sekilab.experiments.output.json.StaticLine;
import org.sekilab.experiments.progress.Progress;
import org.sekilab.experiments.region.BoardRegions;
import org.sekilab.experiments.region.RegionAnswerer;
import org.sekilab.experiments.region.RegionQuery;
import org.sekilab.experiments.region.RegionSweep;
import org.sekilab.experiments.score.BoardScorer;
import org.sekilab.experiments.score.DeadStoneQuery;
import org.sekilab.experiments.score.ScoreAnswer;
import org.sekilab.experiments.score.ScoreSettings;
import org.sekilab.experiments.score.SekiMode;
import org.sekilab.experiments.semeai.SemeaiAnswerer;
import org.sekilab.experiments.semeai.SemeaiQuery;
import org.sekilab.experiments.solve.BoardAnalyzer;
import org.sekilab.experiments.solve.BoardInput;
import org.sekilab.experiments.solve.Selection;
import org.sekilab.model.Color;
import org.sekilab.model.RegionFinder;
import org.sekilab.scoring.Filling;
import org.sekilab.scoring.Ruleset;
import org.sekilab.search.Statistics;
import org.sekilab.semeai.KoWinner;

/** Answers questions, each with the laboratory that it asks for. May be shared by threads. */
final class Analyst {
    private static final Path RECORD = Path.of(QueryBoard.RECORD);

    /** The question that a thread works on. A new thread begins with the question of the thread that starts it. */
    private static final InheritableThreadLocal<OpenQuery> CURRENT = new InheritableThreadLocal<>();

    private final LaboratoryCache laboratories;

    /** @param configuration adds what the command line chose */
    Analyst(Consumer<Layers> configuration) {
        this.laboratories = new LaboratoryCache(configuration, Analyst::progress);
    }

    private static void progress(Statistics statistics) {
        OpenQuery query = CURRENT.get();
        if (query != null) {
            query.progress(statistics);
        }
    }

    /**
     * Answers a question. If the thread is interrupted meanwhile, the caller must not use the answer.
     *
     * @throws InputException if the question is wrong
     */
    AnalyzeLine answer(OpenQuery open) {
        CURRENT.set(open);
        try {
            return answerOf(open);
        } finally {
            CURRENT.remove();
        }
    }

    private AnalyzeLine answerOf(OpenQuery open) {
        long startNanos = System.nanoTime();
        AnalyzeQuery query = open.query();
        Set<Topic> topics = topics(query);
        BoardInput board = QueryBoard.of(query);
        Laboratory laboratory = laboratories.open(query, ScoreSettings.NONE);
        @Nullable SolveLine safety = null;
        @Nullable List<RegionLine> regions = null;
        @Nullable LifeLine life = null;
        @Nullable SemeaiLine race = null;
        @Nullable ScoreLine score = null;
        @Nullable StaticLine statics = null;
        for (Topic topic : topics) {
            open.turnTo(topic);
            switch (topic) {
                case SAFETY -> safety = safety(board, laboratory);
                case REGIONS -> regions = regions(query.regions(), board, laboratory);
                case LIFE -> life = life(query.life(), board, laboratory);
                case RACE -> race = race(query.race(), board, laboratory);
                case SCORE -> score = score(query, board);
                case STATIC ->
                    statics = StaticLine.of(board, laboratory.staticAnalyzer().analyze(board.position()));
            }
            if (Thread.currentThread().isInterrupted()) {
                break;
            }
        }
        BigDecimal millis = Json.millis(System.nanoTime() - startNanos);
        return new AnalyzeLine(open.id(), safety, regions, life, race, score, statics, millis);
    }

    /** What is asked, in the order of the answer. */
    private static Set<Topic> topics(AnalyzeQuery query) {
        String known = Stream.of(Topic.values()).map(Words::of).collect(Collectors.joining(", "));
        if (query.ask() == null || query.ask().isEmpty()) {
            throw new InputException("ask", "is missing: a list of some of " + known);
        }
        Set<Topic> topics = EnumSet.copyOf(query.ask());
        rejectUnasked(topics, Topic.REGIONS, query.regions());
        rejectUnasked(topics, Topic.LIFE, query.life());
        rejectUnasked(topics, Topic.RACE, query.race());
        rejectUnasked(topics, Topic.SCORE, query.score());
        return topics;
    }

    private static void rejectUnasked(Set<Topic> topics, Topic topic, @Nullable Object details) {
        if (details != null && !topics.contains(topic)) {
            String name = Words.of(topic);
            throw new InputException(name, "is given, but ask does not name " + name);
        }
    }

    private static SolveLine safety(BoardInput board, Laboratory laboratory) {
        BoardAnalyzer analyzer = new BoardAnalyzer(laboratory.create(StrategyKind.SOLVERS), System::nanoTime);
        return SolveLine.of(analyzer.analyze(board));
    }

    private static List<RegionLine> regions(@Nullable RegionsAsked asked, BoardInput board, Laboratory laboratory) {
        RegionFinder finder = laboratory.create(StrategyKind.REGION_FINDERS);
        RegionAnswerer answerer = new RegionAnswerer(finder, laboratory.regionSolver());
        if (asked != null && Boolean.TRUE.equals(asked.onBoard())) {
            if (laboratory.settings().safety().ko().threats().isLimited()) {
                throw new InputException(
                        "regions.onBoard", "needs %s = unlimited".formatted(SafetyKeys.KO_THREATS.name()));
            }
            answerer = answerer.onBoards(BoardRegions.of(laboratory));
        }
        List<RegionLine> lines = new ArrayList<>();
        for (RegionQuery query : regionQueries(asked, board, finder, laboratory)) {
            lines.add(RegionLine.of(OptionalInt.empty(), QueryBoard.RECORD, answerer.answer(query, board)));
            if (Thread.currentThread().isInterrupted()) {
                break;
            }
        }
        return lines;
    }

    private static List<RegionQuery> regionQueries(
            @Nullable RegionsAsked asked, BoardInput board, RegionFinder finder, Laboratory laboratory) {
        RegionQuery.Mover first = asked == null || asked.first() == null ? RegionQuery.Mover.ATTACKER : asked.first();
        Optional<Color> defender = asked == null ? Optional.empty() : Optional.ofNullable(asked.defender());
        if (asked == null || asked.at() == null) {
            if (defender.isPresent()) {
                throw new InputException("regions.defender", "goes with regions.at");
            }
            return new RegionSweep(finder, laboratory.settings().safety().maxRegionPoints())
                    .queries(board, RECORD, Selection.ALL, first);
        }
        return asked.at().stream()
                .map(at -> new RegionQuery(RECORD, Selection.ALL, new Argument("regions.at", at), defender, first))
                .toList();
    }

    private static LifeLine life(@Nullable LifeAsked asked, BoardInput board, Laboratory laboratory) {
        if (asked == null) {
            throw new InputException("life", "is missing: the stones that must live, such as {\"at\": [\"C3\"]}");
        }
        List<String> stones = asked.at() == null ? List.of() : asked.at();
        if (stones.isEmpty() && asked.defender() == null) {
            throw new InputException("life.defender", "is missing: black or white");
        }
        LifeQuery query = new LifeQuery(
                RECORD,
                Selection.ALL,
                stones.stream().map(at -> new Argument("life.at", at)).toList(),
                Optional.ofNullable(asked.defender()).map(color -> new Argument("life.defender", Words.of(color))),
                asked.first() == null ? LifeQuery.First.TO_MOVE : asked.first(),
                new Argument("life.area", asked.area() == null ? LifeArea.AUTO : asked.area()),
                Optional.empty());
        LifeAnswerer answerer =
                new LifeAnswerer(laboratory.lifeSolver(), laboratory.settings().limits());
        LifeAnswer found = answerer.addKind(answerer.answer(query, board.position(), board.index()));
        LifeAnswer answer =
                Boolean.TRUE.equals(asked.allMoves()) ? answerer.addFirstMoves(found, Progress.none()) : found;
        return LifeLine.of(OptionalInt.empty(), answer, OptionalInt.empty());
    }

    private static SemeaiLine race(@Nullable RaceAsked asked, BoardInput board, Laboratory laboratory) {
        if (asked == null) {
            throw new InputException(
                    "race", "is missing: a stone of each block, such as {\"black\": \"C3\", \"white\": \"E4\"}");
        }
        SemeaiQuery query = new SemeaiQuery(
                RECORD,
                Selection.ALL,
                new Argument("race.black", asked.black()),
                new Argument("race.white", asked.white()),
                asked.first() == null ? SemeaiQuery.Mover.BOTH : asked.first(),
                asked.koWinner() == null ? KoWinner.NONE : asked.koWinner());
        SemeaiAnswerer answerer = new SemeaiAnswerer(laboratory.create(StrategyKind.SEMEAI_ANALYZERS));
        return SemeaiLine.of(OptionalInt.empty(), answerer.answer(query, board), null);
    }

    private ScoreLine score(AnalyzeQuery query, BoardInput board) {
        ScoreAsked asked = query.score() == null ? ScoreAsked.DEFAULT : query.score();
        SekiMode seki = asked.seki() == null ? SekiMode.RELAXED : asked.seki();
        DeadStoneQuery dead =
                DeadStoneQuery.of(argument("score.dead", asked.dead()), argument("score.alive", asked.alive()));
        Laboratory laboratory = laboratories.open(query, new ScoreSettings(seki, dead.judge()));
        Ruleset rules = query.rules() == null ? Ruleset.JAPANESE : query.rules();
        BoardScorer scorer = BoardScorer.of(rules, dead, seki, Filling.CHECKERED, laboratory);
        ScoreAnswer answer = scorer.score(board);
        return ScoreLine.of(answer, seki == SekiMode.EXACT ? BoardNames.points(answer.unproved()) : null, null);
    }

    private static Optional<Argument> argument(String place, @Nullable String text) {
        return Optional.ofNullable(text).map(given -> new Argument(place, given));
    }
}

package org.sekilab.experiments.gtp;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.sekilab.experiments.Argument;
import org.sekilab.experiments.gtp.game.Analyses;
import org.sekilab.experiments.gtp.game.GtpGame;
import org.sekilab.experiments.gtp.game.GtpSolvers;
import org.sekilab.experiments.gtp.game.LiveRegionSearch;
import org.sekilab.experiments.gtp.game.LiveRegionSearch.Finding;
import org.sekilab.experiments.gtp.game.SafetyLevel;
import org.sekilab.experiments.gtp.game.StrategyTree;
import org.sekilab.experiments.gtp.protocol.CommandTable;
import org.sekilab.experiments.gtp.protocol.Graphics;
import org.sekilab.experiments.gtp.protocol.GtpArguments;
import org.sekilab.experiments.gtp.protocol.GtpException;
import org.sekilab.experiments.gtp.protocol.GtpText;
import org.sekilab.experiments.region.RegionAnswerer;
import org.sekilab.experiments.region.RegionQuery;
import org.sekilab.experiments.solve.BoardAnalyzer;
import org.sekilab.experiments.solve.RegionOutcome;
import org.sekilab.experiments.solve.Selection;
import org.sekilab.model.Color;
import org.sekilab.model.MergedRegion;
import org.sekilab.safety.RegionResult;
import org.sekilab.safety.settings.Verdict;

/** Regions: what is proved of all, and the search of one. */
final class RegionCommands {
    private static final Path BOARD = Path.of("board"); // stands for a file in messages
    private static final long NANOS_PER_MILLI = 1_000_000;

    private final GtpGame game;
    private final BoardAnalyzer boards;
    private final RegionAnswerer answerer;
    private final LiveRegionSearch search;

    RegionCommands(GtpGame game, Analyses analyses, GtpSolvers solvers, LiveRegionSearch search) {
        this.game = game;
        this.boards = new BoardAnalyzer(position -> analyses.of(SafetyLevel.FULL), System::nanoTime);
        this.answerer = new RegionAnswerer(solvers.regionFinder(), solvers.regions());
        this.search = search;
    }

    void addTo(CommandTable table) {
        table.add("sekilab-regions COLOR", "the regions of a color and their verdicts, for GoGui", this::showAll);
        table.add(
                "sekilab-region_list COLOR",
                "the regions of a color with their verdicts and methods, one per line",
                this::list);
        table.add(
                "sekilab-region VERTEX [DEFENDER [FIRST]]",
                "solves the region at a point: the verdict, the best play and the effort",
                this::solve);
        table.add(
                "sekilab-region_gfx VERTEX [DEFENDER [FIRST]]",
                "solves the region at a point and shows it, for GoGui",
                this::show);
        table.add(
                "sekilab-search_tree [DEPTH]",
                "the winning strategy of the last solved region: each try and its answer",
                this::tree);
    }

    private List<RegionOutcome> outcomes(GtpArguments arguments) {
        arguments.expect(1);
        Color color = arguments.color(0);
        return boards.analyze(game.asInput()).regions().stream()
                .filter(outcome -> outcome.region().color() == color)
                .toList();
    }

    private String showAll(GtpArguments arguments) {
        Graphics picture = new Graphics(game.geometry());
        List<RegionOutcome> outcomes = outcomes(arguments);
        for (RegionOutcome outcome : outcomes) {
            picture.points("COLOR " + shade(outcome.verdict()), outcome.region().points());
            picture.label(
                    outcome.region().points().first(),
                    String.valueOf(outcome.region().index() + 1));
        }
        String counts = outcomes.stream()
                .collect(Collectors.groupingBy(RegionOutcome::verdict, TreeMap::new, Collectors.counting()))
                .entrySet()
                .stream()
                .map(entry -> "%s %d".formatted(entry.getKey(), entry.getValue()))
                .collect(Collectors.joining("  "));
        return picture.text("Regions: " + counts).toString();
    }

    private String list(GtpArguments arguments) {
        return outcomes(arguments).stream()
                .map(outcome -> "%d at %s: points %d, %s, method %s, nodes %d%s"
                        .formatted(
                                outcome.region().index() + 1,
                                game.geometry().name(outcome.region().points().first()),
                                outcome.region().points().size(),
                                outcome.verdict(),
                                outcome.method(),
                                outcome.nodes(),
                                outcome.limit().map(limit -> ", limit " + limit).orElse("")))
                .collect(Collectors.joining("\n"));
    }

    private String solve(GtpArguments arguments) {
        Finding finding = find(arguments);
        RegionResult result = finding.proof().result();
        StringJoiner lines = new StringJoiner("\n");
        lines.add("verdict: " + result.verdict());
        lines.add("defender: " + GtpText.name(finding.region().defender()));
        lines.add("first: " + GtpText.name(finding.first()));
        lines.add("moves: " + GtpText.moves(game.geometry(), result.principalVariation()));
        lines.add("points: " + finding.region().points().size());
        lines.add("nodes: " + result.total().nodes());
        lines.add("millis: " + result.total().elapsedNanos() / NANOS_PER_MILLI);
        result.limit().reached().ifPresent(limit -> lines.add("limit: " + limit));
        return lines.toString();
    }

    private String show(GtpArguments arguments) {
        Finding finding = find(arguments);
        RegionResult result = finding.proof().result();
        return new Graphics(game.geometry())
                .points("COLOR " + shade(result.verdict()), finding.region().points())
                .variation(finding.first(), result.principalVariation())
                .text("%s of %s, %s first, nodes %d"
                        .formatted(
                                result.verdict(),
                                GtpText.name(finding.region().defender()),
                                GtpText.name(finding.first()),
                                result.total().nodes()))
                .toString();
    }

    private Finding find(GtpArguments arguments) {
        arguments.expect(1, 3);
        Optional<Color> defender = arguments.count() > 1 ? Optional.of(arguments.color(1)) : Optional.empty();
        Argument at = new Argument("point", game.geometry().name(arguments.point(0)));
        RegionQuery query = new RegionQuery(BOARD, Selection.ALL, at, defender, RegionQuery.Mover.ATTACKER);
        MergedRegion region = answerer.region(query, game.asInput());
        Color first = arguments.count() > 2 ? arguments.color(2) : region.attacker();
        return search.find(region, first).orElseThrow(() -> new GtpException("the region cannot be solved"));
    }

    private String tree(GtpArguments arguments) {
        arguments.expect(0, 1);
        Finding finding = search.findLast().orElseThrow(() -> new GtpException("no region was solved"));
        int depth = arguments.count() == 0 ? StrategyTree.DEFAULT_DEPTH : arguments.integer(0);
        return new StrategyTree(finding).format(depth);
    }

    private static String shade(Verdict verdict) {
        return switch (verdict) {
            case SAFE -> "green";
            case SEKI -> "cyan"; // as in pictures of life, where yellow is a ko
            case UNSAFE -> "red";
            case UNKNOWN -> "gray";
        };
    }
}

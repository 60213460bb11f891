package org.sekilab.experiments.gtp;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.sekilab.experiments.Words;
import org.sekilab.experiments.gtp.board.RaceOutlooks;
import org.sekilab.experiments.gtp.game.BlockLife;
import org.sekilab.experiments.gtp.game.GtpGame;
import org.sekilab.experiments.gtp.game.RaceAndLife;
import org.sekilab.experiments.gtp.game.StatusJudge.Trust;
import org.sekilab.experiments.gtp.protocol.CommandTable;
import org.sekilab.experiments.gtp.protocol.Graphics;
import org.sekilab.experiments.gtp.protocol.GtpArguments;
import org.sekilab.experiments.gtp.protocol.GtpException;
import org.sekilab.experiments.gtp.protocol.GtpText;
import org.sekilab.experiments.gtp.protocol.LiveGraphics;
import org.sekilab.model.Color;
import org.sekilab.model.Position;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.search.Limits;
import org.sekilab.semeai.KoOutlook;
import org.sekilab.semeai.KoWinner;
import org.sekilab.semeai.RaceMoves;
import org.sekilab.semeai.SemeaiAnalyzer;
import org.sekilab.semeai.SemeaiProblem;
import org.sekilab.semeai.SemeaiResult;
import org.sekilab.semeai.SemeaiVerdict;

/**
 * Capturing races, in the form of GNU Go's command, and in words.
 *
 * <p>Proves: what the analyzer of races proves. The analyzer may guess, and the answer in words says so. GNU Go's form
 * has no room for that.
 */
final class SemeaiCommands {
    private static final String UNKNOWN = "unknown";

    private final GtpGame game;
    private final SemeaiAnalyzer analyzer;
    private final Limits limits;
    private final RaceOutlooks outlooks;
    private final RaceAndLife judge;
    private final LiveGraphics live;

    /**
     * Commands about races.
     *
     * @param limits of an analysis of all moves
     * @param outlooks what the analyzer tells, with or without guesses
     * @param lives what tells of single blocks that they live
     */
    SemeaiCommands(
            GtpGame game,
            SemeaiAnalyzer analyzer,
            Limits limits,
            RaceOutlooks outlooks,
            BlockLife lives,
            LiveGraphics live) {
        this.game = game;
        this.limits = limits;
        this.analyzer = analyzer;
        this.outlooks = outlooks;
        this.judge = new RaceAndLife(outlooks, lives);
        this.live = live;
    }

    void addTo(CommandTable table) {
        table.add(
                "analyze_semeai VERTEX VERTEX",
                "a race in which the first block's side moves first: whether this block lives, whether it captures the other block, and its move; or unknown. The move is PASS if none is needed or helps",
                this::analyze);
        table.add("sekilab-semeai VERTEX VERTEX", "a race with either side first, in words", this::describe);
        table.add(
                "sekilab-semeai_moves VERTEX VERTEX",
                "all moves of the first block's side in a race by what comes of them, each list a proof or a guess",
                this::moves);
    }

    private String analyze(GtpArguments arguments) {
        SemeaiProblem problem = problem(arguments);
        Color own = colorOfFirst(arguments);
        return live.during(scene(problem), () -> judge.judge(problem, own))
                .map(this::format)
                .orElse(UNKNOWN);
    }

    private Color colorOfFirst(GtpArguments arguments) {
        return game.position().colorOf(arguments.point(0));
    }

    private String moves(GtpArguments arguments) {
        SemeaiProblem problem = problem(arguments);
        RaceMoves found =
                live.during(scene(problem), () -> RaceMoves.find(analyzer, problem, colorOfFirst(arguments), limits));
        Map<String, List<Integer>> lists = new TreeMap<>();
        found.results()
                .forEach((move, result) -> lists.computeIfAbsent(name(outlooks.fill(result)), name -> new ArrayList<>())
                        .add(move));
        return lists.entrySet().stream()
                .map(each -> each.getKey() + ": " + GtpText.moves(game.geometry(), each.getValue()))
                .collect(Collectors.joining("\n"));
    }

    private static String name(SemeaiResult result) {
        return result.verdict() == SemeaiVerdict.UNKNOWN
                ? UNKNOWN
                : result.verdict() + ", " + Words.of(result.isProved() ? Trust.PROOF : Trust.GUESS);
    }

    private String format(RaceOutlooks.Outlook outlook) {
        return "%d %d %s"
                .formatted(
                        outlook.prospects().lives().code(),
                        outlook.prospects().captures().code(),
                        GtpPoints.format(game.geometry(), outlook.move()));
    }

    private String describe(GtpArguments arguments) {
        SemeaiProblem problem = problem(arguments);
        StringBuilder lines = new StringBuilder();
        for (Color first : Color.values()) {
            KoOutlook outlook = live.during(scene(problem), () -> outlooks.outlook(problem, first));
            SemeaiResult result = outlook.result(KoWinner.NONE);
            Optional<BlockLife.Life> alone =
                    live.during(scene(problem), () -> judge.lifeOfLoser(problem, first, result));
            lines.append("%s_first: %s method %s, %s, ko %s%s, nodes %d, moves %s\n"
                    .formatted(
                            GtpText.name(first),
                            result.verdict(),
                            result.method(),
                            Words.of(result.certainty()),
                            outlook.ko().name().toLowerCase(Locale.ROOT),
                            alone.map(life -> ", the loser lives alone by " + Words.of(life.trust()))
                                    .orElse(""),
                            result.statistics().nodes(),
                            GtpText.moves(game.geometry(), result.principalVariation())));
        }
        return lines.toString();
    }

    /** The two blocks. */
    private static Graphics scene(SemeaiProblem problem) {
        return new Graphics(problem.position().geometry())
                .points("SQUARE", problem.essentialBlock(Color.BLACK))
                .points("TRIANGLE", problem.essentialBlock(Color.WHITE));
    }

    private SemeaiProblem problem(GtpArguments arguments) {
        arguments.expect(2);
        int first = game.stone(arguments, 0);
        int second = game.stone(arguments, 1);
        Position position = game.position();
        if (position.black().contains(first) == position.black().contains(second)) {
            throw new GtpException("the blocks are of one color");
        }
        return SemeaiProblem.between(position, first, second);
    }
}

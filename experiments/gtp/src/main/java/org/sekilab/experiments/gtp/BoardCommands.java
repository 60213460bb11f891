package org.sekilab.experiments.gtp;

import java.util.function.IntFunction;
import org.sekilab.experiments.gtp.game.Analyses;
import org.sekilab.experiments.gtp.game.GtpGame;
import org.sekilab.experiments.gtp.game.SafetyLevel;
import org.sekilab.experiments.gtp.protocol.CommandTable;
import org.sekilab.experiments.gtp.protocol.GtpArguments;
import org.sekilab.experiments.gtp.protocol.GtpText;
import org.sekilab.experiments.solve.BoardView;
import org.sekilab.experiments.solve.PointStatus;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.proof.SafetyMap;
import org.sekilab.safety.Cause;
import org.sekilab.safety.CauseFinder;
import org.sekilab.safety.CauseMap;

/**
 * The commands that show what is proved of each point, as boards and lists for GoGui. Source: GoGui's manual, the types
 * {@code bwboard}, {@code sboard}, {@code plist}.
 */
final class BoardCommands {
    private static final String NOTHING = "\"\"";
    private static final int MOST_LETTERS = 4; // that fit on a point

    private final GtpGame game;
    private final Analyses analyses;
    private final CauseFinder finder;

    BoardCommands(GtpGame game, Analyses analyses, CauseFinder finder) {
        this.game = game;
        this.analyses = analyses;
        this.finder = finder;
    }

    void addTo(CommandTable table) {
        table.add(
                "sekilab-safe_board [benson|static|full]",
                "a board of black and white: the owner of each safe point",
                arguments -> board(arguments, BoardCommands::owner));
        table.add(
                "sekilab-status [benson|static|full]",
                "a board: a alive, e expendable (only the point is safe), s seki, d dead, t territory",
                arguments -> board(arguments, BoardCommands::status));
        table.add(
                "sekilab-methods [benson|static|full]",
                "a board: the first letters of the method that proved each point",
                arguments -> board(arguments, BoardCommands::method));
        table.add(
                "sekilab-causes",
                "a board: the first letters of the reason why each point is not proved; see the command causes",
                this::causes);
        table.add("sekilab-cause VERTEX", "the reason why a point is not proved, in words", this::cause);
        table.add("sekilab-safe_blocks COLOR", "the stones of blocks that are never captured", this::safeBlocks);
        table.add("sekilab-seki COLOR", "the stones that are proved to live in seki", this::seki);
    }

    /** The text of a point. */
    @FunctionalInterface
    private interface Cell {
        String of(BoardView view, int point);
    }

    private String board(GtpArguments arguments, Cell cell) {
        arguments.expect(0, 1);
        SafetyLevel level = arguments.count() == 0 ? SafetyLevel.FULL : SafetyLevel.parse(arguments.word(0));
        BoardView view = BoardView.of(analyses.of(level));
        return rows(game.geometry(), point -> cell.of(view, point));
    }

    private static String owner(BoardView view, int point) {
        return view.ownerAt(point).map(GtpText::name).orElse(NOTHING);
    }

    private static String status(BoardView view, int point) {
        PointStatus status = view.statusAt(point);
        return status == PointStatus.OPEN
                ? NOTHING
                : String.valueOf(view.statuses().charAt(point));
    }

    private String causes(GtpArguments arguments) {
        arguments.expect(0);
        CauseMap causes = finder.find(analyses.of(SafetyLevel.FULL));
        return rows(
                game.geometry(),
                point -> causes.at(point)
                        .map(Cause::label)
                        .map(BoardCommands::letters)
                        .orElse(NOTHING));
    }

    private String cause(GtpArguments arguments) {
        arguments.expect(1);
        return finder.find(analyses.of(SafetyLevel.FULL))
                .at(arguments.point(0))
                .map(cause -> "%s: %s".formatted(cause.label(), cause.description()))
                .orElse("proved");
    }

    private static String letters(String word) {
        return word.substring(0, Math.min(MOST_LETTERS, word.length()));
    }

    private static String method(BoardView view, int point) {
        return view.findMethodAt(point).map(BoardCommands::letters).orElse(NOTHING);
    }

    /** The top row first, on a line of its own below the sign of the response. */
    private static String rows(Geometry geometry, IntFunction<String> cell) {
        StringBuilder rows = new StringBuilder("\n");
        for (int row = geometry.height() - 1; row >= 0; row--) {
            for (int column = 0; column < geometry.width(); column++) {
                rows.append(column == 0 ? "" : " ").append(cell.apply(geometry.point(column, row)));
            }
            rows.append('\n');
        }
        return rows.toString();
    }

    private String safeBlocks(GtpArguments arguments) {
        arguments.expect(1);
        SafetyMap safety = analyses.of(SafetyLevel.FULL);
        PointSet stones = new PointSet(game.geometry());
        Color color = arguments.color(0);
        for (Block block : safety.regionMap(color).blocks()) {
            if (safety.isAlive(block)) {
                stones.unite(block.stones());
            }
        }
        return GtpText.points(stones);
    }

    private String seki(GtpArguments arguments) {
        arguments.expect(1);
        return GtpText.points(analyses.of(SafetyLevel.FULL).sekiStones(arguments.color(0)));
    }
}

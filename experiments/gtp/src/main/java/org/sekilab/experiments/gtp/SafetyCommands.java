package org.sekilab.experiments.gtp;

import java.util.Locale;
import org.sekilab.experiments.gtp.game.Analyses;
import org.sekilab.experiments.gtp.game.GtpGame;
import org.sekilab.experiments.gtp.game.SafetyLevel;
import org.sekilab.experiments.gtp.protocol.CommandTable;
import org.sekilab.experiments.gtp.protocol.Graphics;
import org.sekilab.experiments.gtp.protocol.GtpArguments;
import org.sekilab.experiments.gtp.protocol.GtpText;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.RegionFinder;
import org.sekilab.proof.SafetyMap;
import org.sekilab.statics.AreaBound;
import org.sekilab.statics.UnconditionalSolver;

/**
 * Safe points, in the form of Fuego's and GNU Go's commands.
 *
 * <p>Differs: Fuego knows no level {@code full}.
 */
final class SafetyCommands {
    private final GtpGame game;
    private final Analyses analyses;
    private final UnconditionalSolver unconditional;
    private final AreaBound area;

    SafetyCommands(GtpGame game, Analyses analyses, RegionFinder regionFinder) {
        this.game = game;
        this.analyses = analyses;
        this.unconditional = new UnconditionalSolver(regionFinder);
        this.area = new AreaBound(regionFinder);
    }

    void addTo(CommandTable table) {
        table.add(
                "go_safe benson|static|full [COLOR]",
                "the number of points that are proved safe, and the points: of one color or of both",
                this::safePoints);
        table.add(
                "go_safe_gfx benson|static|full",
                "the safe points of both colors, and the points that stay neutral, for GoGui",
                this::safeGraphics);
        table.add(
                "go_safe_dame_static",
                "the points that stay neutral, between safe stones of both colors",
                this::neutral);
        table.add(
                "go_safe_winner",
                "the winner by static safe points and half of the open points beside, counted by area: black, white or unknown",
                this::winner);
        table.add(
                "unconditional_status VERTEX",
                "the status of a point however often the opponent moves: alive, dead, black_territory, white_territory or undecided",
                this::unconditionalStatus);
    }

    private String safePoints(GtpArguments arguments) {
        arguments.expect(1, 2);
        SafetyMap safety = analyses.of(SafetyLevel.parse(arguments.word(0)));
        PointSet points = new PointSet(game.geometry());
        for (Color color : Color.values()) {
            if (arguments.count() == 1 || arguments.color(1) == color) {
                points.unite(safety.safePoints(color));
            }
        }
        return "%d %s".formatted(points.size(), GtpText.points(points)).strip();
    }

    private String safeGraphics(GtpArguments arguments) {
        arguments.expect(1);
        SafetyLevel level = SafetyLevel.parse(arguments.word(0));
        SafetyMap safety = analyses.of(level);
        int black = safety.safePoints(Color.BLACK).size();
        int white = safety.safePoints(Color.WHITE).size();
        int area = game.geometry().area();
        return new Graphics(game.geometry())
                .points("BLACK", safety.safePoints(Color.BLACK))
                .points("WHITE", safety.safePoints(Color.WHITE))
                .points("COLOR #980098", neutral(safety))
                .text("Solver: %s  B: %d (%d %%)  W: %d (%d %%)  Both: %d (%d %%)"
                        .formatted(
                                level.argument(),
                                black,
                                100 * black / area,
                                white,
                                100 * white / area,
                                black + white,
                                100 * (black + white) / area))
                .toString();
    }

    private String neutral(GtpArguments arguments) {
        arguments.expect(0);
        return GtpText.points(neutral(analyses.of(SafetyLevel.STATIC)));
    }

    /**
     * Empty points between safe stones of both colors. Their neighbors are fixed or such points too, so neither side
     * can make territory of them.
     *
     * <p>Source: Fuego's command.
     */
    private static PointSet neutral(SafetyMap safety) {
        PointSet black = safety.safePoints(Color.BLACK);
        PointSet white = safety.safePoints(Color.WHITE);
        PointSet unproved = PointSet.board(black.geometry()).subtract(black).subtract(white);
        PointSet between = unproved.copy()
                .intersect(safety.position().empties())
                .intersect(black.exterior())
                .intersect(white.exterior());
        PointSet open = unproved.copy().subtract(between);
        return between.subtract(open.exterior());
    }

    /** The side that wins by area. All points that it is not proved to get may be the opponent's. */
    private String winner(GtpArguments arguments) {
        arguments.expect(0);
        int board = game.geometry().area();
        for (Color color : Color.values()) {
            int fewest =
                    Math.max(analyses.of(SafetyLevel.STATIC).safePoints(color).size(), area.of(game.position(), color));
            if (fewest - (board - fewest) > game.drawnLead(color)) {
                return GtpText.name(color);
            }
        }
        return "unknown";
    }

    private String unconditionalStatus(GtpArguments arguments) {
        arguments.expect(1);
        return unconditional
                .solve(game.position())
                .statusAt(arguments.point(0))
                .name()
                .toLowerCase(Locale.ROOT);
    }
}

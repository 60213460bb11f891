package org.sekilab.experiments.gtp;

import java.util.Locale;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.statics.StaticSafetySolver;

/** Safe points, in the form of Fuego's commands. */
final class SafetyCommands {
    private final GtpGame game;
    private final Solvers solvers;

    SafetyCommands(GtpGame game, Solvers solvers) {
        this.game = game;
        this.solvers = solvers;
    }

    void addTo(CommandTable table) {
        table.add(
                "go_safe benson|static|full [COLOR]",
                "how many points are safe, and which: of a color, or of both",
                this::safePoints);
    }

    private String safePoints(GtpArguments arguments) {
        arguments.expect(1, 2);
        StaticSafetySolver solver = solver(arguments.word(0));
        PointSet points = new PointSet(game.geometry());
        for (Color color : Color.values()) {
            if (arguments.count() == 1 || arguments.color(1) == color) {
                points.unite(solver.solve(game.position()).safePoints(color));
            }
        }
        return "%d %s".formatted(points.size(), GtpText.points(points)).strip();
    }

    private StaticSafetySolver solver(String name) {
        return switch (name.toLowerCase(Locale.ROOT)) {
            case Solvers.BENSON -> solvers.benson();
            case Solvers.STATIC -> solvers.statics();
            case "full" -> solvers.full();
            default -> throw new GtpException("invalid safety solver: " + name);
        };
    }
}

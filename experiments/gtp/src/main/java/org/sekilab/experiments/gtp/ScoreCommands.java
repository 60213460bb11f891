package org.sekilab.experiments.gtp;

import java.util.Locale;
import org.sekilab.experiments.gtp.game.Analyses;
import org.sekilab.experiments.gtp.game.GtpGame;
import org.sekilab.experiments.gtp.game.SafetyLevel;
import org.sekilab.experiments.gtp.protocol.CommandTable;
import org.sekilab.experiments.gtp.protocol.GtpArguments;
import org.sekilab.experiments.gtp.protocol.GtpException;
import org.sekilab.experiments.gtp.protocol.GtpText;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.proof.SafetyMap;
import org.sekilab.scoring.Filling;
import org.sekilab.scoring.Prisoners;
import org.sekilab.scoring.RelaxedSekiRule;
import org.sekilab.scoring.Ruleset;
import org.sekilab.scoring.Score;
import org.sekilab.scoring.Surrounded;
import org.sekilab.scoring.Territory;

/**
 * The score, and the status of stones. Mutable: the rules can be changed.
 *
 * <p>Source: [GTP2] 6.3.5, GNU Go's {@code final_status} and territory, GoGui's {@code scoring_system}, kgsGtp's rules.
 * GoGui's twogtp compares the scores of two engines as texts and as numbers.
 *
 * <p>Proves: {@code dead} and {@code seki} stones are proved. Every stone has a status in the standard, so all others
 * are {@code alive}, as the score takes them.
 */
final class ScoreCommands {
    private static final RelaxedSekiRule SEKI_RULE = new RelaxedSekiRule(Filling.CHECKERED);

    private final GtpGame game;
    private final Analyses analyses;
    private Ruleset rules;

    ScoreCommands(GtpGame game, Analyses analyses, Ruleset rules) {
        this.game = game;
        this.analyses = analyses;
        this.rules = rules;
    }

    /** The status of a point, as it is written in arguments and answers. */
    private enum Status {
        ALIVE,
        DEAD,
        SEKI,
        BLACK_TERRITORY,
        WHITE_TERRITORY,
        DAME;

        private String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    void addTo(CommandTable table) {
        table.add(
                "final_score",
                "the winner and the lead, such as B+3.5, W+12 or 0. Stones that are proved dead are dead, all others live; the rules are those "
                        + "of scoring_system",
                this::score);
        table.addAct(
                "scoring_system territory|area",
                "what final_score counts: territory and prisoners, or stones and territory",
                this::scoringSystem);
        table.addAct(
                "kgs-rules japanese|chinese|aga|new_zealand",
                "what final_score counts by the rules of a game on the server KGS",
                this::serverRules);
        table.add(
                "final_status_list alive|dead|seki|black_territory|white_territory|dame",
                "the blocks or points of a status, one per line",
                this::statusList);
        table.add("final_status VERTEX", "the status of a point", this::status);
    }

    private String scoringSystem(GtpArguments arguments) {
        arguments.expect(1);
        rules = switch (arguments.word(0).toLowerCase(Locale.ROOT)) {
            case "territory" -> Ruleset.JAPANESE;
            case "area" -> Ruleset.AREA;
            default -> throw GtpException.syntaxError();
        };
        return "";
    }

    private String serverRules(GtpArguments arguments) {
        arguments.expect(1);
        rules = switch (arguments.word(0)) {
            case "japanese" -> Ruleset.JAPANESE;
            case "chinese", "aga", "new_zealand" -> Ruleset.AREA;
            default -> throw GtpException.syntaxError();
        };
        return "";
    }

    private String score(GtpArguments arguments) {
        arguments.expect(0);
        Position position = game.position();
        PointSet dead = stones(Status.DEAD);
        Prisoners taken =
                new Prisoners(dead.intersectionSize(position.black()), dead.intersectionSize(position.white()));
        Score score = new Score(rules, territory(), game.captured(), taken, game.komi());
        double lead = score.points(Color.BLACK) - score.points(Color.WHITE);
        if (lead == 0) {
            return "0";
        }
        return (lead > 0 ? "B+" : "W+") + GtpText.number(Math.abs(lead));
    }

    private String statusList(GtpArguments arguments) {
        arguments.expect(1);
        for (Status status : Status.values()) {
            if (status.word().equalsIgnoreCase(arguments.word(0))) {
                return list(status);
            }
        }
        throw GtpException.syntaxError();
    }

    /** Blocks of both colors apart, even where they touch. */
    private String list(Status status) {
        PointSet points = points(status);
        StringBuilder lines = new StringBuilder();
        for (Color color : Color.values()) {
            PointSet stones = points.copy().intersect(game.position().stones(color));
            points.subtract(stones);
            lines.append(GtpText.parts(stones)).append('\n');
        }
        return lines.append(GtpText.parts(points)).toString().strip();
    }

    private String status(GtpArguments arguments) {
        arguments.expect(1);
        int point = arguments.point(0);
        for (Status status : Status.values()) {
            if (points(status).contains(point)) {
                return status.word();
            }
        }
        throw new IllegalStateException("a point without a status: " + point);
    }

    /** A new set. */
    private PointSet points(Status status) {
        return switch (status) {
            case ALIVE, DEAD, SEKI -> stones(status);
            case BLACK_TERRITORY -> emptyTerritory(Color.BLACK);
            case WHITE_TERRITORY -> emptyTerritory(Color.WHITE);
            case DAME ->
                game.position().empties().subtract(emptyTerritory(Color.BLACK)).subtract(emptyTerritory(Color.WHITE));
        };
    }

    /** The empty points that the score counts, as a new set. Points of dead stones have a status of their own. */
    private PointSet emptyTerritory(Color color) {
        Surrounded surrounded = territory().of(color);
        PointSet counted = rules == Ruleset.JAPANESE ? surrounded.territory() : surrounded.all();
        return counted.copy().intersect(game.position().empties());
    }

    private PointSet stones(Status status) {
        SafetyMap safety = analyses.of(SafetyLevel.FULL);
        PointSet dead = safety.deadStones(Color.BLACK).unite(safety.deadStones(Color.WHITE));
        PointSet seki = safety.sekiStones(Color.BLACK).unite(safety.sekiStones(Color.WHITE));
        return switch (status) {
            case DEAD -> dead;
            case SEKI -> seki;
            default -> game.position().empties().complement().subtract(dead).subtract(seki);
        };
    }

    /** The territory of both sides after dead stones have been taken off. */
    private Territory territory() {
        Position position = game.position();
        PointSet dead = stones(Status.DEAD);
        return SEKI_RULE.territory(Position.of(
                position.black().copy().subtract(dead), position.white().copy().subtract(dead), position.toMove()));
    }
}

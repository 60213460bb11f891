package org.sekilab.experiments.gtp;

import java.util.StringJoiner;
import org.sekilab.experiments.gtp.game.GtpGame;
import org.sekilab.experiments.gtp.game.LiveLifeSearch;
import org.sekilab.experiments.gtp.protocol.CommandTable;
import org.sekilab.experiments.gtp.protocol.Graphics;
import org.sekilab.experiments.gtp.protocol.GtpArguments;
import org.sekilab.experiments.gtp.protocol.GtpText;
import org.sekilab.experiments.life.LifeAnswer;
import org.sekilab.life.LifeResult;
import org.sekilab.life.LifeVerdict;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.text.GtpPoints;

/** Life and death of blocks on the open board. */
final class LifeCommands {
    private static final long NANOS_PER_MILLI = 1_000_000;

    private final GtpGame game;
    private final LiveLifeSearch search;

    LifeCommands(GtpGame game, LiveLifeSearch search) {
        this.game = game;
        this.search = search;
    }

    void addTo(CommandTable table) {
        table.add(
                "sekilab-life VERTEX [FIRST]",
                "tells whether a block on the open board lives: the verdict, the move, the best play and the effort",
                this::solve);
        table.add(
                "sekilab-life_moves VERTEX [FIRST]",
                "solves life and death of a block: the verdict, all first moves that are proved to keep it, and those that are not decided",
                this::listMoves);
        table.add(
                "sekilab-life_gfx VERTEX [FIRST]",
                "solves life and death of a block and shows the zone of the proof, for GoGui",
                this::show);
    }

    private String solve(GtpArguments arguments) {
        LifeAnswer answer = find(arguments);
        LifeResult result = answer.result();
        StringJoiner lines = new StringJoiner("\n");
        lines.add("verdict: " + result.verdict());
        lines.add("defender: " + GtpText.name(answer.problem().defender()));
        lines.add("first: " + GtpText.name(answer.problem().first()));
        if (result.move() != Points.NONE) {
            lines.add("move: " + GtpPoints.format(game.geometry(), result.move()));
        }
        lines.add("moves: " + GtpText.moves(game.geometry(), result.line()));
        lines.add("area: " + answer.area().points().size());
        lines.add("zone: " + answer.zone().size());
        lines.add("nodes: " + result.statistics().nodes());
        lines.add("millis: " + result.statistics().elapsedNanos() / NANOS_PER_MILLI);
        result.limit().reached().ifPresent(limit -> lines.add("limit: " + limit));
        return lines.toString();
    }

    private String listMoves(GtpArguments arguments) {
        int stone = stone(arguments);
        LifeAnswer answer = search.findMoves(stone, first(arguments, stone));
        StringJoiner lines = new StringJoiner("\n");
        lines.add("verdict: " + answer.result().verdict());
        answer.firstMoves().ifPresent(moves -> {
            lines.add("winning: " + GtpText.moves(game.geometry(), moves.winning()));
            lines.add("open: " + GtpText.moves(game.geometry(), moves.open()));
        });
        return lines.toString();
    }

    private String show(GtpArguments arguments) {
        LifeAnswer answer = find(arguments);
        LifeResult result = answer.result();
        PointSet stones = new PointSet(game.geometry());
        answer.problem().groups().forEach(group -> group.forEach(stones::add));
        Color defender = answer.problem().defender();
        Graphics picture = new Graphics(game.geometry())
                .points("SQUARE", stones.flood(answer.problem().position().stones(defender)));
        if (!answer.zone().isEmpty()) {
            picture.points("COLOR " + shade(result.verdict()), answer.zone());
        }
        return picture.variation(answer.problem().first(), result.line())
                .text("%s of %s, %s first, zone %d, nodes %d"
                        .formatted(
                                result.verdict(),
                                GtpText.name(defender),
                                GtpText.name(answer.problem().first()),
                                answer.zone().size(),
                                result.statistics().nodes()))
                .toString();
    }

    private LifeAnswer find(GtpArguments arguments) {
        int stone = stone(arguments);
        return search.findKind(stone, first(arguments, stone));
    }

    private int stone(GtpArguments arguments) {
        arguments.expect(1, 2);
        return game.stone(arguments, 0);
    }

    /** The side that moves first: the opponent of the block, unless the command names one. */
    private Color first(GtpArguments arguments, int stone) {
        Color attacker = game.position().colorOf(stone).opposite();
        return arguments.count() > 1 ? arguments.color(1) : attacker;
    }

    private static String shade(LifeVerdict verdict) {
        return switch (verdict) {
            case ALIVE -> "green";
            case SEKI -> "cyan";
            case KO -> "yellow";
            case DEAD -> "red";
            case UNKNOWN -> "gray";
        };
    }
}

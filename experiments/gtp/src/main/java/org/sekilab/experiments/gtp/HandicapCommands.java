package org.sekilab.experiments.gtp;

import java.util.stream.IntStream;
import org.sekilab.experiments.gtp.board.HandicapPoints;
import org.sekilab.experiments.gtp.game.GtpGame;
import org.sekilab.experiments.gtp.protocol.CommandTable;
import org.sekilab.experiments.gtp.protocol.GtpArguments;
import org.sekilab.experiments.gtp.protocol.GtpException;
import org.sekilab.experiments.gtp.protocol.GtpText;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;

/** Handicap stones. Source: [GTP2] 4.1, 6.3.2. */
final class HandicapCommands {
    private static final int FEWEST = 2;

    private final GtpGame game;

    HandicapCommands(GtpGame game) {
        this.game = game;
    }

    void addTo(CommandTable table) {
        table.addAct(
                "fixed_handicap STONES",
                "places handicap stones at the fixed points, and names the points",
                this::fixed);
        table.addAct("place_free_handicap STONES", "places handicap stones, and names their points", this::placeFree);
        table.addAct("set_free_handicap VERTEX...", "places handicap stones at the given points", this::setFree);
    }

    private String fixed(GtpArguments arguments) {
        arguments.expect(1);
        int stones = arguments.integer(0);
        checkEmptyBoard();
        int[] points = HandicapPoints.fixed(game.geometry(), stones);
        if (points.length == 0) {
            throw invalidNumber();
        }
        return place(points);
    }

    private String placeFree(GtpArguments arguments) {
        arguments.expect(1);
        int stones = arguments.integer(0);
        checkEmptyBoard();
        if (stones < FEWEST || stones >= game.geometry().area()) {
            throw invalidNumber();
        }
        int[] points = HandicapPoints.spread(game.geometry(), stones);
        if (points.length < FEWEST) {
            throw invalidNumber();
        }
        return place(points);
    }

    private String setFree(GtpArguments arguments) {
        int[] points =
                IntStream.range(0, arguments.count()).map(arguments::vertex).toArray();
        checkEmptyBoard();
        boolean hasPass = IntStream.of(points).anyMatch(point -> point == Points.PASS);
        boolean isDistinct = IntStream.of(points).distinct().count() == points.length;
        if (points.length < FEWEST || points.length >= game.geometry().area() || hasPass || !isDistinct) {
            throw new GtpException("bad vertex list");
        }
        place(points);
        return "";
    }

    /**
     * Places black stones, with White to move. All stones are black and some point is empty, but some stones may have
     * no way to it.
     */
    private String place(int... points) {
        PointSet black = PointSet.of(game.geometry(), points);
        Position position = Position.of(black, new PointSet(game.geometry()), Color.WHITE);
        if (position.findBlockWithoutLiberty().isPresent()) {
            throw new GtpException("bad vertex list");
        }
        game.begin(GtpGame.Start.of(position));
        return GtpText.moves(game.geometry(), IntStream.of(points).boxed().toList());
    }

    private void checkEmptyBoard() {
        if (game.hasStones()) {
            throw new GtpException("board not empty");
        }
    }

    private static GtpException invalidNumber() {
        return new GtpException("invalid number of stones");
    }
}

package org.sekilab.experiments.gtp;

import java.nio.file.Path;
import java.util.OptionalInt;
import org.sekilab.experiments.gtp.game.GtpGame;
import org.sekilab.experiments.gtp.protocol.CommandTable;
import org.sekilab.experiments.gtp.protocol.GtpArguments;
import org.sekilab.experiments.gtp.protocol.GtpException;
import org.sekilab.experiments.gtp.protocol.GtpText;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;

/** Boards, and positions on them. Source: [GTP2] 6.3.2, 6.3.6; GoGui's and others' commands for positions. */
final class SetupCommands {
    private final GtpGame game;
    private final Path folder;

    /** @param folder where relative names of files begin */
    SetupCommands(GtpGame game, Path folder) {
        this.game = game;
        this.folder = folder;
    }

    void addTo(CommandTable table) {
        table.addAct("boardsize SIZE", "makes an empty board of a size from 2 to 25", this::boardSize);
        table.addAct(
                "sekilab-rectangle WIDTH HEIGHT",
                "makes an empty board of a width and a height from 2 to 25",
                this::rectangle);
        table.addAct("clear_board", "empties the board", this::clearBoard);
        table.addAct("komi NUMBER", "sets the points that white gets for moving second", this::komi);
        table.add("get_komi", "the komi", this::getKomi);
        table.addAct(
                "loadsgf FILE [MOVE]",
                "loads the first game of a file, to its end or to the position before a move",
                this::loadSgf);
        table.addAct("set_position [COLOR VERTEX]...", "sets up these stones and no others", this::setPosition);
        table.addAct("gogui-setup [COLOR VERTEX]...", "sets up these stones on an empty board", this::setUp);
        table.addAct("gogui-setup_player COLOR", "sets the side to move", this::setPlayer);
    }

    private String boardSize(GtpArguments arguments) {
        arguments.expect(1);
        int size = side(arguments, 0);
        return empty(Geometry.of(size, size));
    }

    private String rectangle(GtpArguments arguments) {
        arguments.expect(2);
        return empty(Geometry.of(side(arguments, 0), side(arguments, 1)));
    }

    private static int side(GtpArguments arguments, int index) {
        int length = arguments.integer(index);
        if (length < Geometry.MIN_SIZE || length > Geometry.MAX_SIZE) {
            throw new GtpException("unacceptable size");
        }
        return length;
    }

    private String empty(Geometry geometry) {
        game.begin(GtpGame.Start.of(Position.empty(geometry)));
        return "";
    }

    private String clearBoard(GtpArguments arguments) {
        arguments.expect(0);
        return empty(game.geometry());
    }

    private String komi(GtpArguments arguments) {
        arguments.expect(1);
        game.setKomi(arguments.number(0));
        return "";
    }

    private String getKomi(GtpArguments arguments) {
        arguments.expect(0);
        return GtpText.number(game.komi());
    }

    private String loadSgf(GtpArguments arguments) {
        arguments.expect(1, 2);
        OptionalInt beforeMove = OptionalInt.empty();
        if (arguments.count() == 2) {
            beforeMove = OptionalInt.of(arguments.integer(1));
            if (beforeMove.getAsInt() == 0) {
                throw GtpException.syntaxError();
            }
        }
        LoadedGame loaded = LoadedGame.read(folder, arguments.word(0), beforeMove);
        game.begin(loaded);
        game.setKomi(loaded.komi());
        return "";
    }

    private String setPosition(GtpArguments arguments) {
        game.begin(GtpGame.Start.of(position(arguments)));
        return "";
    }

    private String setUp(GtpArguments arguments) {
        if (game.hasStones()) {
            throw new GtpException("board not empty");
        }
        return setPosition(arguments);
    }

    private String setPlayer(GtpArguments arguments) {
        arguments.expect(1);
        game.setToMove(arguments.color(0));
        return "";
    }

    /** The later color counts where a point is named twice. */
    private static Position position(GtpArguments arguments) {
        if (arguments.count() % 2 != 0) {
            throw GtpException.syntaxError();
        }
        PointSet black = new PointSet(arguments.geometry());
        PointSet white = new PointSet(arguments.geometry());
        for (int i = 0; i < arguments.count(); i += 2) {
            Color color = arguments.color(i);
            int point = arguments.point(i + 1);
            black.remove(point);
            white.remove(point);
            (color == Color.BLACK ? black : white).add(point);
        }
        Position position = Position.of(black, white, Color.BLACK);
        if (position.findBlockWithoutLiberty().isPresent()) {
            throw new GtpException("illegal position");
        }
        return position;
    }
}

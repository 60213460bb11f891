package org.sekilab.experiments.gtp;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.sekilab.experiments.gtp.game.GtpGame;
import org.sekilab.experiments.gtp.protocol.CommandTable;
import org.sekilab.experiments.gtp.protocol.GtpArguments;
import org.sekilab.experiments.gtp.protocol.GtpException;
import org.sekilab.experiments.gtp.protocol.GtpText;
import org.sekilab.model.Color;
import org.sekilab.model.text.Diagram;

/** Moves of the controller, and the board after them. Source: [GTP2] 6.3.3, 6.3.6; commands of GoGui and GNU Go. */
final class MoveCommands {
    private final GtpGame game;

    MoveCommands(GtpGame game) {
        this.game = game;
    }

    void addTo(CommandTable table) {
        table.addAct("play COLOR VERTEX", "plays a move of either color, in any order", this::play);
        table.addAct("gogui-play_sequence [COLOR VERTEX]...", "plays several moves, or none", this::playSequence);
        table.addAct("undo", "takes the last move back", this::undo);
        table.addAct("gg-undo [NUMBER]", "takes several moves back, or none", this::undoSeveral);
        table.add("showboard", "the board as text", this::showBoard);
        table.add("list_stones COLOR", "the stones of a color", this::listStones);
        table.add("all_legal COLOR", "the points where a color may play", this::allLegal);
        table.add("is_legal COLOR VERTEX", "tells whether a color may play at a point: 1 or 0", this::isLegal);
    }

    private String play(GtpArguments arguments) {
        arguments.expect(2);
        game.play(arguments.color(0), arguments.vertex(1));
        return "";
    }

    private String playSequence(GtpArguments arguments) {
        if (arguments.count() % 2 != 0) {
            throw GtpException.syntaxError();
        }
        int played = 0;
        try {
            for (int i = 0; i < arguments.count(); i += 2) {
                game.play(arguments.color(i), arguments.vertex(i + 1));
                played++;
            }
        } catch (GtpException e) {
            game.undo(played);
            throw e;
        }
        return "";
    }

    private String undo(GtpArguments arguments) {
        arguments.expect(0);
        game.undo(1);
        return "";
    }

    private String undoSeveral(GtpArguments arguments) {
        arguments.expect(0, 1);
        game.undo(arguments.count() == 0 ? 1 : arguments.integer(0));
        return "";
    }

    private String showBoard(GtpArguments arguments) {
        arguments.expect(0);
        return "\n" + Diagram.formatWithFrame(game.position());
    }

    private String listStones(GtpArguments arguments) {
        arguments.expect(1);
        return GtpText.points(game.position().stones(arguments.color(0)));
    }

    private String allLegal(GtpArguments arguments) {
        arguments.expect(1);
        Color color = arguments.color(0);
        return IntStream.range(0, game.geometry().area())
                .filter(point -> game.isLegal(color, point))
                .mapToObj(game.geometry()::name)
                .collect(Collectors.joining(" "));
    }

    private String isLegal(GtpArguments arguments) {
        arguments.expect(2);
        return game.isLegal(arguments.color(0), arguments.vertex(1)) ? "1" : "0";
    }
}

package org.sekilab.experiments.gtp;

import org.sekilab.experiments.gtp.game.GtpGame;
import org.sekilab.experiments.gtp.game.MoveChooser;
import org.sekilab.experiments.gtp.game.SafetyLevel;
import org.sekilab.experiments.gtp.protocol.CommandTable;
import org.sekilab.experiments.gtp.protocol.GtpArguments;
import org.sekilab.model.Color;
import org.sekilab.model.text.GtpPoints;

/** Moves of the engine, and the time for them. Source: [GTP2] 6.3.3, 6.3.4, 6.3.6. */
final class GenerationCommands {
    private final GtpGame game;
    private final MoveChooser chooser;
    private final Clock clock = new Clock();

    GenerationCommands(GtpGame game, MoveChooser chooser) {
        this.game = game;
        this.chooser = chooser;
    }

    void addTo(CommandTable table) {
        table.add(
                "genmove COLOR",
                "plays the move that wins most, by search or by an estimate; passes if nothing is left",
                this::generate);
        table.add(
                "reg_genmove COLOR", "finds the move of genmove without playing it; ignores the clock", this::propose);
        table.add("time_settings MAIN OVERTIME STONES", "the time limits of the game, in seconds", this::setTime);
        table.add("time_left COLOR SECONDS STONES", "the time that a side has left", this::setTimeLeft);
    }

    private String generate(GtpArguments arguments) {
        arguments.expect(1);
        Color color = arguments.color(0);
        int move = chooser.choose(color, clock.isShort(color) ? SafetyLevel.STATIC : SafetyLevel.FULL);
        game.play(color, move);
        return GtpPoints.format(game.geometry(), move);
    }

    private String propose(GtpArguments arguments) {
        arguments.expect(1);
        return GtpPoints.format(game.geometry(), chooser.choose(arguments.color(0), SafetyLevel.FULL));
    }

    private String setTime(GtpArguments arguments) {
        arguments.expect(3);
        clock.set(arguments.integer(0), arguments.integer(1), arguments.integer(2));
        return "";
    }

    private String setTimeLeft(GtpArguments arguments) {
        arguments.expect(3);
        clock.setLeft(arguments.color(0), arguments.integer(1), arguments.integer(2));
        return "";
    }
}

package org.sekilab.experiments.gtp;

import java.util.function.ToIntBiFunction;
import org.sekilab.experiments.gtp.game.GtpGame;
import org.sekilab.experiments.gtp.game.MoveChooser;
import org.sekilab.experiments.gtp.game.SafetyLevel;
import org.sekilab.experiments.gtp.protocol.CommandTable;
import org.sekilab.experiments.gtp.protocol.GtpArguments;
import org.sekilab.experiments.gtp.protocol.GtpException;
import org.sekilab.model.Color;
import org.sekilab.model.text.GtpPoints;

/** Moves of the engine, and the time for them. Source: [GTP2] 6.3.3, 6.3.4, 6.3.6; kgsGtp. */
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
        table.add(
                "kgs-genmove_cleanup COLOR",
                "plays as genmove does, but captures proved dead stones before it passes",
                this::cleanUp);
        table.add("time_settings MAIN OVERTIME STONES", "the time limits of the game, in seconds", this::setTime);
        table.add(
                "kgs-time_settings none|absolute|byoyomi|canadian [MAIN [PERIOD COUNT]]",
                "the time limits of the game on the server KGS, in seconds; COUNT is the number of periods or stones",
                this::setServerTime);
        table.add(
                "time_left COLOR SECONDS STONES",
                "the time that a side has left; after byoyomi STONES is the number of periods left",
                this::setTimeLeft);
    }

    private String generate(GtpArguments arguments) {
        return play(arguments, chooser::choose);
    }

    private String cleanUp(GtpArguments arguments) {
        return play(arguments, chooser::chooseCapture);
    }

    private String play(GtpArguments arguments, ToIntBiFunction<Color, SafetyLevel> choice) {
        arguments.expect(1);
        Color color = arguments.color(0);
        int move = choice.applyAsInt(color, clock.isShort(color) ? SafetyLevel.STATIC : SafetyLevel.FULL);
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

    private String setServerTime(GtpArguments arguments) {
        switch (arguments.word(0)) {
            case "none" -> {
                arguments.expect(1);
                clock.setUnlimited();
            }
            case "absolute" -> {
                arguments.expect(2);
                clock.set(arguments.integer(1), 0, 0);
            }
            case "byoyomi" -> {
                arguments.expect(4);
                arguments.integer(3);
                clock.setPeriods(arguments.integer(1), arguments.integer(2));
            }
            case "canadian" -> {
                arguments.expect(4);
                clock.set(arguments.integer(1), arguments.integer(2), arguments.integer(3));
            }
            default -> throw GtpException.syntaxError();
        }
        return "";
    }

    private String setTimeLeft(GtpArguments arguments) {
        arguments.expect(3);
        clock.setLeft(arguments.color(0), arguments.integer(1), arguments.integer(2));
        return "";
    }
}

package org.sekilab.experiments.gtp;

import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.gtp.game.GtpGame;
import org.sekilab.experiments.gtp.game.MoveChooser;
import org.sekilab.experiments.gtp.game.SafetyLevel;
import org.sekilab.experiments.gtp.protocol.CommandTable;
import org.sekilab.experiments.gtp.protocol.GtpArguments;
import org.sekilab.experiments.gtp.protocol.GtpException;
import org.sekilab.experiments.gtp.protocol.GtpText;
import org.sekilab.model.Color;
import org.sekilab.model.Position;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.proof.SafetySolver;
import org.sekilab.scoring.WinEstimator;

/** Moves of the engine, their value, and the time for them. Source: [GTP2] 6.3.3, 6.3.4, 6.3.6; kgsGtp; Fuego. */
final class GenerationCommands {
    private static final double SHARE = 0.6; // of the time for a move, until guesses end; a search then ends, too

    private static final double NANOS = 1e9; // of a second

    private final GtpGame game;
    private final MoveChooser chooser;
    private final SafetySolver solver;
    private final WinEstimator wins = new WinEstimator();
    private final Clock clock = new Clock();
    private @Nullable Generated last;

    /** @param solver what proves points before {@code uct_value} guesses */
    GenerationCommands(GtpGame game, MoveChooser chooser, SafetySolver solver) {
        this.game = game;
        this.chooser = chooser;
        this.solver = solver;
    }

    /** A way to choose a move. */
    @FunctionalInterface
    private interface Choice {
        int move(Color color, SafetyLevel level, BooleanSupplier isStopped);
    }

    /** A move of the engine: the side, and the positions before and after it. */
    private record Generated(Color color, Position before, Position after) {}

    void addTo(CommandTable table) {
        table.addAct(
                "genmove COLOR",
                "plays the move that wins most, by search or by an estimate; passes if nothing is left",
                this::generate);
        table.add(
                "reg_genmove COLOR", "finds the move of genmove without playing it; ignores the clock", this::propose);
        table.add(
                "uct_value",
                "the chance that the side of the last genmove or reg_genmove wins, an estimate from 0 to 1",
                this::value);
        table.addAct(
                "kgs-genmove_cleanup COLOR",
                "plays as genmove does, but captures proved dead stones before it passes",
                this::cleanUp);
        table.addAct("time_settings MAIN OVERTIME STONES", "the time limits of the game, in seconds", this::setTime);
        table.addAct(
                "kgs-time_settings none|absolute|byoyomi|canadian [MAIN [PERIOD COUNT]]",
                "the time limits of the game on the server KGS, in seconds; COUNT is the number of periods or stones",
                this::setServerTime);
        table.addAct(
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

    private String play(GtpArguments arguments, Choice choice) {
        arguments.expect(1);
        Color color = arguments.color(0);
        SafetyLevel level = clock.isShort(color) ? SafetyLevel.STATIC : SafetyLevel.FULL;
        int move = choose(color, level, SHARE * clock.secondsAMove(color), choice);
        game.play(color, move);
        return GtpPoints.format(game.geometry(), move);
    }

    /** @param seconds until guesses end; they also end if this thread is interrupted */
    private int choose(Color color, SafetyLevel level, double seconds, Choice choice) {
        long start = System.nanoTime();
        int move = choice.move(
                color,
                level,
                () -> Thread.currentThread().isInterrupted() || System.nanoTime() - start > seconds * NANOS);
        last = new Generated(color, game.position(), game.after(color, move));
        return move;
    }

    private String propose(GtpArguments arguments) {
        arguments.expect(1);
        int move = choose(arguments.color(0), SafetyLevel.FULL, Double.POSITIVE_INFINITY, chooser::choose);
        return GtpPoints.format(game.geometry(), move);
    }

    private String value(GtpArguments arguments) {
        arguments.expect(0);
        Generated move = last;
        Position now = game.position();
        if (move == null || !now.equals(move.before()) && !now.equals(move.after())) {
            throw new GtpException("no move was generated for this board");
        }
        Color side = move.color();
        return GtpText.number(wins.chance(solver.solve(move.after()), side, game.drawnLead(side)));
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

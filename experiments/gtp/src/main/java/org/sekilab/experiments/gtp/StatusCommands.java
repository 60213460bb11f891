package org.sekilab.experiments.gtp;

import java.util.Optional;
import java.util.function.IntFunction;
import org.sekilab.experiments.Words;
import org.sekilab.experiments.gtp.game.BlockJudge;
import org.sekilab.experiments.gtp.game.EyeJudge;
import org.sekilab.experiments.gtp.game.GtpGame;
import org.sekilab.experiments.gtp.game.QuickJudge;
import org.sekilab.experiments.gtp.game.StatusJudge;
import org.sekilab.experiments.gtp.game.StatusJudge.Answer;
import org.sekilab.experiments.gtp.game.StatusJudge.Outlook;
import org.sekilab.experiments.gtp.game.ThreatFinder;
import org.sekilab.experiments.gtp.protocol.CommandTable;
import org.sekilab.experiments.gtp.protocol.Graphics;
import org.sekilab.experiments.gtp.protocol.GtpArguments;
import org.sekilab.experiments.gtp.protocol.LiveGraphics;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.text.GtpPoints;

/**
 * Life and death of blocks, and eyes, in the form of GNU Go's commands.
 *
 * <p>Proves: what {@link BlockJudge} and {@link EyeJudge} prove. Without a proof the answer is {@code unknown}, which
 * GNU Go does not have, or a guess of {@link QuickJudge}. GNU Go's form has no room for the certainty, and
 * {@code sekilab-owl} tells it.
 * <p>Differs: GNU Go asks about whole dragons, by patterns. The codes are GNU Go's. Code 0 fails, and code 1 works.
 * Code 2 works by a ko for which the opponent has to find the first threat. Code 3 works by a ko for which the side
 * itself has to find it.
 */
final class StatusCommands {
    private static final String UNKNOWN = "unknown";

    private final GtpGame game;
    private final StatusJudge judge;
    private final Optional<ThreatFinder> threats;
    private final EyeJudge eyes;
    private final LiveGraphics live;

    /** @param threats what finds two moves in a row; empty if guesses are not allowed */
    StatusCommands(GtpGame game, StatusJudge judge, Optional<ThreatFinder> threats, EyeJudge eyes, LiveGraphics live) {
        this.game = game;
        this.threats = threats;
        this.judge = judge;
        this.eyes = eyes;
        this.live = live;
    }

    void addTo(CommandTable table) {
        table.add(
                "owl_attack VERTEX",
                "tells whether the opponent kills a block by moving first: 0; 1, 2 or 3 with a move; or unknown",
                arguments -> showing(stone(arguments), stone -> code(judge.attack(stone))));
        table.add(
                "owl_defend VERTEX",
                "tells whether a block lives if its side moves first: 0; 1, 2 or 3 with a move; or unknown",
                arguments -> showing(stone(arguments), stone -> code(judge.defend(stone))));
        table.add(
                "dragon_status VERTEX",
                "the status of a block: alive, dead, critical with the moves that kill and save it, or unknown",
                arguments -> showing(stone(arguments), this::status));
        table.add(
                "owl_threaten_attack VERTEX",
                "two moves in a row with which the opponent kills a block: 1 with the moves, or 0, both guesses; or unknown",
                arguments -> showing(
                        stone(arguments), stone -> threat(stone, colorOf(stone).opposite())));
        table.add(
                "owl_threaten_defend VERTEX",
                "two moves in a row with which a block lives: 1 with the moves, or 0, both guesses; or unknown",
                arguments -> showing(stone(arguments), stone -> threat(stone, colorOf(stone))));
        table.add(
                "sekilab-owl VERTEX",
                "the answers of owl_attack and owl_defend, each with its certainty: proof or guess; ko where no side is known for the first "
                        + "threat",
                arguments -> showing(stone(arguments), this::describe));
        table.add(
                "eval_eye VERTEX",
                "the fewest and the most eyes of an eye space, with the moves that decide; or unknown",
                this::eyes);
        table.add(
                "sekilab-eye VERTEX",
                "the answer of eval_eye, with its certainty: proof or guess",
                this::eyesWithTrust);
    }

    /** Runs searches about the block of a stone, and shows the block with the searches. */
    private String showing(int stone, IntFunction<String> searches) {
        Position position = game.position();
        PointSet block = new PointSet(game.geometry());
        block.add(stone);
        Graphics scene = new Graphics(game.geometry()).points("SQUARE", block.flood(position.stones(colorOf(stone))));
        return live.during(scene, () -> searches.apply(stone));
    }

    private int stone(GtpArguments arguments) {
        arguments.expect(1);
        return game.stone(arguments, 0);
    }

    private String code(Outlook outlook) {
        return switch (outlook.answer()) {
            case FAILS -> "0";
            case WORKS -> "1 " + move(outlook);
            case KO_OPPONENT_FIRST -> "2 " + move(outlook);
            case KO_SELF_FIRST -> "3 " + move(outlook);
            case KO, UNKNOWN -> UNKNOWN; // there is no code for a ko without a side
        };
    }

    private String move(Outlook outlook) {
        return GtpPoints.format(game.geometry(), outlook.move());
    }

    private String eyes(GtpArguments arguments) {
        arguments.expect(1);
        return eyes.judge(arguments.point(0)).map(this::format).orElse(UNKNOWN);
    }

    private String eyesWithTrust(GtpArguments arguments) {
        arguments.expect(1);
        return eyes.judge(arguments.point(0))
                .map(worth -> format(worth) + ", " + Words.of(worth.trust()))
                .orElse(UNKNOWN);
    }

    private String format(EyeJudge.Worth worth) {
        String count = "%d %d".formatted(worth.fewest(), worth.most());
        return worth.fewest() == worth.most()
                ? count
                : "%s %s %s"
                        .formatted(
                                count,
                                GtpPoints.format(game.geometry(), worth.attack()),
                                GtpPoints.format(game.geometry(), worth.defense()));
    }

    private Color colorOf(int stone) {
        return game.position().colorOf(stone);
    }

    private String threat(int stone, Color side) {
        if (threats.isEmpty()) {
            return UNKNOWN;
        }
        return threats.get()
                .find(stone, side)
                .map(threat -> "1 %s %s"
                        .formatted(
                                GtpPoints.format(game.geometry(), threat.first()),
                                GtpPoints.format(game.geometry(), threat.second())))
                .orElse("0");
    }

    private String describe(int stone) {
        return "attack: %s\ndefend: %s".formatted(words(judge.attack(stone)), words(judge.defend(stone)));
    }

    private String words(Outlook outlook) {
        String code = outlook.answer() == Answer.KO ? "ko " + move(outlook) : code(outlook);
        return code.equals(UNKNOWN) ? code : code + ", " + Words.of(outlook.trust());
    }

    private String status(int stone) {
        Outlook attack = judge.attack(stone);
        if (attack.answer() == Answer.FAILS) {
            return "alive";
        }
        Outlook defense = judge.defend(stone);
        if (defense.answer() == Answer.FAILS) {
            return "dead";
        }
        if (attack.answer() == Answer.UNKNOWN || defense.answer() == Answer.UNKNOWN) {
            return UNKNOWN;
        }
        return "critical %s %s".formatted(move(attack), move(defense));
    }
}

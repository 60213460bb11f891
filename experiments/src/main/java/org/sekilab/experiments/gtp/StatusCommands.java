package org.sekilab.experiments.gtp;

import org.sekilab.experiments.gtp.BlockJudge.Answer;
import org.sekilab.experiments.gtp.BlockJudge.Outlook;
import org.sekilab.model.text.GtpPoints;

/**
 * Life and death of blocks, in the form of GNU Go's commands.
 *
 * <p>Proves: what {@link BlockJudge} does; else the answer is {@code unknown}, which GNU Go has none of.
 * <p>Differs: GNU Go asks about whole dragons, and has codes for kos; here the surrounding side has to win without them.
 */
final class StatusCommands {
    private static final String UNKNOWN = "unknown";

    private final GtpGame game;
    private final BlockJudge judge;

    StatusCommands(GtpGame game, BlockJudge judge) {
        this.game = game;
        this.judge = judge;
    }

    void addTo(CommandTable table) {
        table.add(
                "owl_attack VERTEX",
                "whether the opponent kills a block, moving first: 0, 1 and a move, or unknown",
                arguments -> code(judge.attack(stone(arguments))));
        table.add(
                "owl_defend VERTEX",
                "whether a block lives if it moves first: 0, 1 and a move, or unknown",
                arguments -> code(judge.defend(stone(arguments))));
        table.add(
                "dragon_status VERTEX",
                "alive, dead, critical and the moves that kill and save, or unknown",
                arguments -> status(stone(arguments)));
    }

    private int stone(GtpArguments arguments) {
        arguments.expect(1);
        int point = arguments.point(0);
        if (game.position().empties().contains(point)) {
            throw new GtpException("vertex must not be empty");
        }
        return point;
    }

    private String code(Outlook outlook) {
        return switch (outlook.answer()) {
            case WORKS -> "1 " + GtpPoints.format(game.geometry(), outlook.move());
            case FAILS -> "0";
            case UNKNOWN -> UNKNOWN;
        };
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
        return "critical %s %s"
                .formatted(
                        GtpPoints.format(game.geometry(), attack.move()),
                        GtpPoints.format(game.geometry(), defense.move()));
    }
}

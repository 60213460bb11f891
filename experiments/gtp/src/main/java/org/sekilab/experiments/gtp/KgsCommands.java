package org.sekilab.experiments.gtp;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.sekilab.experiments.gtp.game.Analyses;
import org.sekilab.experiments.gtp.game.SafetyLevel;
import org.sekilab.experiments.gtp.protocol.CommandTable;
import org.sekilab.experiments.gtp.protocol.GtpArguments;
import org.sekilab.experiments.gtp.protocol.GtpException;
import org.sekilab.model.Color;
import org.sekilab.proof.SafetyMap;

/**
 * Talk with the people at a game on the server KGS. Other commands of kgsGtp stand with those that they resemble: time,
 * moves and rules. Source: kgsGtp, which says on the server what these commands answer.
 */
final class KgsCommands {
    private static final List<String> ROOMS = List.of("game", "private");
    private static final String HELP = "Ask me what is proved: safe, score, or status C3";

    private final Analyses analyses;

    KgsCommands(Analyses analyses) {
        this.analyses = analyses;
    }

    void addTo(CommandTable table) {
        table.add(
                "kgs-chat game|private NAME [WORD]...",
                "answers a question of a person in one line: safe, score, status VERTEX or help; fails for all else",
                arguments -> chat(arguments, table));
        table.add("kgs-game_over", "says that the game on the server has ended; changes nothing", arguments -> {
            arguments.expect(0);
            return "";
        });
    }

    private String chat(GtpArguments arguments, CommandTable table) {
        if (arguments.count() < 2 || !ROOMS.contains(arguments.word(0))) {
            throw GtpException.syntaxError();
        }
        List<String> message = arguments.words().subList(2, arguments.count());
        String topic = message.isEmpty() ? "" : message.get(0).toLowerCase(Locale.ROOT);
        GtpArguments rest =
                new GtpArguments(message.subList(Math.min(1, message.size()), message.size()), arguments.geometry());
        return switch (topic) {
            case "safe" -> safe(rest);
            case "score" -> run(table, "final_score", rest);
            case "status" -> run(table, "final_status", rest);
            case "help" -> HELP;
            default -> throw new GtpException("nothing to say"); // kgsGtp is silent then
        };
    }

    private String safe(GtpArguments arguments) {
        arguments.expect(0);
        SafetyMap safety = analyses.of(SafetyLevel.FULL);
        return "proved safe: black %d points, white %d"
                .formatted(
                        safety.safePoints(Color.BLACK).size(),
                        safety.safePoints(Color.WHITE).size());
    }

    private static String run(CommandTable table, String command, GtpArguments arguments) {
        Optional<CommandTable.Entry> entry = table.find(command);
        return entry.orElseThrow().action().run(arguments);
    }
}

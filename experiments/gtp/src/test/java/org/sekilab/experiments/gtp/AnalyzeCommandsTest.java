package org.sekilab.experiments.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The list of commands that GoGui can show. */
class AnalyzeCommandsTest {
    /** The types in GoGui's manual. */
    private static final Set<String> TYPES = Set.of(
            "bwboard",
            "cboard",
            "dboard",
            "eplist",
            "gfx",
            "hstring",
            "hpstring",
            "none",
            "param",
            "plist",
            "pspairs",
            "pstring",
            "sboard",
            "string",
            "var",
            "varb",
            "varc",
            "varp",
            "varpo",
            "varw");

    private final GtpEngine engine = TestEngines.withNodes(100, Path.of(""));

    @Test
    void everyLineIsATypeALabelAndAKnownCommand() {
        for (String line : lines()) {
            String[] parts = line.split("/");
            assertThat(parts).as(line).hasSize(3);
            assertThat(TYPES).as(line).contains(parts[0]);
            assertThat(engine.answer("known_command " + parts[2].split(" ")[0]))
                    .as(line)
                    .isEqualTo("= true\n\n");
        }
    }

    /** Two living groups, so that each of them has something to show. */
    @Test
    void everyLineWorksWithWhatGoGuiPutsIn() {
        engine.answer("boardsize 5");
        engine.answer("set_position b B1 b B2 b B3 b B4 b B5 b A2 b A4 w C1 w C2 w C3 w C4 w C5 w D3 w E2 w E4");
        engine.answer("sekilab-region E5 white");
        for (String line : lines()) {
            String command = line.split("/")[2].replace("%c", "black").replace("%P", "B1 C1");
            String point = command.startsWith("sekilab-region") ? "E1" : "C1";
            assertThat(engine.answer(command.replace("%p", point))).as(line).startsWith("=");
        }
    }

    @Test
    void boardsHaveAWordForEachPoint() {
        engine.answer("boardsize 9");
        for (String line : lines()) {
            if (line.startsWith("sboard/") || line.startsWith("bwboard/")) {
                List<String> rows = engine.answer(line.split("/")[2])
                        .lines()
                        .skip(1)
                        .filter(row -> !row.isEmpty())
                        .toList();
                assertThat(rows).as(line).hasSize(9).allMatch(row -> row.split(" ").length == 9);
            }
        }
    }

    private List<String> lines() {
        return engine.answer("gogui-analyze_commands")
                .substring(2)
                .strip()
                .lines()
                .toList();
    }
}

package org.sekilab.experiments.cli.region;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sekilab.experiments.cli.CommandRun;

/** The command {@code semeai}, as scripts call it. */
class SemeaiCommandTest {
    /**
     * Black C1 has the liberty B1 and white F1 the liberty H1. They share E1. The stones around have two eyes.
     *
     * <pre>
     * . O O O O X X X .
     * O . O O O X X . X
     * O O O O O X X X X
     * O O O X X O X X X
     * O . X X . O O . X
     * </pre>
     */
    private static final String RACE = "(;SZ[9:5]"
            + "AB[fa][ga][ha][fb][gb][ib][fc][gc][hc][ic][dd][ed][gd][hd][id][ce][de][ie]"
            + "AW[ba][ca][da][ea][ab][cb][db][eb][ac][bc][cc][dc][ec][ad][bd][cd][fd][ae][fe][ge])";

    @TempDir
    private Path folder;

    @Test
    void whoeverMovesFirstWins() throws IOException {
        String file = write("race.sgf", RACE);
        CommandRun run = CommandRun.of("semeai", file, "--black", "C1", "--white", "F1", "--format", "jsonl");
        assertThat(run.exitCode()).isZero();
        assertThat(run.outLines())
                .singleElement()
                .asString()
                .matches(
                        "\\{\"file\":\".*race.sgf\",\"index\":1,"
                                + "\"black\":\"C1\",\"white\":\"F1\",\"koWinner\":\"none\","
                                + "\"blackFirst\":\\{\"verdict\":\"BLACK_WINS\",\"method\":\"[a-z]+\",\"certainty\":\"certain\","
                                + "\"bestMove\":\"H1\",\"pv\":\\[\"H1\".*\\],\"nodes\":\\d+,\"millis\":[0-9.]+,\"limit\":\"none\"\\},"
                                + "\"whiteFirst\":\\{\"verdict\":\"WHITE_WINS\",.*\"bestMove\":\"B1\".*\\},\"class\":\"zero\",\"format\":1\\}");
    }

    @ParameterizedTest
    @CsvSource({"black, blackFirst, whiteFirst", "white, whiteFirst, blackFirst"})
    void oneSideFirstIsOneResult(String first, String asked, String other) throws IOException {
        String file = write("race.sgf", RACE);
        CommandRun run =
                CommandRun.of("semeai", file, "--black", "C1", "--white", "F1", "--first", first, "--format", "jsonl");
        assertThat(run.out()).contains(asked).doesNotContain(other);
    }

    @Test
    void textIsALineForEachSide() throws IOException {
        String file = write("race.sgf", RACE);
        CommandRun run = CommandRun.of("semeai", file, "--black", "C1", "--white", "F1");
        assertThat(run.outLines()).hasSize(2);
        assertThat(run.outLines().get(0)).startsWith("C1 - F1, black first: BLACK_WINS (");
        assertThat(run.outLines().get(1)).startsWith("C1 - F1, white first: WHITE_WINS (");
    }

    /** All liberties of the race are plain: there is nothing to retake. */
    @Test
    void koIsToldWhenAskedFor() throws IOException {
        String file = write("race.sgf", RACE);
        CommandRun run = CommandRun.of("semeai", file, "--black", "C1", "--white", "F1", "--ko");
        assertThat(run.outLines())
                .hasSize(4)
                .contains("C1 - F1, black first, ko: none", "C1 - F1, white first, ko: none");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "2"})
    void listGivesAnObjectForEachRow(String threads) throws IOException {
        write("race.sgf", RACE);
        String list = write("problems.csv", """
                file,index,black,white,ko_winner,class
                race.sgf,1,C1,F1,black,0
                race.sgf,,D2,G1,,0
                race.sgf,2,C1,F1,none,0
                race.sgf,1,C1,E1,none,0
                race.sgf,1,C1,F1,green,0
                missing.sgf,1,C1,F1,white,0
                """);
        CommandRun run = CommandRun.of("semeai", "--list", list, "--format", "jsonl", "--threads", threads);
        assertThat(run.exitCode()).isZero();
        assertThat(run.outLines()).hasSize(6);
        assertThat(run.outLines().get(0)).startsWith("{\"row\":1,").contains("\"koWinner\":\"black\",\"blackFirst\":{");
        assertThat(run.outLines().get(1)).startsWith("{\"row\":2,").contains("\"verdict\":\"WHITE_WINS\"");
        assertThat(run.outLines().get(2)).contains("game tree 2 was asked for, but there is 1");
        assertThat(run.outLines().get(3)).contains("\"error\":\"white: there is no white stone at 'E1'");
        assertThat(run.outLines().get(4)).contains("ko_winner: 'green' is not black, white or none");
        assertThat(run.outLines().get(5)).contains("no such file");
    }

    @ParameterizedTest
    @CsvSource({"--first, both", "--ko-winner, none"})
    void listSaysWhatIsAsked(String option, String value) throws IOException {
        String list = write("list.csv", "file,black,white\nrace.sgf,C1,F1\n");
        CommandRun run = CommandRun.of("semeai", "--list", list, option, value);
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.errLines())
                .containsExactly(
                        "--list: takes the place of FILE, --black, --white, --first, --ko-winner, --index and --move");
    }

    @Test
    void mistakesAreOneLineEach() throws IOException {
        String file = write("race.sgf", RACE);
        assertThat(CommandRun.of("semeai", file, "--white", "F1").errLines())
                .containsExactly("--black: is missing: a stone of the black block, such as C3");
        assertThat(CommandRun.of("semeai", "--black", "C1", "--white", "F1").errLines())
                .containsExactly("semeai: no file is given; maybe --list is meant");
        assertThat(CommandRun.of("semeai", file, "--black", "F1", "--white", "F1")
                        .errLines())
                .singleElement()
                .asString()
                .startsWith("--black: there is no black stone at 'F1' in ");
        String list = write("wrong.csv", "file,black\nrace.sgf,C1\n");
        assertThat(CommandRun.of("semeai", "--list", list).errLines())
                .containsExactly(list + ":1: there is no column 'white'");
        assertThat(CommandRun.of("semeai", file, "--black", "C1", "--white", "F1", "--set", "semeai.analyzer=serch")
                        .errLines())
                .singleElement()
                .asString()
                .contains("unknown name 'serch'; maybe 'search'");
    }

    private String write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }
}

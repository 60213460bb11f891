package org.sekilab.experiments.cli.region;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sekilab.experiments.cli.CommandRun;

/** The command {@code region}, as scripts call it. */
class RegionCommandTest {
    /** Eye spaces of four in a row at the bottom left, and of three at the bottom right. White is around. */
    private static final String ROWS =
            "(;SZ[9:3]AB[ab][bb][cb][db][eb][ec][fb][gb][hb][ib][ic]AW[aa][ba][ca][da][ea][fa][ga][ha])";

    /** A region of two rows at the bottom left. Its block has no other region. */
    private static final String TWO_BY_FOUR =
            "(;SZ[7:4]AB[ab][bb][cb][db][eb][ec][ed]AW[aa][ba][ca][da][ea][fa][fb][fc][fd])";

    /** A triangle of six points in the corner at the top left, where Black and White can take in circles. */
    private static final String TRIANGLE =
            "(;SZ[5]AB[da][cb][db][bc][cc][dc][ad][bd][cd][dd]AW[ea][eb][ec][ed][ae][be][ce][de])";

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({
        "A1, attacker, SAFE", // four in a row
        "F1, attacker, UNSAFE", // four in a row too, but the stones around have no liberty elsewhere in a corner of
        // three
    })
    void verdictIsThatOfTheShape(String at, String first, String verdict) throws IOException {
        String file = write("rows.sgf", ROWS);
        CommandRun run = CommandRun.of("region", file, "--at", at, "--first", first, "--format", "jsonl");
        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).contains("\"verdict\":\"" + verdict + "\"");
    }

    @ParameterizedTest
    @CsvSource({
        "orderer, weighted, plain, move-ordering",
        "exact-evaluator, static-safe, sure-liberties, static-safe",
        "heuristic, subregions, none, estimate",
        "generator, forced, all, forced-moves"
    })
    void namedPartOverridesWhatTheFeaturesSay(String key, String with, String without, String feature)
            throws IOException {
        String file = write("seki.sgf", TWO_BY_FOUR);
        long nodes = nodes(file, "safety.preset=M6");
        long fewer = nodes(file, "safety.without=" + feature);
        assertThat(fewer).isNotEqualTo(nodes);
        assertThat(nodes(file, "safety.%s=%s".formatted(key, without))).isEqualTo(fewer);
        assertThat(nodes(file, "safety.without=" + feature, "safety.%s=%s".formatted(key, with)))
                .isEqualTo(nodes);
    }

    @Test
    void moonshineIsToldWhenAskedFor() throws IOException {
        String file = write("seki.sgf", TWO_BY_FOUR);
        String[] region = {"region", file, "--at", "A1", "--format", "jsonl", "--set", "safety.moonshine=true"};
        assertThat(CommandRun.of(region).out()).contains("\"moonshine\":false");
        assertThat(CommandRun.of("region", file, "--at", "A1", "--format", "jsonl")
                        .out())
                .doesNotContain("moonshine");
        assertThat(CommandRun.of("region", file, "--at", "A1", "--set", "safety.moonshine=true")
                        .out())
                .contains("(moonshine: no)");
    }

    @Test
    void nothingIsSaidToHaveProvedAnUnknownVerdict() throws IOException {
        String file = write("seki.sgf", TWO_BY_FOUR);
        String[] region = {"region", file, "--at", "A1", "--set", "limits.region-nodes=1", "--format", "jsonl"};
        assertThat(CommandRun.of(region).out()).contains("\"verdict\":\"UNKNOWN\"", "\"method\":\"none\"");
        assertThat(CommandRun.of("region", file, "--at", "A1", "--format", "jsonl")
                        .out())
                .contains("\"verdict\":\"SEKI\"", "\"method\":\"search\"");
    }

    @Test
    void superkoDecidesWhatAnyRuleLeavesOpen() throws IOException {
        String file = write("circle.sgf", TRIANGLE);
        assertThat(CommandRun.of("region", file, "--at", "A5", "--format", "jsonl")
                        .out())
                .contains("\"verdict\":\"UNKNOWN\"", "\"limit\":\"repetition\"");
        String config = write("superko.conf", "safety.repetition = superko");
        assertThat(CommandRun.of("region", file, "--at", "A5", "--format", "jsonl", "--config", config)
                        .out())
                .contains("\"verdict\":\"SEKI\"", "\"limit\":\"none\"");
    }

    /** White has two kos for eyes. */
    @Test
    void moonshineLifeIsToldUnderSuperko() throws IOException {
        String file =
                write("moonshine.sgf", "(;SZ[7:4]AB[ba][da][fa][ab:gb][ac][bc][fc][gc][ad][gd]AW[cc:ec][bd][dd][fd])");
        String config = write("superko.conf", "safety { repetition = superko, moonshine = true }");
        assertThat(CommandRun.of("region", file, "--at", "A4 C4 C1", "--config", config)
                        .out())
                .contains("SEKI", "(moonshine: yes)");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "safety.ko-threats = 16 | is not unlimited or a whole number from 0 to 15",
                "safety.ko-threats = -1 | is not unlimited or a whole number from 0 to 15",
                "safety.ko-threats = 2, safety.moonshine = true | needs safety.ko-threats = unlimited",
                "safety.ko-threats = 0, safety.repetition = superko | safety.repetition: needs safety.ko-threats = unlimited"
            })
    void koThreatsAreChecked(String settings, String message) throws IOException {
        String config = write("wrong.conf", settings.replace(", ", "\n"));
        CommandRun run = CommandRun.of("region", write("rows.sgf", ROWS), "--at", "A1", "--config", config);
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.errLines())
                .singleElement()
                .asString()
                .contains("wrong.conf:")
                .contains(message);
    }

    private static long nodes(String file, String... settings) {
        List<String> arguments = new ArrayList<>(List.of("region", file, "--at", "A1", "--format", "jsonl"));
        for (String setting : settings) {
            arguments.add("--set");
            arguments.add(setting);
        }
        CommandRun run = CommandRun.of(arguments.toArray(String[]::new));
        assertThat(run.out()).contains("\"verdict\":\"SEKI\"");
        return Long.parseLong(run.out().replaceFirst("(?s).*\"nodes\":(\\d+).*", "$1"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "2"})
    void listGivesAnObjectForEachRow(String threads) throws IOException {
        write("rows.sgf", ROWS);
        String list = write("problems.csv", """
                file,index,at,defender,first,class
                rows.sgf,1,A1,black,attacker,row
                rows.sgf,2,A1,black,attacker,row
                rows.sgf,1,Z9,black,attacker,row
                missing.sgf,1,A1,black,attacker,row
                rows.sgf,1,A1,green,attacker,row
                rows.sgf,,A1,,defender,row
                """);
        CommandRun run = CommandRun.of("region", "--list", list, "--format", "jsonl", "--threads", threads);
        assertThat(run.exitCode()).isZero();
        assertThat(run.outLines()).hasSize(6);
        assertThat(run.outLines().get(0)).startsWith("{\"row\":1,").contains("\"verdict\":\"SAFE\"");
        assertThat(run.outLines().get(1))
                .startsWith("{\"row\":2,\"error\":")
                .contains("game tree 2 was asked for, but there is 1");
        assertThat(run.outLines().get(2)).startsWith("{\"row\":3,\"error\":").contains("Z9");
        assertThat(run.outLines().get(3)).startsWith("{\"row\":4,\"error\":").contains("no such file");
        assertThat(run.outLines().get(4)).contains("defender: 'green' is not black or white");
        assertThat(run.outLines().get(5))
                .contains("\"defender\":\"black\",\"first\":\"defender\",\"verdict\":\"SAFE\"");
    }

    /** Two regions below and one above in the first file, one below and the rest of the board in the second. */
    @Test
    void allTakesEveryRegionAndTellsWhatItCost() throws IOException {
        String rows = write("rows.sgf", ROWS);
        String seki = write("seki.sgf", TWO_BY_FOUR);
        CommandRun json = CommandRun.of("region", rows, seki, "--all", "--format", "jsonl");
        assertThat(json.exitCode()).isZero();
        assertThat(json.outLines())
                .filteredOn(line -> line.contains("\"defender\":\"black\""))
                .hasSize(5)
                .anyMatch(line -> line.contains("seki.sgf") && line.contains("\"verdict\":\"SEKI\""));
        CommandRun text = CommandRun.of("region", seki, "--all", "--set", "safety.engine=dfpn-r");
        assertThat(text.outLines().get(text.outLines().size() - 1))
                .matches("\\d+ of \\d+ problems are SAFE or SEKI: \\d+ nodes in first searches, \\d+ \\(\\d+\\.\\d%\\)"
                        + " in second ones, \\d+ in checks");
        assertThat(CommandRun.of("region", rows, seki, "--at", "A1").errLines())
                .containsExactly("region: 2 files are given; maybe --all is meant");
    }

    @Test
    void rowsThatCannotBeSolvedAreCounted() throws IOException {
        write("rows.sgf", ROWS);
        String list = write("wrong.csv", "file,at\nmissing.sgf,A1\nrows.sgf,Z9\n");
        assertThat(CommandRun.of("region", "--list", list).outLines())
                .last()
                .asString()
                .startsWith("0 of 0 problems are SAFE or SEKI: ")
                .endsWith(" in checks; 2 rows could not be solved");
    }

    @ParameterizedTest
    @CsvSource({"--defender, white", "--first, attacker"})
    void listSaysWhatIsAsked(String option, String value) throws IOException {
        String list = write("list.csv", "file,at\nrows.sgf,A1\n");
        CommandRun run = CommandRun.of("region", "--list", list, option, value);
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.errLines())
                .containsExactly(
                        "--list: takes the place of FILE, --all, --at, --defender, --first, --index and --move");
    }

    @Test
    void mistakesAreOneLineEach() throws IOException {
        String file = write("rows.sgf", ROWS);
        assertThat(CommandRun.of("region", file).errLines())
                .containsExactly("--at: is missing: a point of the region, such as A1");
        assertThat(CommandRun.of("region", "--at", "A1").errLines())
                .containsExactly("region: no file is given; maybe --list is meant");
        assertThat(CommandRun.of("region", file, "--at", "A2", "--defender", "black")
                        .errLines())
                .singleElement()
                .asString()
                .startsWith("--at: A2 is a stone of the defender");
        assertThat(CommandRun.of("region", file, "--at", "I5").errLines())
                .singleElement()
                .asString()
                .startsWith("--at: ");
        assertThat(CommandRun.of("region", "--list", folder.resolve("none.csv").toString())
                        .errLines())
                .singleElement()
                .asString()
                .endsWith("none.csv: no such file");
        String list = write("wrong.csv", "file,index\nrows.sgf,1\n");
        assertThat(CommandRun.of("region", "--list", list).errLines())
                .containsExactly(list + ":1: there is no column 'at'");
    }

    private String write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }
}

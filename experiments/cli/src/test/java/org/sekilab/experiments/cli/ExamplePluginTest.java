package org.sekilab.experiments.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The example project beside this module, built as a stranger would build it. Configuration alone chooses what it adds.
 */
class ExamplePluginTest {
    private static final Path PROJECT = Repository.file("experiments/example-plugin/src/main");

    @TempDir
    private static Path folder;

    private static String jar = "";

    @BeforeAll
    static void build() throws IOException {
        jar = PluginJar.ofProject(folder).toString();
    }

    @Test
    void heuristicTakesUnderSixtyLines() throws IOException {
        assertThat(Files.readAllLines(PROJECT.resolve("java/example/QuietPoints.java")))
                .hasSizeLessThan(60);
    }

    @Test
    void whatItAddsIsListed() {
        assertThat(CommandRun.of("list", "heuristics", "--plugins", jar).out())
                .contains("quiet-points  empty points that the attacker does not touch");
        assertThat(CommandRun.of("config", "--explain", "safety.engine", "--plugins", jar)
                        .out())
                .contains("portfolio  alphabeta for 1,000 nodes, then dfpn-r");
        assertThat(CommandRun.of("list", "heuristics").out()).doesNotContain("quiet-points");
    }

    @Test
    void heuristicEngineAndPositionsAreSwappedInByAnExperiment() throws IOException {
        Path experiment = Files.writeString(folder.resolve("experiment.conf"), """
                positions {
                  rows = "plugin:four-rows"
                  problems { regions = "shipped:regions" }
                  guesses { guesses = "shipped:regions" }
                }
                settings { safety { engine = alphabeta, preset = M6 }, limits.region-nodes = 3000 }
                ablate { safety.heuristic = quiet-points, safety.engine = portfolio }
                """);
        String out = folder.resolve("out").toString();
        CommandRun run = CommandRun.of("run", experiment.toString(), "--out", out, "--plugins", jar);
        assertThat(run.err()).isEmpty();
        assertThat(run.exitCode()).isZero();
        List<String> answers = Files.readAllLines(Path.of(out, "answers.csv"));
        for (String variant : List.of("base", "heuristic=quiet-points", "engine=portfolio")) {
            assertThat(answers)
                    .as("three points in a row are one eye, four are two: %s", variant)
                    .anyMatch(row -> row.startsWith(variant + ",rows,four-rows,2,black A1,") && row.contains(",SAFE,"))
                    .noneMatch(
                            row -> row.startsWith(variant + ",rows,four-rows,1,black A1,") && row.contains(",SAFE,"));
        }
        assertThat(answers.stream().filter(row -> row.contains(",guesses,")).map(row -> row.replaceAll(".*,", "")))
                .as("estimates of two heuristics")
                .hasSize(3 * 60);
        assertThat(estimates(answers, "heuristic=quiet-points")).isNotEqualTo(estimates(answers, "base"));
        assertThat(estimates(answers, "engine=portfolio")).isEqualTo(estimates(answers, "base"));
        assertThat(Files.readString(Path.of(out, "report.html")))
                .contains("No proof contradicts another one or the truth.", "No job failed.");
    }

    /** The command of the page, and the rows of its table. */
    @Test
    void figuresOfTheReadmeAreThoseOfItsExperiment() throws IOException {
        String out = folder.resolve("ablation").toString();
        CommandRun run = CommandRun.of(
                "run",
                Repository.file("experiments/example-plugin/ablation.conf").toString(),
                "--out",
                out,
                "--plugins",
                jar);
        assertThat(run.err()).isEmpty();
        PrintedTables tables = PrintedTables.of(run.outLines());
        String readme = Repository.read("experiments/example-plugin/README.md");
        String base =
                tables.row("guesses: the estimates of the heuristic", "base").get(6);
        for (String variant : List.of("base", "heuristic=none", "heuristic=quiet-points", "engine=portfolio")) {
            String separation = tables.row("guesses: the estimates of the heuristic", variant)
                    .get(6);
            List<String> solved = tables.row("problems: solved problems, and how fast", variant);
            List<String> compared = variant.equals("base")
                    ? List.of("", "", "", "")
                    : tables.row("problems: compared with base", variant);
            assertThat(readme.lines().filter(line -> line.startsWith("| `" + variant + "`")))
                    .singleElement()
                    .asString()
                    .endsWith("| %s | %s | %s | %s | %s | %s |"
                            .formatted(
                                    separation,
                                    solved.get(2),
                                    solved.get(6),
                                    compared.get(1),
                                    compared.get(2),
                                    compared.get(3))
                            .replace("|  |", "| |")
                            .replace("|  |", "| |"));
            if (variant.equals("heuristic=quiet-points")) {
                assertThat(readme).contains("(%s against %s".formatted(separation, base));
            }
        }
    }

    private static List<String> estimates(List<String> answers, String variant) {
        return answers.stream()
                .filter(row -> row.startsWith(variant + ",guesses,"))
                .map(row -> row.replaceAll(".*,", ""))
                .toList();
    }
}

package org.sekilab.experiments.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.experiments.config.Keys;

/** The texts that follow from the declarations of keys: docs/configuration.md, the command {@code config}, and help. */
class ConfigurationPageTest {
    private static final String PAGE = "docs/configuration.md";
    private static final String COMMAND = "./sekilab config --markdown > " + PAGE;

    @Test
    void pageOfDocumentationIsWhatTheCommandPrints() {
        CommandRun run = CommandRun.of("config", "--markdown");
        assertThat(run.exitCode()).isZero();
        assertThat(Repository.read(PAGE))
                .as(
                        "docs/configuration.md is not what the declarations of the keys say; write it again by: %s",
                        COMMAND)
                .isEqualTo(run.out());
    }

    @Test
    void everyKeyHasARowWithItsDefaultAndItsMeaning() {
        String page = Repository.read(PAGE);
        assertThat(page).contains(COMMAND);
        Keys.BY_NAME
                .values()
                .forEach(key -> assertThat(page)
                        .contains("| `%s` | `%s` | ".formatted(key.name(), key.written()))
                        .contains("| %s |\n".formatted(key.meaning())));
    }

    /** The page of English in CONTRIBUTING.md allows 25 words. */
    @Test
    void sentencesAboutKeysAreShort() {
        Keys.BY_NAME.values().stream()
                .flatMap(key -> Arrays.stream(key.meaning().split("[.;:] ")))
                .forEach(sentence -> assertThat(sentence.split("\\s+")).hasSizeLessThanOrEqualTo(25));
    }

    @Test
    void everyKeyIsListedWithItsRangeAndItsMeaning() {
        List<String> lines = CommandRun.of("config", "--format", "jsonl").outLines();
        assertThat(lines).hasSameSizeAs(Keys.BY_NAME.keySet());
        Keys.BY_NAME
                .values()
                .forEach(key -> assertThat(lines)
                        .anyMatch(line -> line.startsWith("{\"key\":\"%s\",".formatted(key.name()))
                                && line.contains("\"values\":\"")
                                && line.contains(key.meaning().replace("\"", "\\\""))));
    }

    @ParameterizedTest
    @CsvSource({
        "solve, --threads=N, limits.threads",
        "solve, --region-time=DURATION, limits.region-time",
        "solve, --memory=SIZE, limits.memory",
        "solve, --format=text|jsonl, output.format",
        "help solve, --memory=SIZE, limits.memory",
        "regress, --command-time=DURATION, regress.command-time"
    })
    void helpOfAnOptionHasTheDefaultOfItsKey(String command, String option, String key) {
        CommandRun run =
                command.startsWith("help ") ? CommandRun.of(command.split(" ")) : CommandRun.of(command, "--help");
        String help = run.out().replaceAll("\\s+", " ");
        assertThat(help).contains(option);
        String fromOption = help.substring(help.lastIndexOf(option)); // the first one is in the usage line
        assertThat(fromOption.substring(0, fromOption.indexOf(')')))
                .contains("(default: " + Keys.named("test", key).written());
        assertThat(help).doesNotContain("${");
    }
}

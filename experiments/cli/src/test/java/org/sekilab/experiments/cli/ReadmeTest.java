package org.sekilab.experiments.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.sekilab.experiments.config.Keys;

/** The README is short, and the pages behind it name every switch there is. */
class ReadmeTest {
    private static final int MOST_BYTES = 8_192;

    private final String readme = Repository.read("README.md");

    @Test
    void readmeHasAtMost8192Bytes() {
        assertThat(readme.getBytes(StandardCharsets.UTF_8)).hasSizeLessThanOrEqualTo(MOST_BYTES);
    }

    @Test
    void configurationNamesEveryKey() {
        String configuration = Repository.read("docs/configuration.md");
        Keys.BY_NAME.keySet().forEach(key -> assertThat(configuration).contains("`" + key + "`"));
    }

    @Test
    void algorithmsNameEveryStrategy() {
        String algorithms = Repository.read("docs/algorithms.md");
        CommandRun run = CommandRun.of("list", "--format", "jsonl");
        assertThat(run.exitCode()).isZero();
        run.outLines()
                .forEach(line -> assertThat(algorithms)
                        .contains("`" + line.replaceFirst(".*\"name\":\"", "").replaceFirst("\".*", "") + "`"));
    }

    @Test
    void beginsWithTheTwoCommandsOfANewcomer() {
        assertThat(readme.indexOf("./sekilab solve --demo")).isBetween(0, 1_000);
        assertThat(readme.indexOf("./mvnw verify")).isPositive();
    }

    /** A test compiles and runs the programs of the library page. The README shows a part of one. */
    @Test
    void javaOfTheReadmeStandsInAProgramOfTheLibraryPage() {
        Matcher sample = Pattern.compile("(?s)```java\n(.*?)```").matcher(readme);
        assertThat(sample.find()).isTrue();
        List<String> lines = sample.group(1).lines().toList();
        assertThat(lines).hasSizeBetween(1, 5);
        assertThat(Repository.read("docs/library.md").lines().map(String::strip).toList())
                .containsSequence(lines);
    }

    /** The page of results is the place of each figure; the README repeats some. */
    @Test
    void figuresOfTheReadmeStandInTheResults() {
        String results = Repository.read("docs/results.md");
        String table = readme.substring(readme.indexOf("\n## Results"), readme.indexOf("\n## From Java"));
        assertThat(Pattern.compile("(?<![\\w,.])[\\d,]*\\d(?![\\w,.]*\\w)")
                        .matcher(table)
                        .results())
                .extracting(MatchResult::group)
                .hasSizeGreaterThan(15)
                .allSatisfy(figure -> assertThat(results).containsPattern("(?<![\\d,])" + figure + "(?![\\d,])"));
    }
}

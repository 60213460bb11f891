package org.sekilab.experiments.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.sekilab.experiments.Words;
import org.sekilab.experiments.analyze.AnalyzeQuery;
import org.sekilab.experiments.cli.CommandRun;
import org.sekilab.experiments.cli.Repository;

/** The page on {@code analyze} shows what the program answers. */
class AnalyzePageTest {
    private static final Pattern BLOCK = Pattern.compile("(?s)```json\n(.*?)```");

    @Test
    void answersOfThePageAreThoseOfTheProgram() {
        List<String> blocks = BLOCK.matcher(Repository.read("docs/analyze.md"))
                .results()
                .map(block -> block.group(1))
                .toList();
        assertThat(blocks).hasSize(2);
        CommandRun run = CommandRun.withInput(blocks.get(0), "analyze");
        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(run.outLines().stream().map(AnalyzePageTest::withoutTimes))
                .containsExactlyInAnyOrderElementsOf(blocks.get(1).lines().toList());
    }

    /** Each field of a question, and each topic, stands on the page. */
    @Test
    void pageNamesAllFieldsOfAQuestion() {
        String page = Repository.read("docs/analyze.md");
        assertThat(AnalyzeQuery.class.getRecordComponents())
                .hasSizeGreaterThan(10)
                .allSatisfy(field -> assertThat(page).contains("`" + field.getName() + "`"));
        assertThat(AnalyzeQuery.Topic.values())
                .allSatisfy(topic -> assertThat(page).contains("| `" + Words.of(topic) + "` | ["));
        assertThat(AnalyzeQuery.Action.values())
                .allSatisfy(action -> assertThat(page).contains("\"action\": \"" + Words.of(action) + "\""));
    }

    private static String withoutTimes(String line) {
        return line.strip().replaceAll("\"millis\":[0-9.]+,", "").replaceAll("(\"commit\":\")[^\"]*", "$1...");
    }
}

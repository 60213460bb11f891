package org.sekilab.experiments.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sekilab.experiments.config.OutputFormat;
import org.sekilab.experiments.store.Results;
import org.sekilab.experiments.store.Results.Gap;

/** Reports of runs that were cut off, or of which jobs failed. */
class IncompleteReportTest {
    @TempDir
    private Path folder;

    /** A has answered four of five problems and B one: without the common part A would seem to solve three more. */
    @Test
    void tablesCompareOnlyWhatAllRunsHaveAnswered() {
        Map<String, List<String>> solved = rows(cutOff().read(folder), "problems: solved problems, and how fast");
        assertThat(solved.get("A")).startsWith("A", "1", "1", "100.0");
        assertThat(solved.get("B")).startsWith("B", "1", "1", "100.0");
    }

    @Test
    void missingAndFailedJobsAreCountedForEachRun() {
        Results results = cutOff().failure("B", 2, "it hangs").read(folder);
        assertThat(results.gaps())
                .containsExactly(new Gap("problems", "A", 5, 0, 1), new Gap("problems", "B", 5, 1, 3));
    }

    @Test
    void incompleteHeadsAllFormats() throws IOException {
        ResultFiles files = ResultFiles.write("test", cutOff().in(folder));
        String banner = "INCOMPLETE: 5 jobs without an answer.";
        assertThat(files.tables()).startsWith(banner).contains("problems, run B: 5 jobs, 4 not done");
        assertThat(Files.readString(folder.resolve("tables.txt"))).startsWith(banner);
        assertThat(Files.readString(folder.resolve("report.md"))).startsWith("> **" + banner);
        assertThat(Files.readString(folder.resolve("report.tex"))).startsWith("\\noindent\\textbf{" + banner);
        String html = Files.readString(folder.resolve("report.html"));
        assertThat(html.indexOf(banner)).isBetween(0, html.indexOf("<table"));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        files.print(new PrintStream(out, true, StandardCharsets.UTF_8), OutputFormat.JSONL);
        assertThat(out.toString(StandardCharsets.UTF_8)).contains("\"head\":[\"" + banner);
    }

    @Test
    void runWithoutAnyAnswerHidesNoOther() {
        Results results = sample().answer("A", 1, "SAFE", 1)
                .failure("B", 1, "it throws")
                .planned("problems", 1)
                .read(folder);
        assertThat(rows(results, "problems: solved problems, and how fast")).containsOnlyKeys("A");
        assertThat(ReportHead.of(results).lines())
                .element(1)
                .isEqualTo("problems, run B: 1 job, 1 failed; the tables of this set leave this run out");
    }

    @Test
    void setThatWasNotBegunIsMissingToo() {
        Results results = sample().answer("A", 1, "SAFE", 1)
                .answer("B", 1, "SAFE", 1)
                .planned("later", 7)
                .read(folder);
        assertThat(results.gaps()).containsExactly(new Gap("later", "A", 7, 0, 7), new Gap("later", "B", 7, 0, 7));
    }

    @Test
    void completeResultsHaveNoBanner() {
        Results results = sample().answer("A", 1, "SAFE", 1)
                .answer("B", 1, "SAFE", 1)
                .planned("problems", 1)
                .read(folder);
        assertThat(ReportHead.of(results).lines()).isEmpty();
    }

    private static SampleResults cutOff() {
        return sample().answer("A", 1, "SAFE", 1)
                .answer("A", 2, "SAFE", 1)
                .answer("A", 3, "SAFE", 1)
                .answer("A", 4, "SAFE", 1)
                .answer("B", 1, "SAFE", 1)
                .planned("problems", 5);
    }

    private static SampleResults sample() {
        return new SampleResults().run("A", "x = 1\n").run("B", "x = 2\n");
    }

    private static Map<String, List<String>> rows(Results results, String title) {
        return new ReportTables(results)
                .of("problems").stream()
                        .filter(table -> table.title().equals(title))
                        .flatMap(table -> table.rows().stream())
                        .collect(Collectors.toMap(row -> row.get(0), row -> row));
    }
}

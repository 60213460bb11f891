package org.sekilab.experiments.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sekilab.experiments.output.Table;
import org.sekilab.experiments.store.Answer;
import org.sekilab.experiments.store.Results;

/** Times of different machines cannot be compared, so that nodes are counted. */
class SeveralMachinesTest {
    @TempDir
    private Path folder;

    @Test
    void machinesAreListedWithWhatANodeCostThere() {
        Table table = MachineTable.of(twoMachines().read(folder)).orElseThrow();
        assertThat(table.title()).isEqualTo("machines: 2 worked on this study");
        assertThat(table.rows())
                .containsExactly(
                        List.of("fast", "Linux amd64", "8", "2", "400", "5.00"),
                        List.of("slow", "Linux amd64", "8", "2", "1,100", "100"));
    }

    /** A entered 100 and 300 nodes, and the second of its problems is open. */
    @Test
    void scoresOfTimeLimitedSearchesAreInNodes() {
        Results results = twoMachines().read(folder);
        List<Table> tables = new ReportTables(results).of("problems");
        Table solved = find(tables, "problems: solved problems, and how fast");
        assertThat(solved.header()).contains("PAR-2 nodes", "median nodes").doesNotContain("median ms");
        assertThat(solved.note())
                .startsWith(
                        "PAR-2: the mean number of nodes. An unsolved problem counts as twice the nodes that its search entered.");
        Map<String, List<String>> rows =
                solved.rows().stream().collect(Collectors.toMap(row -> row.get(0), row -> row));
        assertThat(rows.get("A")).containsExactly("A", "2", "1", "50.0", "350", "over limit", "400");
        assertThat(rows.get("B")).containsExactly("B", "2", "2", "100.0", "550", "550", "1,100");
        assertThat(tables).extracting(Table::title).noneMatch(title -> title.endsWith("how steady the machine was"));
        List<String> compared = find(tables, "problems: compared with A").rows().get(0);
        assertThat(compared.subList(compared.size() - 3, compared.size()))
                .containsExactly("several machines", "-", "-");
    }

    @Test
    void reportOfAllFormatsNamesTheMachines() throws IOException {
        ResultFiles.write("test", twoMachines().in(folder));
        for (String file : List.of("tables.txt", "report.md", "report.tex", "report.html")) {
            assertThat(Files.readString(folder.resolve(file)))
                    .contains("machines: 2 worked on this study", "fast", "slow");
        }
        assertThat(Files.readString(folder.resolve("report.html")))
                .contains("Problems solved over nodes", "nodes for a problem")
                .doesNotContain("ms for a problem");
    }

    @Test
    void eachProcessIsToldWithItsMachine() {
        assertThat(twoMachines().read(folder).sessions())
                .contains("sekilab 1, commit c; Java 17; Linux amd64, 8 processors of slow; 2026-11-01T10:00:00Z");
    }

    @Test
    void resultsOfOneMachineHaveTimes() throws IOException {
        ResultFiles.write("test", sample().in(folder));
        assertThat(Files.readString(folder.resolve("report.html")))
                .contains("Problems solved over time", "ms for a problem")
                .doesNotContain("worked on this study");
    }

    private static Table find(List<Table> tables, String title) {
        return tables.stream()
                .filter(table -> table.title().equals(title))
                .findFirst()
                .orElseThrow();
    }

    private static SampleResults twoMachines() {
        return sample(new SampleResults().machine("fast"), "slow");
    }

    private static SampleResults sample() {
        return sample(new SampleResults(), "");
    }

    private static SampleResults sample(SampleResults results, String second) {
        results.run("A", "limits.region-time = 1s\n").run("B", "limits.region-time = 1s\nx = y\n");
        answer(results, "A", 1, "SAFE", 100, 0.5);
        answer(results, "A", 2, "UNKNOWN", 300, 1.5);
        if (!second.isEmpty()) {
            results.machine(second);
        }
        answer(results, "B", 1, "SAFE", 500, 50);
        answer(results, "B", 2, "SAFE", 600, 60);
        return results;
    }

    private static void answer(
            SampleResults results, String run, int index, String verdict, long nodes, double millis) {
        results.answer(run, index, verdict, new Answer.Effort(nodes, nodes, 0, millis), "", "TIME");
    }
}

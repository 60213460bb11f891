package org.sekilab.experiments.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sekilab.experiments.output.Table;
import org.sekilab.experiments.store.Answer;
import org.sekilab.experiments.store.Results;

class ReportTest {
    @TempDir
    private Path folder;

    @Test
    void contradictionsAndFailuresComeFirst() {
        String html = html(twoRuns()
                .answer("A", 1, "SAFE", 1)
                .answer("B", 1, "UNSAFE", 1)
                .answer("A", 2, "SAFE", 1, "SEKI")
                .failure("B", 3, "it hangs"));
        assertThat(html)
                .contains("Proofs that contradict each other: 1", "list.csv#1: SAFE by A, UNSAFE by B")
                .contains("Proofs that contradict the truth: 1", "list.csv#2: SAFE by A, in truth SEKI")
                .contains("Jobs that failed: 1", "it hangs")
                .doesNotContain("No proof contradicts", "No job failed");
    }

    @Test
    void failedJobsAndContradictionsHeadEveryTableAndEveryFormat() throws IOException {
        SampleResults sample = twoRuns()
                .answer("A", 1, "SAFE", 1)
                .answer("B", 1, "UNSAFE", 1)
                .answer("A", 2, "SAFE", 1, "SEKI")
                .board("A", "a.sgf")
                .failure("B", 3, "it\n  hangs")
                .failure("B", 4, "it hangs again");
        String summary =
                "2 of 6 jobs failed; proofs that contradict each other: 1; proofs that contradict the truth: 1";
        String failed = "2 of 6 jobs failed; the first: B, problems list.csv#3: it hangs";
        String conflict = "proofs that contradict each other: 1: problems list.csv#1: SAFE by A, UNSAFE by B";
        String wrong = "proofs that contradict the truth: 1: problems list.csv#2: SAFE by A, in truth SEKI";
        ResultFiles files = ResultFiles.write("test", sample.in(folder));
        assertThat(files.files())
                .extracting(file -> file.getFileName().toString())
                .containsExactlyInAnyOrderElementsOf(ResultFiles.NAMES); // which a pack takes along
        assertThat(files.alarms().lines()).containsExactly(failed, conflict, wrong);
        List<String> text = Files.readAllLines(folder.resolve("tables.txt"));
        assertThat(files.head()).containsSubsequence(failed, conflict, wrong);
        assertThat(text).containsSubsequence(failed, conflict, wrong, "");
        int tables = (int) text.stream().filter(summary::equals).count();
        assertThat(tables).as("tables of two sets").isGreaterThan(4);
        assertThat(Files.readString(folder.resolve("report.md")).split("\n### ", 2)[0])
                .contains("> **" + MarkdownTables.escape(failed) + "**\n");
        assertThat(Files.readString(folder.resolve("report.md")).split("\n\\*\\*2 of 6 jobs failed; ", -1))
                .hasSize(tables + 1);
        assertThat(Files.readString(folder.resolve("report.tex")).split("\\\\begin\\{table", 2)[0])
                .contains("\\textbf{2 of 6 jobs failed; the first: B, ");
        assertThat(Files.readString(folder.resolve("report.tex")).split("\\\\textbf\\{" + summary, -1))
                .hasSize(tables + 1);
        assertThat(Files.readString(folder.resolve("report.html")).split("<p class=\"alarm\">2 of 6 jobs failed", -1))
                .hasSize(tables + 1);
        for (String csv : List.of("rows.csv", "answers.csv")) {
            List<String> rows = Files.readAllLines(folder.resolve(csv));
            assertThat(rows.get(0)).startsWith("alarm,run,set,file,");
            assertThat(rows.subList(1, rows.size())).isNotEmpty().allMatch(row -> row.startsWith(summary + ","));
        }
    }

    @Test
    void reportOfARunWithoutFailuresHasNoAlarm() throws IOException {
        ResultFiles files = ResultFiles.write(
                "test",
                twoRuns().answer("A", 1, "SAFE", 1).answer("B", 1, "SAFE", 1).in(folder));
        assertThat(files.alarms().isEmpty()).isTrue();
        assertThat(Files.readAllLines(folder.resolve("answers.csv")).get(0)).startsWith("run,set,file,");
        assertThat(Files.readString(folder.resolve("report.md"))).startsWith("### ");
    }

    /** A question with another number of ko threats is another question. */
    @Test
    void answersUnderOtherRulesContradictNothing() {
        Results results = new SampleResults()
                .run("A", "safety.ko-threats = 0\n")
                .run("B", "safety.ko-threats = 1\n")
                .answer("A", 1, "SAFE", 1)
                .answer("B", 1, "UNSAFE", 1)
                .read(folder);
        assertThat(results.conflicts()).isEmpty();
    }

    @Test
    void namesOfOthersAreEscapedEverywhere() throws IOException {
        SampleResults sample = twoRuns().board("A", SampleResults.NASTY).failure("A", 1, SampleResults.NASTY);
        ResultFiles.write("test", sample.in(folder));
        assertThat(Files.readString(folder.resolve("report.html")))
                .contains("&lt;script&gt;alert")
                .doesNotContain("<script");
        String latex = LatexTables.format(List.of(new Table("a_b & 100%", "", List.of("x#", "{y}"), List.of())));
        assertThat(latex).contains("a\\_b \\& 100\\%", "x\\# & \\{y\\}");
        String markdown = MarkdownTables.format(List.of(new Table("t", "", List.of("a|b"), List.of(List.of("<b>")))));
        assertThat(markdown).contains("a\\|b", "\\<b\\>");
    }

    @Test
    void setsOfSimilarNamesHaveIdsOfTheirOwn() {
        String html = new SampleResults()
                .run("A", "x = 1\n")
                .inSet("a b", "A", 1)
                .inSet("a-b", "A", 1)
                .html(folder, "test");
        List<String> ids = Pattern.compile(" id=\"([^\"]*)\"")
                .matcher(html)
                .results()
                .map(each -> each.group(1))
                .toList();
        assertThat(ids).isNotEmpty().doesNotHaveDuplicates();
    }

    @Test
    void fileNeedsNoOther() {
        assertThat(html(twoRuns().board("A", "a.sgf")))
                .doesNotContain("<script", "<link", "<img", "@import", "url(", "src=")
                .doesNotContainPattern("https?://(?!www\\.w3\\.org/2000/svg)");
    }

    @Test
    void numbersOfThePaperStandBesideOurs() {
        Results results = twoRuns()
                .board("A", "a.sgf")
                .board("B", "a.sgf")
                .references("{ proved { boards { A = [1886, 103, 204] } }, source = \"[NM04] tables 1 and 2\" }")
                .read(folder);
        Table proved = new ReportTables(results).of("boards").get(0);
        assertThat(proved.header().subList(0, 9))
                .containsExactly(
                        "run",
                        "safe points",
                        "theirs",
                        "%",
                        "safe blocks",
                        "alive blocks",
                        "theirs",
                        "safe regions",
                        "theirs");
        assertThat(proved.rows().get(0)).startsWith("A", "3", "1,886", "75.0", "2", "1", "103", "1", "204");
        assertThat(proved.rows().get(1)).startsWith("B", "3", "-", "75.0", "2", "1", "-", "1", "-");
        assertThat(proved.note()).contains("[NM04] tables 1 and 2");
    }

    /** The paper says 17.7% itself. */
    @Test
    void costOfTheSecondSearchStandsBesideThePapers() {
        Results results = twoRuns()
                .answer("A", 1, "SEKI", 1)
                .references("{ second-search { problems { A = [1101733, 195039] } } }")
                .read(folder);
        assertThat(new ReportTables(results).of("problems"))
                .filteredOn(table -> table.title().startsWith("problems: nodes of the second search"))
                .flatExtracting(Table::rows)
                .contains(List.of("A", "90", "10", "11.1"), List.of("A, theirs", "1,101,733", "195,039", "17.7"));
    }

    @Test
    void boardShowsWhatProvedEachPoint() {
        assertThat(html(twoRuns().board("A", "a.sgf")))
                .contains("3 of 4 points safe by A; benson 2, one-vital 1")
                .contains("class=\"stone black alive\" data-point=\"A1\"", "<title>A1: alive by benson</title>")
                .contains("class=\"stone white dead\" data-point=\"B1\"")
                .contains("class=\"territory black\" data-point=\"A2\"", "<title>A2: territory by one-vital</title>");
    }

    @Test
    void comparisonWithTheFirstRunCountsWhatIsGainedAndLost() {
        SampleResults sample = twoRuns();
        for (int i = 1; i <= 6; i++) {
            sample.answer("A", i, "SAFE", 4).answer("B", i, "SAFE", new Answer.Effort(50, 50, 0, 1), "", "NONE");
        }
        for (int i = 7; i <= 11; i++) {
            sample.answer("A", i, "UNKNOWN", 1000).answer("B", i, "SEKI", 1);
        }
        sample.answer("A", 12, "SAFE", 0).answer("B", 12, "SAFE", 5); // rules take no time, so there is no ratio
        Table table = new ReportTables(sample.read(folder))
                .of("problems").stream()
                        .filter(each -> each.title().equals("problems: compared with A"))
                        .findFirst()
                        .orElseThrow();
        // Five of five is twice a half to the fifth. Six of six is twice a half to the sixth.
        assertThat(table.rows())
                .containsExactly(List.of(
                        "B",
                        "0",
                        "5",
                        "0.063",
                        "6",
                        "2.00 [2.00, 2.00]",
                        "0.031",
                        "6",
                        "4.00 [4.00, 4.00]",
                        "0.031",
                        "-"));
    }

    @Test
    void runsWithTheSameNodesHaveNoDifferenceOfTimes() {
        SampleResults sample = twoRuns();
        for (int i = 1; i <= 20; i++) {
            sample.answer("A", i, "SAFE", 4).answer("B", i, "SAFE", 1);
        }
        assertThat(table(sample, "problems: compared with A").rows())
                .containsExactly(List.of(
                        "B", "0", "0", "1.000", "20", "1.00 [1.00, 1.00]", "1.000", "0", "same nodes", "-", "0.250"));
    }

    @Test
    void par2IsInNodesWhereNodesStoppedTheSearches() {
        SampleResults sample = nodeLimited(500)
                .answer("A", 1, "SAFE", effort(100), "", "NONE")
                .answer("A", 2, "UNKNOWN", effort(500), "", "NODES")
                .answer("B", 1, "SAFE", effort(300), "", "NONE")
                .answer("B", 2, "SAFE", effort(400), "", "NONE");
        Table table = table(sample, "problems: solved problems, and how fast");
        assertThat(table.header()).contains("PAR-2 nodes");
        assertThat(table.rows()).extracting(row -> row.get(4)).containsExactly("550", "350"); // (100 + 2 * 500) / 2
        assertThat(table.note()).contains("Nodes stopped the searches");
    }

    @Test
    void par2IsLeftOutWhereNeitherTimeNorNodesAloneStoppedTheSearches() {
        SampleResults mixed = nodeLimited(500)
                .answer("A", 1, "UNKNOWN", effort(100), "", "TIME")
                .answer("B", 1, "UNKNOWN", effort(500), "", "NODES");
        Table table = table(mixed, "problems: solved problems, and how fast");
        assertThat(table.rows()).extracting(row -> row.get(4)).containsExactly("-", "-");
        assertThat(table.note()).startsWith("PAR-2 is left out: time stopped some searches and nodes stopped others");
    }

    @Test
    void par2IsLeftOutWhereNoLimitStoppedASearch() {
        SampleResults givenUp = nodeLimited(500)
                .answer("A", 1, "UNKNOWN", effort(100), "", "NONE")
                .answer("B", 1, "SAFE", effort(100), "", "NONE");
        Table table = table(givenUp, "problems: solved problems, and how fast");
        assertThat(table.rows()).extracting(row -> row.get(4)).containsExactly("-", "-");
        assertThat(table.note()).startsWith("PAR-2 is left out: no limit of time or nodes");
    }

    /** 100 nodes a job, of 1 ms each at first and of 3 ms later. */
    @Test
    void steadinessComparesTheTimeOfANodeInBothHalves() {
        SampleResults sample = twoRuns()
                .answer("A", 1, "SAFE", 1)
                .answer("A", 4, "SAFE", 1)
                .answer("A", 2, "SAFE", 3)
                .answer("A", 3, "SAFE", 3);
        assertThat(table(sample, "problems: how steady the machine was").rows())
                .containsExactly(List.of("A", "10.0", "30.0", "3.00"));
    }

    @Test
    void tableSaysWhichEnginesSearchedAndWhatTheySpent() {
        SampleResults sample = twoRuns()
                .answer("A", 1, "SAFE", effort(100), "", "NONE")
                .answer("A", 2, "SAFE", effort(300), "", "NONE")
                .answer("B", 1, "SAFE", effort(500), "", "NONE")
                .answer("B", 2, "SAFE", effort(500), "", "NONE");
        assertThat(table(sample, "problems: the engines that searched, and their effort")
                        .rows())
                .containsExactly(
                        List.of("A", "engine-A", "400", "100.0", "0.00200"),
                        List.of("B", "engine-B", "1,000", "100.0", "0.00200"));
    }

    private static SampleResults nodeLimited(int nodes) {
        String settings = "limits.region-nodes = \"%d\"\n".formatted(nodes);
        return new SampleResults().run("A", settings).run("B", settings);
    }

    private static Answer.Effort effort(long nodes) {
        return new Answer.Effort(nodes, nodes, 0, 1);
    }

    private Table table(SampleResults sample, String title) {
        return new ReportTables(sample.read(folder))
                .of("problems").stream()
                        .filter(each -> each.title().equals(title))
                        .findFirst()
                        .orElseThrow();
    }

    @Test
    void separationOfAHeuristicIsHowOftenItIsRight() {
        assertThat(Samples.areaUnderCurve(new double[] {3, 2}, new double[] {1, 2}))
                .isEqualTo(3.5 / 4);
    }

    private static SampleResults twoRuns() {
        return new SampleResults().run("A", "x = 1\n").run("B", "x = 2\n");
    }

    private String html(SampleResults sample) {
        return sample.html(folder, "report");
    }
}

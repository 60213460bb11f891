package org.sekilab.experiments.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sekilab.experiments.output.Table;
import org.sekilab.experiments.solve.BoardView;
import org.sekilab.experiments.store.Answer;
import org.sekilab.experiments.store.Results;

/** The head of a report, the virtual best, and the boards of differences. */
class ReportSummaryTest {
    private static final String LIMIT = "limits.region-nodes = 2000\n";

    @TempDir
    private Path folder;

    @Test
    void questionAndSettingsStandAboveAllTables() {
        String html = html(ablation());
        String head = html.substring(0, html.indexOf("<table"));
        assertThat(head)
                .contains("<h1>sample</h1>")
                .contains("What does base gain or lose by one change at a time: safety.without?")
                .contains("<dt>limits.region-nodes</dt><dd>2000</dd>")
                .contains("<dt>Set problems</dt><dd>14 questions</dd>");
    }

    @Test
    void questionOfOneRunIsHowMuchItProves() {
        Results results =
                new SampleResults().run("A", LIMIT).answer("A", 1, "SAFE", 1).read(folder);
        assertThat(new StudyQuestion(results).question()).isEqualTo("How much does A prove?");
        assertThat(new Conclusions(results).of("problems")).containsExactly("A proves 1 of 1 problems (100.0%).");
    }

    /** Five regions are gained without merging, and none is lost: p is twice a half to the fifth, 0.0625. */
    @Test
    void conclusionTellsWhatTheFeatureThatIsLeftOutGains() {
        assertThat(new Conclusions(ablation().read(folder)).of("problems"))
                .containsExactly(
                        "without=merging proves most: 12 of 14 problems (85.7%); all runs together solve 12 problems.",
                        "merging proves 5 problems fewer at 2,000 nodes, p = 0.063: it gains 0 problems and loses 5."
                                + " Chance may explain this.");
    }

    /** Ten of ten is twice a half to the tenth: 0.00195. The points are three of each board more. */
    @Test
    void conclusionAboutBoardsCountsPointsAndTestsRegions() {
        SampleResults sample = new SampleResults()
                .run("A", LIMIT + "x = 1\ny = 1\n")
                .run("B", LIMIT + "x = 2\ny = 2\n")
                .board("A", "a.sgf", view("...."), 1)
                .board("B", "a.sgf", view("bbb."), 3);
        for (int i = 1; i <= 10; i++) {
            sample.region("A", "a.sgf", "Black A%d".formatted(i), Answer.UNKNOWN);
            sample.region("B", "a.sgf", "Black A%d".formatted(i), "SAFE");
        }
        Results results = sample.read(folder);
        assertThat(new StudyQuestion(results).question()).isEqualTo("Which of 2 runs proves most: A, B?");
        assertThat(new Conclusions(results).of("boards"))
                .containsExactly(
                        "B proves most: 3 of 4 points (75.0%); all runs together solve 10 regions.",
                        "B proves 2 points more at 2,000 nodes, p = 0.002: it gains 10 regions and loses 0.");
    }

    /**
     * Eight of eight is twice a half to the eighth: 0.0078. Two runs are compared, so p is twice as large. The ratio is
     * 2 or 4 half of the time: its mean is the root of 8.
     */
    @Test
    void conclusionTellsHowManyTimesFewerOrMoreNodesARunNeeds() {
        SampleResults sample =
                new SampleResults().run("A", "x = 1\n").run("B", "x = 2\n").run("C", "x = 3\n");
        for (int i = 1; i <= 8; i++) {
            sample.answer("A", i, "SAFE", nodes(400L * i), "", "NONE");
            sample.answer("B", i, "SAFE", nodes((i % 2 == 0 ? 100L : 200L) * i), "", "NONE");
            sample.answer("C", i, "SAFE", nodes(1200L * i), "", "NONE");
        }
        assertThat(new Conclusions(sample.read(folder)).of("problems"))
                .containsExactly(
                        "Each of 3 runs proves 8 of 8 problems (100.0%); all runs together solve 8 problems.",
                        "B proves the same problems. It needs 2.83 times fewer nodes where both search, p = 0.016.",
                        "C proves the same problems. It needs 3.00 times more nodes where both search, p = 0.016.");
    }

    @Test
    void oneProblemIsNoPlural() {
        SampleResults sample = new SampleResults()
                .run("A", "x = 1\n")
                .run("B", "x = 2\n")
                .answer("A", 1, "UNKNOWN", 1)
                .answer("B", 1, "SAFE", 1);
        assertThat(new Conclusions(sample.read(folder)).of("problems"))
                .last()
                .isEqualTo(
                        "B proves 1 problem more, p = 1.000: it gains 1 problem and loses 0. Chance may explain this.");
    }

    /** The run is named, as the sentence before is about the feature. Five of five is 0.0625: chance may explain it. */
    @Test
    void conclusionAboutNodesNamesTheRunAndIsLeftOutIfChanceMayExplainIt() {
        assertThat(conclusionsAboutNodes(8))
                .endsWith("merging proves the same problems."
                        + " without=merging needs 2.00 times fewer nodes where both search, p = 0.008.");
        assertThat(conclusionsAboutNodes(5)).endsWith("merging proves the same problems.");
    }

    @Test
    void virtualBestTakesTheFewestNodesAndARunAddsWhatNoOtherSolves() {
        Table table = new VirtualBest(complementary().read(folder).common(), "problems")
                .table()
                .orElseThrow();
        assertThat(table.header()).containsExactly("run", "solved", "% of best", "adds", "nodes");
        assertThat(table.rows())
                .containsExactly(
                        List.of("A", "2", "66.7", "1", "640"),
                        List.of("B", "2", "66.7", "1", "807"),
                        List.of("virtual best", "3", "100.0", "-", "147"));
    }

    @Test
    void reportShowsTheVirtualBestAndWhatEachRunAddsToIt() {
        Matcher table = Pattern.compile(
                        "<h3 id=\"[^\"]*\">problems: the virtual best, and what each run adds to it</h3>(.*?)</table>",
                        Pattern.DOTALL)
                .matcher(html(complementary()));
        assertThat(table.find()).isTrue();
        assertThat(table.group(1))
                .contains("<th>run</th><th>solved</th><th>% of best</th><th>adds</th><th>nodes</th>")
                .contains("<tr><td>A</td><td>2</td><td>66.7</td><td>1</td><td>640</td></tr>")
                .contains("<tr><td>B</td><td>2</td><td>66.7</td><td>1</td><td>807</td></tr>")
                .contains("<tr><td>virtual best</td><td>3</td><td>100.0</td><td>-</td><td>147</td></tr>");
    }

    @Test
    void boardsOfDifferencesMarkWhatOnlyOneRunProves() {
        String html = html(differing());
        assertThat(html)
                .contains("A and B differ on 1 boards: 1 points only with A, 1 only with B")
                .contains("<path class=\"only first\" data-point=\"A1\"")
                .contains("<title>A1: alive by benson, only with A</title>")
                .contains("<path class=\"only second\" data-point=\"A2\"")
                .contains("<circle class=\"proved both\" data-point=\"B1\"");
        assertThat(html.split("class=\"only ", -1)).hasSize(3);
    }

    @Test
    void virtualBestOfBoardsCountsThePointsThatARunAdds() {
        Table table = new VirtualBest(differing().read(folder).common(), "boards")
                .table()
                .orElseThrow();
        assertThat(table.header()).endsWith("points", "adds points");
        assertThat(table.rows()).extracting(row -> row.get(5)).containsExactly("2", "2", "3");
        assertThat(table.rows()).extracting(row -> row.get(6)).containsExactly("1", "1", "-");
    }

    @Test
    void contentsNameAllTablesAndEachLinkHasItsPlace() {
        SampleResults sample = differing();
        for (int i = 1; i <= 3; i++) {
            sample.answer("A", i, "SAFE", 1).answer("B", i, "SAFE", 2);
        }
        String html = html(sample);
        Matcher links = Pattern.compile("<a href=\"#([^\"]*)\">").matcher(html);
        int count = 0;
        while (links.find()) {
            count++;
            assertThat(html).contains("id=\"%s\"".formatted(links.group(1)));
        }
        assertThat(count).isGreaterThan(html.split("<table>", -1).length - 1);
        assertThat(html).contains("Boards of differences</a>", "Diagrams</a>", "compared with A</a>");
    }

    @Test
    void marksOfDiagramsTellTheirValues() {
        SampleResults sample = new SampleResults()
                .run("A", "x = 1\n")
                .run("B", "x = 2\n")
                .answer("A", 1, "SAFE", 2)
                .answer("B", 1, "SAFE", 30)
                .answer("A", 2, "SAFE", 5)
                .answer("B", 2, "UNKNOWN", 1000);
        assertThat(html(sample))
                .contains("<title>A: 2 solved within 10 ms</title>", "<title>B: 0 solved within 10 ms</title>")
                .contains("<title>problems list.csv#1: A 2.00 ms, B 30.0 ms</title>")
                .contains("<title>problems list.csv#2: A 5.00 ms, B not solved</title>");
    }

    /** A step has four sizes. The last one has all that are larger than 40. */
    @Test
    void marksOfTheDiagramBySizeTellHowManyAreSolved() {
        SampleResults sample = new SampleResults().run("A", "x = 1\n").run("B", "x = 2\n");
        for (int size : List.of(1, 4, 5, 40, 41, 90)) {
            sample.answer("A", size, size == 4 || size == 90 ? "UNKNOWN" : "SAFE", 1);
            sample.answer("B", size, "SAFE", 1);
        }
        String html = html(sample);
        String chart = html.substring(html.indexOf("<title>problems: solved by size</title>"));
        assertThat(Pattern.compile("<circle class=\"dot\"[^>]*><title>([^<]*)</title></circle>")
                        .matcher(chart.substring(0, chart.indexOf("</svg>")))
                        .results()
                        .map(mark -> mark.group(1)))
                .containsExactly(
                        "A, 1 to 4 points: 1 of 2",
                        "A, 5 to 8 points: 1 of 1",
                        "A, 37 to 40 points: 1 of 1",
                        "A, over 40 points: 1 of 2",
                        "B, 1 to 4 points: 2 of 2",
                        "B, 5 to 8 points: 1 of 1",
                        "B, 37 to 40 points: 1 of 1",
                        "B, over 40 points: 2 of 2");
    }

    /** A bar may have no width, so its name and the ends of its interval tell the value, too. */
    @Test
    void barsTellTheirValuesEvenWhereTheyHaveNoWidth() {
        SampleResults sample = new SampleResults()
                .run("A", "x = 1\n")
                .run("B", "x = 2\n")
                .answer("A", 1, "SAFE", 2)
                .answer("B", 1, "SAFE", 30);
        assertThat(html(sample))
                .containsPattern("(?s)<g><title>B: 0 \\[0, 0\\]</title><rect class=\"bar\"[^>]* width=\"0.0\"[^>]*/>"
                        + "\\s*<path class=\"whisker\"[^>]*/>\\s*<text [^>]*>B</text>\\s*</g>");
    }

    /** Merging loses 5 of 14 problems. */
    private static SampleResults ablation() {
        SampleResults sample = new SampleResults()
                .run("base", LIMIT + "safety.without = []\n")
                .run("without=merging", LIMIT + "safety.without = [\"merging\"]\n");
        for (int i = 1; i <= 14; i++) {
            sample.answer("base", i, i > 7 ? "UNKNOWN" : "SAFE", 1);
            sample.answer("without=merging", i, i > 12 ? "UNKNOWN" : "SAFE", 1);
        }
        return sample;
    }

    /** The last sentence about a study in which leaving out merging halves the nodes of each problem. */
    private String conclusionsAboutNodes(int problems) {
        SampleResults sample = new SampleResults()
                .run("base", "safety.without = []\n")
                .run("without=merging", "safety.without = [\"merging\"]\n");
        for (int i = 1; i <= problems; i++) {
            sample.answer("base", i, "SAFE", nodes(200L * i), "", "NONE");
            sample.answer("without=merging", i, "SAFE", nodes(100L * i), "", "NONE");
        }
        return new Conclusions(sample.read(folder.resolve("study-" + problems)))
                .of("problems")
                .get(1);
    }

    /** Of four problems both runs solve the first, and each solves another one alone. */
    private static SampleResults complementary() {
        return new SampleResults()
                .run("A", "x = 1\n")
                .run("B", "x = 2\n")
                .answer("A", 1, "SAFE", nodes(100), "", "NONE")
                .answer("B", 1, "SAFE", nodes(300), "", "NONE")
                .answer("A", 2, "SAFE", nodes(40), "", "NONE")
                .answer("B", 2, "UNKNOWN", nodes(500), "", "NODES")
                .answer("A", 3, "UNKNOWN", nodes(500), "", "NODES")
                .answer("B", 3, "UNSAFE", nodes(7), "", "NONE")
                .answer("A", 4, "UNKNOWN", nodes(500), "", "NODES")
                .answer("B", 4, "UNKNOWN", nodes(500), "", "NODES");
    }

    private static SampleResults differing() {
        return new SampleResults()
                .run("A", "x = 1\n")
                .run("B", "x = 2\n")
                .board("A", "a.sgf", view("bb.."), 2)
                .board("B", "a.sgf", view(".bb."), 2);
    }

    /** A black stone, a white stone and two empty points; the text tells which are proved to be black's. */
    private static BoardView view(String owners) {
        StringBuilder statuses = new StringBuilder();
        StringBuilder methods = new StringBuilder();
        for (int point = 0; point < owners.length(); point++) {
            boolean isProved = owners.charAt(point) == 'b';
            statuses.append(isProved ? "adtt".charAt(point) : 'o');
            methods.append(isProved ? 'A' : '.');
        }
        return new BoardView(2, 2, "XO..", owners, statuses.toString(), List.of("benson"), methods.toString());
    }

    private static Answer.Effort nodes(long nodes) {
        return new Answer.Effort(nodes, nodes, 0, 1);
    }

    private String html(SampleResults sample) {
        return sample.html(folder, "sample");
    }
}

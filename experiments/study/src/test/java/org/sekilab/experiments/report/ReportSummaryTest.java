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

    @Test
    void virtualBestTakesTheFewestNodesAndARunAddsWhatNoOtherSolves() {
        SampleResults sample = new SampleResults()
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
        Table table = new VirtualBest(sample.read(folder).common(), "problems")
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
        return new HtmlReport(sample.read(folder), "sample").format();
    }
}

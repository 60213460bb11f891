package org.sekilab.experiments.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The table at the head of the results repeats figures. Each of them stands in the section that its row links to. */
class ResultsPageTest {
    private static final String RESULTS = "results.md";
    private static final Pattern HEADING = Pattern.compile("(?m)^(#+) (.+)$");
    private static final Pattern ROW =
            Pattern.compile("(?m)^\\| ([^|]*) \\| ([^|]*) \\| ([^|]*)\\| \\[[^\\]]*\\]\\(([\\w.]*)#([\\w-]+)\\) \\|$");
    private static final Pattern FIGURE = Pattern.compile("(?<![\\w.,])-?\\d[\\d,]*(?:\\.\\d+)?%?");

    /**
     * A row of the table.
     *
     * @param figures the columns with figures
     * @param page the linked page
     * @param section the anchor of the linked section
     */
    private record Row(String question, String figures, String page, String section) {
        @Override
        public String toString() {
            return question;
        }
    }

    static List<Row> rows() {
        String table = section(Repository.read("docs/" + RESULTS), "at-a-glance");
        return ROW.matcher(table).results().map(ResultsPageTest::row).toList();
    }

    @ParameterizedTest
    @MethodSource("rows")
    void figuresAtAGlanceStandInTheirSection(Row row) {
        String section = section(Repository.read("docs/" + row.page), row.section);
        assertThat(figures(row.figures)).isNotEmpty().isSubsetOf(figures(section));
    }

    @Test
    void eachRowOfTheTableIsChecked() {
        String table = section(Repository.read("docs/" + RESULTS), "at-a-glance");
        assertThat(rows())
                .hasSizeGreaterThan(10)
                .hasSize(
                        (int) table.lines().filter(line -> line.startsWith("|")).count() - 2);
    }

    @Test
    void sectionEndsAtTheNextHeadingOfItsLevel() {
        String page = "# A\n1\n## The one, two\n2\n### B\n3\n## C\n4\n";
        assertThat(figures(section(page, "the-one-two"))).containsExactly("2", "3");
        assertThat(figures("7,689 and -90, 68.7% of 19x19, M7, 1.46."))
                .containsExactly("7,689", "-90", "68.7%", "1.46");
    }

    private static Row row(MatchResult row) {
        String page = row.group(4).isEmpty() ? RESULTS : row.group(4);
        return new Row(row.group(1), row.group(2) + " " + row.group(3), page, row.group(5));
    }

    private static List<String> figures(String text) {
        return FIGURE.matcher(text)
                .results()
                .map(figure -> figure.group().replaceFirst(",$", ""))
                .filter(figure -> !figure.equals("19"))
                .toList();
    }

    private static String section(String page, String anchor) {
        Matcher heading = HEADING.matcher(page);
        while (heading.find()) {
            if (anchor(heading.group(2)).equals(anchor)) {
                Matcher next = Pattern.compile("(?m)^#{1," + heading.group(1).length() + "} ")
                        .matcher(page);
                int begin = heading.end();
                return next.find(begin) ? page.substring(begin, next.start()) : page.substring(begin);
            }
        }
        throw new AssertionError("no section " + anchor);
    }

    private static String anchor(String heading) {
        return heading.toLowerCase(Locale.ROOT).replaceAll("[^\\w\\- ]", "").replace(' ', '-');
    }
}

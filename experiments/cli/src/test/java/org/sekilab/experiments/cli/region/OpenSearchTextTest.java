package org.sekilab.experiments.cli.region;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sekilab.life.report.SearchReport;
import org.sekilab.life.report.WindowReport;
import org.sekilab.life.report.WindowReport.State;
import org.sekilab.search.Limit;

class OpenSearchTextTest {
    private static final SearchReport REPORT = new SearchReport(
            List.of(
                    new WindowReport(12, 40, State.HOPELESS),
                    new WindowReport(20, 5_000, State.HOPELESS),
                    new WindowReport(31, 60_000, State.OPEN),
                    WindowReport.waiting(45),
                    WindowReport.waiting(58)),
            95);

    @Test
    void largestWindowOfEachStateIsTold() {
        assertThat(OpenSearchText.lines(REPORT, Limit.NODES, true))
                .containsExactly(
                        "windows: 5; 2 searched to the end without a proof (up to 20 points, 5,000 nodes there);"
                                + " 1 open (up to 31 points, 60,000 nodes there);"
                                + " 2 not searched (up to 58 points, 0 nodes there)",
                        "table: 95% full",
                        "to try: more --nodes, more --memory");
    }

    @Test
    void ideasFitTheLimit() {
        SearchReport none = new SearchReport(List.of(), 0);
        assertThat(OpenSearchText.lines(none, Limit.SIZE, false))
                .containsExactly("windows: none has the stones and their liberties", "to try: a larger --area");
        assertThat(OpenSearchText.lines(none, Limit.SIZE, true)).hasSize(1);
        assertThat(OpenSearchText.lines(none, Limit.TIME, true)).contains("to try: more --time");
    }
}

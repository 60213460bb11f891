package org.sekilab.experiments.cli.region;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import org.sekilab.life.report.SearchReport;
import org.sekilab.life.report.WindowReport;
import org.sekilab.search.Limit;

/** Tells why a question about life is open, and what the user can try. */
final class OpenSearchText {
    private static final int ALMOST_FULL = 90; // percent of a table

    private OpenSearchText() {}

    /**
     * The lines of a page.
     *
     * @param limit that came first
     * @param isWholeBoard whether the area is the whole board
     */
    static List<String> lines(SearchReport report, Limit limit, boolean isWholeBoard) {
        List<String> lines = new ArrayList<>();
        if (report.windows().isEmpty()) {
            lines.add("windows: none has the stones and their liberties");
        } else {
            StringJoiner parts = new StringJoiner(
                    "; ", "windows: %d; ".formatted(report.windows().size()), "");
            add(parts, report, WindowReport.State.UNWRITTEN, "won without a written proof");
            add(parts, report, WindowReport.State.HOPELESS, "searched to the end without a proof");
            add(parts, report, WindowReport.State.OPEN, "open");
            add(parts, report, WindowReport.State.WAITING, "not searched");
            lines.add(parts.toString());
            lines.add("table: %d%% full".formatted(report.tablePercent()));
        }
        List<String> ideas = ideas(report, limit, isWholeBoard);
        if (!ideas.isEmpty()) {
            lines.add("to try: " + String.join(", ", ideas));
        }
        return lines;
    }

    /** The windows of a state; of the largest one, the points and the nodes. */
    private static void add(StringJoiner parts, SearchReport report, WindowReport.State state, String words) {
        report.windows().stream()
                .filter(window -> window.state() == state)
                .max(Comparator.comparingInt(WindowReport::points))
                .ifPresent(largest -> parts.add(String.format(
                        Locale.ROOT,
                        "%d %s (up to %d points, %,d nodes there)",
                        report.count(state),
                        words,
                        largest.points(),
                        largest.nodes())));
    }

    private static List<String> ideas(SearchReport report, Limit limit, boolean isWholeBoard) {
        List<String> ideas = new ArrayList<>();
        if (limit == Limit.TIME) {
            ideas.add("more --time");
        }
        if (limit == Limit.NODES) {
            ideas.add("more --nodes");
        }
        if (limit == Limit.SIZE && !isWholeBoard) {
            ideas.add("a larger --area");
        }
        if (limit == Limit.MEMORY || report.tablePercent() >= ALMOST_FULL) {
            ideas.add("more --memory");
        }
        return ideas;
    }
}

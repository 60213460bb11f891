package org.sekilab.experiments.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.sekilab.experiments.solve.Tally;
import org.sekilab.experiments.store.BoardRow;

/**
 * The tables of an experiment, made from its rows alone: what each run proves, as tables 1 and 2 of [NM04], and how many regions it solves
 * within a time, as tables 3 to 5.
 */
public final class ExperimentTables {
    private static final double[] SECONDS = {0.01, 0.05, 0.1, 0.5, 1, 5, 10};
    private static final String ROW = "%-9s %6s %5s %5s  %6s %7s %5s  %7s %5s  %13s %9s%n";

    private final List<BoardRow> rows;

    public ExperimentTables(List<BoardRow> rows) {
        this.rows = List.copyOf(rows);
    }

    /** All tables as text, those of each set together. */
    public String format() {
        StringBuilder text = new StringBuilder();
        for (String set : rows.stream().map(BoardRow::set).distinct().sorted().toList()) {
            appendProved(text, set);
            appendTimes(text, set);
        }
        return text.toString();
    }

    private void appendProved(StringBuilder text, String set) {
        Tally first = sum(of(set, runs().get(0)));
        text.append("%s: %,d points, %,d blocks, %,d regions on %d boards%n%n"
                .formatted(set, first.points(), first.blocks(), first.regions(), first.boards()));
        text.append(
                ROW.formatted("run", "safe", "%", "seki", "alive", "on safe", "%", "regions", "%", "nodes", "seconds"));
        for (String run : runs()) {
            List<BoardRow> its = of(set, run);
            Tally tally = sum(its);
            text.append(ROW.formatted(
                    run,
                    tally.safePoints(),
                    percent(tally.safePoints(), tally.points()),
                    tally.sekiStones(),
                    tally.aliveBlocks(),
                    tally.blocksOnSafePoints(),
                    percent(tally.blocksOnSafePoints(), tally.blocks()),
                    tally.safeRegions(),
                    percent(tally.safeRegions(), tally.regions()),
                    "%,d".formatted(its.stream().mapToLong(BoardRow::nodes).sum()),
                    String.format(
                            Locale.ROOT,
                            "%.1f",
                            its.stream().mapToDouble(BoardRow::millis).sum() / 1000)));
        }
        text.append('\n');
    }

    private void appendTimes(StringBuilder text, String set) {
        text.append("regions solved by search within\n%-9s".formatted("run"));
        for (double seconds : SECONDS) {
            text.append(String.format(Locale.ROOT, " %6ss", trimmed(seconds)));
        }
        text.append('\n');
        for (String run : runs()) {
            List<Double> millis = new ArrayList<>();
            of(set, run).forEach(row -> millis.addAll(row.solvedMillis()));
            if (!millis.isEmpty()) {
                text.append("%-9s".formatted(run));
                for (double seconds : SECONDS) {
                    long within = millis.stream()
                            .filter(each -> each <= 1000 * seconds)
                            .count();
                    text.append(" %7d".formatted(within));
                }
                text.append('\n');
            }
        }
        text.append('\n');
    }

    private List<String> runs() {
        return rows.stream().map(BoardRow::run).distinct().toList();
    }

    private List<BoardRow> of(String set, String run) {
        return rows.stream()
                .filter(row -> row.set().equals(set) && row.run().equals(run))
                .toList();
    }

    private static Tally sum(List<BoardRow> rows) {
        return rows.stream().map(BoardRow::tally).reduce(Tally.ZERO, Tally::plus);
    }

    private static String percent(int part, int whole) {
        return whole == 0 ? "-" : String.format(Locale.ROOT, "%.1f", 100.0 * part / whole);
    }

    private static String trimmed(double seconds) {
        return seconds == Math.rint(seconds) ? Integer.toString((int) seconds) : Double.toString(seconds);
    }
}

package org.sekilab.experiments.report;

import java.io.PrintStream;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import org.sekilab.experiments.solve.BoardResult;
import org.sekilab.experiments.solve.Tally;
import org.sekilab.statics.Effort;

/**
 * Writes an aligned table for people, a row for each position or each file, with a row of totals and one of percentages
 * when there are several positions.
 *
 * <p>Columns: points of the board and safe ones among them; stones that live in seki; blocks, those alive, and those
 * with all stones on safe points, dead or not; basic regions, and those with at least one safe point; wall time in
 * milliseconds. Below stands which engines searched, and what they spent in all.
 */
public final class TableWriter implements ResultWriter {
    private static final double NANOS_PER_MILLI = 1e6;
    private static final String ROW = "  %6s %6s %5s %5s   %6s %6s %7s   %7s %6s   %8s";

    private final PrintStream out;
    private final int nameWidth;
    private final Rows rows;
    private final Function<BoardResult, String> board;
    private String openName = "";
    private Sum open = Sum.ZERO;
    private Sum total = Sum.ZERO;
    private final Map<String, Effort> spent = new LinkedHashMap<>(); // by engine

    /** What a row stands for. */
    public enum Rows {
        POSITION,
        FILE
    }

    /** Counts and time of the positions of a row. */
    private record Sum(Tally tally, long nanos) {
        static final Sum ZERO = new Sum(Tally.ZERO, 0);

        Sum plus(Sum other) {
            return new Sum(tally.plus(other.tally), nanos + other.nanos);
        }
    }

    /**
     * @param nameWidth the characters of the longest name of a row; a longer one shifts its row
     * @param board what to print below the row of a position, such as a picture of it; may be empty
     */
    public TableWriter(PrintStream out, int nameWidth, Rows rows, Function<BoardResult, String> board) {
        this.out = out;
        this.nameWidth = nameWidth;
        this.rows = rows;
        this.board = board;
    }

    @Override
    public void write(BoardResult result) {
        String name = rows == Rows.FILE ? result.input().file() : result.input().label();
        if (rows == Rows.POSITION || !name.equals(openName)) {
            closeRow();
        }
        openName = name;
        open = open.plus(new Sum(result.tally(), result.elapsedNanos()));
        result.safety().spent().forEach((engine, effort) -> spent.merge(engine, effort, Effort::plus));
        if (rows == Rows.POSITION) {
            closeRow();
            out.print(board.apply(result));
        }
        out.flush();
    }

    @Override
    public void finish() {
        closeRow();
        if (total.tally.boards() > 1) {
            Tally sum = total.tally;
            printRow("total (%d)".formatted(sum.boards()), total);
            print(
                    "%",
                    "",
                    percent(sum.safePoints(), sum.points()),
                    "",
                    "",
                    "",
                    percent(sum.aliveBlocks(), sum.blocks()),
                    percent(sum.blocksOnSafePoints(), sum.blocks()),
                    "",
                    percent(sum.safeRegions(), sum.regions()),
                    "");
        }
        spent.forEach((engine, effort) -> out.printf(
                Locale.ROOT,
                "searched by %s: %,d nodes in %.2f ms%n",
                engine,
                effort.nodes(),
                effort.elapsedNanos() / NANOS_PER_MILLI));
        out.flush();
    }

    private void closeRow() {
        if (open.tally.boards() == 0) {
            return;
        }
        if (total.tally.boards() == 0) {
            print("file", "points", "safe", "%", "seki", "blocks", "alive", "on safe", "regions", "safe", "ms");
        }
        printRow(openName, open);
        total = total.plus(open);
        open = Sum.ZERO;
    }

    private void printRow(String name, Sum sum) {
        Tally tally = sum.tally;
        print(
                name,
                tally.points(),
                tally.safePoints(),
                percent(tally.safePoints(), tally.points()),
                tally.sekiStones(),
                tally.blocks(),
                tally.aliveBlocks(),
                tally.blocksOnSafePoints(),
                tally.regions(),
                tally.safeRegions(),
                String.format(Locale.ROOT, "%.2f", sum.nanos / NANOS_PER_MILLI));
    }

    private void print(String name, Object... cells) {
        out.print((name + " ".repeat(Math.max(0, nameWidth - name.length())) + ROW.formatted(cells)).stripTrailing());
        out.print('\n');
    }

    private static String percent(int part, int whole) {
        return whole == 0 ? "-" : String.format(Locale.ROOT, "%.1f", 100.0 * part / whole);
    }
}

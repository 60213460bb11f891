package org.sekilab.experiments.output;

import java.io.PrintStream;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import org.sekilab.experiments.Printable;
import org.sekilab.experiments.region.Basis;
import org.sekilab.experiments.solve.BoardResult;
import org.sekilab.experiments.solve.Tally;
import org.sekilab.proof.Effort;

/**
 * Writes an aligned table for people, a row for each position or each file. Several positions get a row of totals and a
 * row of percentages.
 *
 * <p>The columns are:
 * <ul>
 * <li>points of the board, and the safe points among them
 * <li>stones that live in seki
 * <li>blocks, the blocks that are alive, and the blocks with all stones on safe points, dead or not
 * <li>basic regions, and the regions with at least one safe point
 * <li>the nodes of all searches
 * <li>wall time in milliseconds
 * </ul>
 *
 * <p>A row has at most 80 characters. A long name is cut to its end. A large number is in thousands (k), millions (M)
 * and so on. The text below the table tells which engines searched, and what they spent in all.
 */
public final class TableWriter implements ResultWriter {
    private static final int[] WIDTHS = {6, 5, 4, 4, 6, 5, 6, 7, 4, 5, 5}; // with a space before each, 68 columns
    private static final int MOST_NAME = 12; // so that a row has at most 80
    private static final String CUT = "..";
    private static final String UNITS = "kMGTPE";

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

    /** Counts, nodes and time of the positions of a row. */
    private record Sum(Tally tally, long nodes, long nanos) {
        static final Sum ZERO = new Sum(Tally.ZERO, 0, 0);

        Sum plus(Sum other) {
            return new Sum(tally.plus(other.tally), nodes + other.nodes, nanos + other.nanos);
        }
    }

    /**
     * @param nameWidth the characters of the longest name of a row
     * @param board what to print below the row of a position, such as a picture of it, may be empty
     */
    public TableWriter(PrintStream out, int nameWidth, Rows rows, Function<BoardResult, String> board) {
        this.out = out;
        this.nameWidth = Math.min(nameWidth, MOST_NAME);
        this.rows = rows;
        this.board = board;
    }

    @Override
    public void write(BoardResult result) {
        String name = rows == Rows.FILE
                ? Printable.text(result.input().file())
                : result.input().label();
        if (rows == Rows.POSITION || !name.equals(openName)) {
            closeRow();
        }
        openName = name;
        open = open.plus(new Sum(result.tally(), result.nodes(), result.elapsedNanos()));
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
                    "",
                    "");
        }
        spent.forEach((engine, effort) -> out.printf(
                Locale.ROOT,
                "searched by %s: %,d nodes in %.2f ms%n",
                engine,
                effort.nodes(),
                Numbers.millis(effort.elapsedNanos())));
        if (total.tally.boards() > 0) {
            out.printf("Proved %s. A region alone may have another verdict.%n", Basis.ON_BOARD.words());
        }
        out.flush();
    }

    private void closeRow() {
        if (open.tally.boards() == 0) {
            return;
        }
        if (total.tally.boards() == 0) {
            print("file", "points", "safe", "%", "seki", "blocks", "alive", "onsafe", "regions", "safe", "nodes", "ms");
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
                sum.nodes,
                millis(sum.nanos));
    }

    private void print(String name, Object... cells) {
        StringBuilder row = new StringBuilder(" ".repeat(Math.max(0, nameWidth - name.length())));
        row.insert(
                0, name.length() <= MOST_NAME ? name : CUT + name.substring(name.length() - MOST_NAME + CUT.length()));
        for (int i = 0; i < cells.length; i++) {
            String cell =
                    cells[i] instanceof Number number ? compact(number.longValue(), WIDTHS[i]) : cells[i].toString();
            row.append(' ')
                    .append(" ".repeat(Math.max(0, WIDTHS[i] - cell.length())))
                    .append(cell);
        }
        out.print(row.toString().stripTrailing());
        out.print('\n');
    }

    /** A number in a given count of characters, at least 4. */
    static String compact(long number, int width) {
        String text = Long.toString(number);
        long left = number;
        for (int unit = 0; text.length() > width; unit++) {
            left /= 1_000;
            text = left + UNITS.substring(unit, unit + 1);
        }
        return text;
    }

    private static Object millis(long nanos) {
        double millis = Numbers.millis(nanos);
        return millis < 100 ? String.format(Locale.ROOT, "%.1f", millis) : (Object) Math.round(millis);
    }

    private static String percent(int part, int whole) {
        if (whole == 0) {
            return "-";
        }
        return part == whole ? "100" : String.format(Locale.ROOT, "%.1f", 100.0 * part / whole);
    }
}

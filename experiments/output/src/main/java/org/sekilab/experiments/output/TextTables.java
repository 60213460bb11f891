package org.sekilab.experiments.output;

import java.util.ArrayList;
import java.util.List;

/** Tables in plain text, for the terminal. */
public final class TextTables {
    private static final String GAP = "  ";

    /** The side of their column that cells are at. */
    public enum Side {
        LEFT,
        RIGHT
    }

    private TextTables() {}

    /** The lines that stand before all tables, empty for none. */
    public static String head(List<String> lines) {
        return lines.isEmpty() ? "" : String.join("\n", lines) + "\n\n";
    }

    public static String format(List<Table> tables) {
        StringBuilder text = new StringBuilder();
        for (Table table : tables) {
            List<List<String>> rows = new ArrayList<>();
            rows.add(table.header());
            rows.addAll(table.rows());
            text.append(table.title()).append("\n\n");
            if (!table.alarm().isEmpty()) {
                text.append(table.alarm()).append("\n\n");
            }
            text.append(align(rows, Side.RIGHT)).append('\n');
            if (!table.note().isEmpty()) {
                text.append(table.note()).append("\n\n");
            }
        }
        return text.toString();
    }

    /** Rows as lines with aligned columns. The first column is at the left. */
    public static String align(List<List<String>> rows, Side others) {
        int[] widths = widths(rows);
        StringBuilder text = new StringBuilder();
        for (List<String> row : rows) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < widths.length; column++) {
                String padding = " ".repeat(widths[column] - row.get(column).length());
                boolean isLeft = column == 0 || others == Side.LEFT;
                line.append(column == 0 ? "" : GAP)
                        .append(isLeft ? row.get(column) + padding : padding + row.get(column));
            }
            text.append(line.toString().stripTrailing()).append('\n');
        }
        return text.toString();
    }

    /** The longest cell of each column. */
    private static int[] widths(List<List<String>> rows) {
        int[] widths = new int[rows.get(0).size()];
        for (List<String> row : rows) {
            for (int column = 0; column < widths.length; column++) {
                widths[column] = Math.max(widths[column], row.get(column).length());
            }
        }
        return widths;
    }
}

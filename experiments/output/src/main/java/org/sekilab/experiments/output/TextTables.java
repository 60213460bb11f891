package org.sekilab.experiments.output;

import java.util.ArrayList;
import java.util.List;

/** Tables in plain text, for the terminal. */
public final class TextTables {
    private static final String GAP = "  ";

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
            rows.forEach(row -> appendRow(text, row, widths(rows)));
            text.append('\n');
        }
        return text.toString();
    }

    /** The longest cell of each column. */
    public static int[] widths(List<List<String>> rows) {
        int[] widths = new int[rows.get(0).size()];
        for (List<String> row : rows) {
            for (int column = 0; column < widths.length; column++) {
                widths[column] = Math.max(widths[column], row.get(column).length());
            }
        }
        return widths;
    }

    private static void appendRow(StringBuilder text, List<String> row, int[] widths) {
        StringBuilder line = new StringBuilder();
        for (int column = 0; column < widths.length; column++) {
            String padding = " ".repeat(widths[column] - row.get(column).length());
            line.append(column == 0 ? row.get(column) + padding : GAP + padding + row.get(column));
        }
        text.append(line.toString().stripTrailing()).append('\n');
    }
}

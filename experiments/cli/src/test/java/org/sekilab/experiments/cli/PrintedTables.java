package org.sekilab.experiments.cli;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The tables that {@code run} and {@code report} print.
 *
 * @param rows by title and first cell: the cells
 */
record PrintedTables(Map<String, List<String>> rows) {
    static PrintedTables of(List<String> lines) {
        Map<String, List<String>> rows = new HashMap<>();
        String title = "";
        for (int i = 0; i < lines.size(); i++) {
            boolean isTitle = i + 1 < lines.size()
                    && lines.get(i + 1).isEmpty()
                    && (i == 0 || lines.get(i - 1).isEmpty());
            title = isTitle ? lines.get(i) : title;
            List<String> cells = List.of(lines.get(i).strip().split(" {2,}"));
            rows.putIfAbsent(title + "\n" + cells.get(0), cells);
        }
        return new PrintedTables(rows);
    }

    /** The cells of a row, its name the first. */
    List<String> row(String title, String name) {
        return Objects.requireNonNull(rows.get(title + "\n" + name), () -> title + ": no row " + name);
    }
}

package org.sekilab.experiments.output;

import java.util.List;

/**
 * A table of a report, whatever it is written in. The first column holds names, the others numbers.
 *
 * @param title what it shows, one line
 * @param note how the numbers were counted, empty if that is plain
 * @param alarm what is wrong with the results behind the table, empty if nothing is
 * @param header a cell for each column
 * @param rows each with a cell for each column, unmodifiable
 */
public record Table(String title, String note, String alarm, List<String> header, List<List<String>> rows) {
    public Table {
        header = List.copyOf(header);
        rows = List.copyOf(rows);
        for (List<String> row : rows) {
            if (row.size() != header.size()) {
                throw new IllegalArgumentException("%s has not %d cells".formatted(row, header.size()));
            }
        }
    }

    /** A table of results with which nothing is wrong. */
    public Table(String title, String note, List<String> header, List<List<String>> rows) {
        this(title, note, "", header, rows);
    }

    /** This table with an alarm. */
    public Table withAlarm(String newAlarm) {
        return new Table(title, note, newAlarm, header, rows);
    }
}

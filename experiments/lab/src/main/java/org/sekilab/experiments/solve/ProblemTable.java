package org.sekilab.experiments.solve;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.apache.commons.csv.CSVRecord;
import org.sekilab.experiments.CsvRows;
import org.sekilab.experiments.InputException;

/**
 * A table of problems that lie in game records. Its columns are {@code file}, relative to the table's folder,
 * {@code index}, and the columns that say what is asked. Without a column {@code file} the problems are those of
 * {@code positions.sgf} beside the table.
 */
public final class ProblemTable {
    private static final String FILE = "file";
    private static final String DEFAULT_FILE = "positions.sgf";

    private final Path folder;
    private final List<CSVRecord> rows;
    private final List<String> columns;

    private ProblemTable(Path folder, List<CSVRecord> rows, List<String> columns) {
        this.folder = folder;
        this.rows = rows;
        this.columns = columns;
    }

    /**
     * Reads a table.
     *
     * @param required the columns that must be there
     * @throws InputException if it cannot be read, or one of them is not there
     */
    public static ProblemTable read(Path table, List<String> required) {
        CsvRows csv = CsvRows.read(table);
        checkHeader(table, csv.columns(), required);
        Path parent = table.toAbsolutePath().getParent();
        return new ProblemTable(parent == null ? table : parent, csv.rows(), csv.columns());
    }

    /**
     * Of two columns with one name only the last would count, and the other would be forgotten. A column {@code File}
     * would be forgotten too, for the default.
     */
    private static void checkHeader(Path table, List<String> columns, List<String> required) {
        for (String column : required) {
            if (!columns.contains(column)) {
                throw new InputException(table + ":1", "there is no column '%s'".formatted(column));
            }
        }
        if (!columns.contains(FILE)) {
            columns.stream().filter(FILE::equalsIgnoreCase).findFirst().ifPresent(column -> {
                throw new InputException(
                        table + ":1", "there is no column '%s'; maybe '%s' is meant".formatted(FILE, column));
            });
        }
        Set<String> different = new HashSet<>();
        for (String column : columns) {
            if (!different.add(column)) {
                throw new InputException(table + ":1", "there are two columns '%s'".formatted(column));
            }
        }
    }

    /** The number of rows, without the header. */
    public int size() {
        return rows.size();
    }

    /** True when there is a column. */
    public boolean has(String column) {
        return columns.contains(column);
    }

    /** The text in a column, empty where there is none. Rows are counted from 0. */
    public String cell(int row, String column) {
        CSVRecord cells = rows.get(row);
        return has(column) && cells.isSet(column) ? cells.get(column) : "";
    }

    /** The game record of a row. */
    public Path file(int row) {
        return folder.resolve(fileName(row));
    }

    /** The name of the game record of a row, as the table has it: relative to the table's folder. */
    public String fileName(int row) {
        String file = cell(row, FILE);
        return file.isEmpty() ? DEFAULT_FILE : file;
    }

    /**
     * The game tree of a row, the first if it names none.
     *
     * @param problems is told if it is no number
     */
    public Selection selection(int row, List<String> problems) {
        String index = cell(row, "index");
        if (index.isEmpty()) {
            return Selection.ALL;
        }
        if (!index.matches("[1-9][0-9]{0,8}")) {
            problems.add("index: '%s' is not a number from 1".formatted(index));
            return Selection.ALL;
        }
        return new Selection(OptionalInt.of(Integer.parseInt(index)), OptionalInt.empty());
    }
}

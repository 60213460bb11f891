package org.sekilab.experiments.region;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.solve.Selection;
import org.sekilab.model.Color;

/**
 * A table of region problems: columns {@code file}, relative to the table's folder, {@code index}, {@code at}, {@code
 * defender} and {@code first}, of which only {@code at} must be there; others are ignored. Without a column {@code file} the
 * problems are those of {@code positions.sgf} beside the table.
 */
public final class RegionList {
    private static final String DEFAULT_FILE = "positions.sgf";
    private static final String AT = "at";

    private final Path folder;
    private final List<CSVRecord> rows;
    private final List<String> columns;

    private RegionList(Path folder, List<CSVRecord> rows, List<String> columns) {
        this.folder = folder;
        this.rows = rows;
        this.columns = columns;
    }

    /**
     * Reads a table.
     *
     * @throws InputException if it cannot be read, or has no column {@code at}
     */
    public static RegionList read(Path table) {
        CSVFormat format = CSVFormat.DEFAULT
                .builder()
                .setHeader()
                .setSkipHeaderRecord(true)
                .setTrim(true)
                .get();
        try (CSVParser parser = CSVParser.parse(Files.newBufferedReader(table), format)) {
            if (!parser.getHeaderNames().contains(AT)) {
                throw new InputException(table + ":1", "there is no column 'at'");
            }
            Path parent = table.toAbsolutePath().getParent();
            return new RegionList(parent == null ? table : parent, parser.getRecords(), parser.getHeaderNames());
        } catch (NoSuchFileException e) {
            throw new InputException("--list", table + ": no such file");
        } catch (IOException | UncheckedIOException | IllegalArgumentException e) {
            throw new InputException("--list", "%s: cannot be read (%s)".formatted(table, e.getMessage()));
        }
    }

    /** The number of rows, without the header. */
    public int size() {
        return rows.size();
    }

    /**
     * The query of a row.
     *
     * @param row from 0
     * @throws InputException if a cell is missing or wrong
     */
    public RegionQuery query(int row) {
        List<String> problems = new ArrayList<>();
        String index = cell(row, "index");
        String defender = cell(row, "defender").toUpperCase(Locale.ROOT);
        String first = cell(row, "first").toUpperCase(Locale.ROOT);
        if (!index.isEmpty() && !index.matches("[1-9][0-9]{0,8}")) {
            problems.add("index: '%s' is not a number from 1".formatted(index));
        }
        if (!List.of("", "BLACK", "WHITE").contains(defender)) {
            problems.add("defender: '%s' is not black or white".formatted(cell(row, "defender")));
        }
        if (!List.of("", "ATTACKER", "DEFENDER").contains(first)) {
            problems.add("first: '%s' is not attacker or defender".formatted(cell(row, "first")));
        }
        if (!problems.isEmpty()) {
            throw new InputException(problems);
        }
        String file = cell(row, "file");
        return new RegionQuery(
                folder.resolve(file.isEmpty() ? DEFAULT_FILE : file),
                new Selection(
                        index.isEmpty() ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(index)),
                        OptionalInt.empty()),
                cell(row, AT),
                defender.isEmpty() ? Optional.empty() : Optional.of(Color.valueOf(defender)),
                first.isEmpty() ? RegionQuery.Mover.ATTACKER : RegionQuery.Mover.valueOf(first));
    }

    private String cell(int row, String column) {
        CSVRecord cells = rows.get(row);
        return columns.contains(column) && cells.isSet(column) ? cells.get(column) : "";
    }
}

package org.sekilab.experiments.reproduce;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.commons.csv.CSVRecord;
import org.sekilab.experiments.CsvRows;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.InputPlace;
import org.sekilab.experiments.Words;
import org.sekilab.experiments.output.WholeFile;
import org.sekilab.experiments.store.CsvFile;
import org.sekilab.experiments.store.TypedTable;

/**
 * The figures that the documents show, as they are committed: a CSV file with a row for each.
 *
 * @param bySize the rows of each size in the order of the file; unmodifiable
 */
public record CommittedFigures(Map<ReproductionSize, List<Row>> bySize) {
    private static final List<String> COLUMNS = List.of("size", "study", "set", "run", "figure", "value", "tolerance");

    public CommittedFigures {
        bySize = Map.copyOf(bySize);
    }

    /** A figure with its value. */
    public record Row(Figure figure, double value, Tolerance tolerance) {}

    /**
     * Reads the file.
     *
     * @param place what named it, for messages
     * @throws InputException if it is missing, or at the first row that is wrong
     */
    public static CommittedFigures read(String place, Path file) {
        InputPlace.check(place, file);
        CsvRows csv = CsvRows.read(file);
        if (!csv.columns().equals(COLUMNS)) {
            throw new InputException(file + ":1", "the columns are not " + String.join(",", COLUMNS));
        }
        Map<ReproductionSize, List<Row>> bySize = new TreeMap<>();
        for (int i = 0; i < csv.rows().size(); i++) {
            CSVRecord row = csv.rows().get(i);
            String line = file + ":" + csv.lines().get(i);
            if (row.size() != COLUMNS.size()) {
                throw new InputException(line, "has not %d columns".formatted(COLUMNS.size()));
            }
            bySize.computeIfAbsent(size(line, row.get(0)), size -> new ArrayList<>())
                    .add(new Row(
                            new Figure(row.get(1), row.get(2), row.get(3), row.get(4)),
                            value(line, row.get(5)),
                            Tolerance.parse(row.get(6))
                                    .orElseThrow(() -> new InputException(
                                            line, "'%s' is not exact, 5%% or x4".formatted(row.get(6))))));
        }
        return new CommittedFigures(bySize);
    }

    private static ReproductionSize size(String line, String text) {
        return Words.find(ReproductionSize.class, text)
                .orElseThrow(() -> new InputException(line, "'%s' is not minutes, hour or whole".formatted(text)));
    }

    private static double value(String line, String text) {
        try {
            return new BigDecimal(text).doubleValue();
        } catch (NumberFormatException e) {
            throw new InputException(line, "'%s' is no number".formatted(text));
        }
    }

    /** The rows of a size. */
    public List<Row> of(ReproductionSize size) {
        return bySize.getOrDefault(size, List.of());
    }

    /** These figures with other rows of a size. */
    public CommittedFigures with(ReproductionSize size, List<Row> rows) {
        Map<ReproductionSize, List<Row>> changed = new TreeMap<>(bySize);
        changed.put(size, List.copyOf(rows));
        return new CommittedFigures(changed);
    }

    /** Writes the file. */
    public void write(String place, Path file) {
        List<List<Object>> rows = new ArrayList<>();
        for (ReproductionSize size : ReproductionSize.values()) {
            of(size).forEach(row -> rows.add(cells(size, row)));
        }
        List<TypedTable.Column> columns = COLUMNS.stream()
                .map(name -> new TypedTable.Column(name, TypedTable.Type.TEXT))
                .toList();
        WholeFile.write(place, file, path -> CsvFile.write(path, new TypedTable(columns, rows)));
    }

    private static List<Object> cells(ReproductionSize size, Row row) {
        Figure figure = row.figure();
        return List.of(
                Words.of(size),
                figure.study(),
                figure.set(),
                figure.run(),
                figure.name(),
                plain(row.value()),
                row.tolerance().toString());
    }

    /** A number without an exponent, and without decimals where it is whole. */
    public static String plain(double value) {
        return new BigDecimal(Double.toString(value)).stripTrailingZeros().toPlainString();
    }
}

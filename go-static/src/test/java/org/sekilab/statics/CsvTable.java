package org.sekilab.statics;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;

/** Reads tables with a header line. */
public final class CsvTable {
    private static final CSVFormat FORMAT =
            CSVFormat.DEFAULT.builder().setHeader().setSkipHeaderRecord(true).get();

    private CsvTable() {}

    /** A row of a table, by column names. */
    public record Row(CSVRecord cells) {
        public Row {
            if (!cells.isConsistent()) {
                throw new IllegalArgumentException("%s does not have a cell for each column".formatted(cells));
            }
        }

        /** The text in a column. An unknown column is a mistake in the test. */
        public String get(String column) {
            return cells.get(column);
        }

        /** The number in a column. */
        public int getInt(String column) {
            return Integer.parseInt(get(column));
        }
    }

    /** The rows of a file. */
    public static List<Row> read(Path file) {
        try (Reader reader = Files.newBufferedReader(file)) {
            return parse(reader);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The rows of a resource beside a class, as {@link #read}. */
    public static List<Row> readResource(Class<?> owner, String name) {
        try (InputStream stream = Objects.requireNonNull(owner.getResourceAsStream(name), name)) {
            return parse(new InputStreamReader(stream, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Row> parse(Reader reader) throws IOException {
        List<Row> rows = new ArrayList<>();
        for (CSVRecord cells : FORMAT.parse(reader)) {
            rows.add(new Row(cells));
        }
        return rows;
    }
}

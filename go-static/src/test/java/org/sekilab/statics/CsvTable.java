package org.sekilab.statics;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Reads tables with a header line and comma-separated fields, quoted where they hold commas, quotes or line breaks. */
public final class CsvTable {
    private CsvTable() {}

    /** A row of a table, by column names. */
    public record Row(Map<String, String> fields) {
        /** The text in a column; an unknown column is a mistake in the test. */
        public String get(String column) {
            return Objects.requireNonNull(fields.get(column), column);
        }

        /** The number in a column. */
        public int getInt(String column) {
            return Integer.parseInt(get(column));
        }
    }

    /** The rows of a file. */
    public static List<Row> read(Path file) {
        try {
            return parse(Files.readString(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The rows of a resource beside a class, as {@link #read}. */
    public static List<Row> readResource(Class<?> owner, String name) {
        try (InputStream stream = Objects.requireNonNull(owner.getResourceAsStream(name), name)) {
            return parse(new String(stream.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Row> parse(String text) {
        List<List<String>> records = records(text);
        List<String> header = records.get(0);
        List<Row> rows = new ArrayList<>();
        for (List<String> fields : records.subList(1, records.size())) {
            if (fields.size() != header.size()) {
                throw new IllegalArgumentException("%s has not %d fields".formatted(fields, header.size()));
            }
            Map<String, String> row = new LinkedHashMap<>();
            for (int i = 0; i < fields.size(); i++) {
                row.put(header.get(i), fields.get(i));
            }
            rows.add(new Row(row));
        }
        return rows;
    }

    private static List<List<String>> records(String text) {
        List<List<String>> records = new ArrayList<>();
        List<String> fields = new ArrayList<>();
        StringBuilder field = new StringBuilder();
        boolean isQuoted = false;
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            if (character == '"') {
                // a quote written twice is one: the second one opens the field again
                if (!isQuoted && field.length() > 0) {
                    field.append('"');
                }
                isQuoted = !isQuoted;
            } else if (!isQuoted && (character == ',' || character == '\n')) {
                fields.add(field.toString());
                field.setLength(0);
                if (character == '\n') {
                    records.add(fields);
                    fields = new ArrayList<>();
                }
            } else if (isQuoted || character != '\r') {
                field.append(character);
            }
        }
        return records;
    }
}

package org.sekilab.experiments;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/**
 * The rows of a CSV file in UTF-8. The first line has the names of the columns. A byte order mark before it is dropped,
 * as some spreadsheets write one. Cells are without white space at their ends.
 *
 * @param columns the names, unmodifiable
 * @param rows the rows below the names, unmodifiable
 * @param lines the last line of each row in the file, from 1, unmodifiable
 */
public record CsvRows(List<String> columns, List<CSVRecord> rows, List<Long> lines) {
    private static final String MARK = "\uFEFF";
    private static final CSVFormat FORMAT = CSVFormat.DEFAULT
            .builder()
            .setHeader()
            .setSkipHeaderRecord(true)
            .setTrim(true)
            .get();

    public CsvRows {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
        lines = List.copyOf(lines);
    }

    /**
     * Reads a file.
     *
     * @throws InputException if it is missing, is not text, or is not CSV
     */
    public static CsvRows read(Path file) {
        String text;
        try {
            text = Files.readString(file);
        } catch (IOException e) {
            throw InputException.ofReading(file, e);
        }
        return parse(file, text.startsWith(MARK) ? text.substring(MARK.length()) : text);
    }

    private static CsvRows parse(Path file, String text) {
        List<CSVRecord> rows = new ArrayList<>();
        List<Long> lines = new ArrayList<>();
        long line = 1; // where a row begins
        try (CSVParser parser = CSVParser.parse(new StringReader(text), FORMAT)) {
            Iterator<CSVRecord> iterator = parser.iterator();
            line = parser.getCurrentLineNumber() + 1;
            while (iterator.hasNext()) {
                rows.add(iterator.next());
                lines.add(parser.getCurrentLineNumber());
                line = parser.getCurrentLineNumber() + 1;
            }
            return new CsvRows(parser.getHeaderNames(), rows, lines);
        } catch (IOException e) {
            throw wrong(file, line, e);
        } catch (UncheckedIOException e) {
            throw wrong(file, line, Objects.requireNonNull(e.getCause()));
        } catch (IllegalArgumentException e) { // of the library, about the names
            throw new InputException(file + ":1", "a column has no name");
        }
    }

    /** The library knows two mistakes, and tells of them in its own words. */
    private static InputException wrong(Path file, long line, IOException e) {
        boolean isOpen = String.valueOf(e.getMessage()).contains("EOF");
        return new InputException(
                file + ":" + line,
                isOpen ? "a quote (\") is not closed" : "text follows a closing quote (\") before the next comma");
    }
}

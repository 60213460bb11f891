package org.sekilab.experiments.run;

import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVPrinter;
import org.apache.commons.csv.CSVRecord;

/**
 * The rows of an experiment in a CSV file: each is written whole as soon as it is known, so that a run that is cut off can go on. Mutable;
 * for one thread.
 */
final class RowFile implements Closeable {
    private static final CSVFormat READING =
            CSVFormat.DEFAULT.builder().setHeader().setSkipHeaderRecord(true).get();

    private final BufferedWriter writer;
    private final CSVPrinter printer;

    /** Opens a file to add rows at its end, with a header if it is new. */
    RowFile(Path file) throws IOException {
        boolean isNew = !Files.exists(file);
        this.writer = Files.newBufferedWriter(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        this.printer = new CSVPrinter(
                writer, CSVFormat.DEFAULT.builder().setRecordSeparator('\n').get());
        if (isNew) {
            printer.printRecord((Object[]) Row.COLUMNS);
            printer.flush();
        }
    }

    /** The rows of a file; none if there is no file. A last row that was cut off is left out. */
    static List<Row> read(Path file) throws IOException {
        List<Row> rows = new ArrayList<>();
        if (Files.exists(file)) {
            try (CSVParser parser = CSVParser.parse(Files.newBufferedReader(file), READING)) {
                for (CSVRecord cells : parser) {
                    if (cells.isConsistent()) {
                        rows.add(Row.of(cells));
                    }
                }
            }
        }
        return rows;
    }

    void add(Row row) {
        try {
            printer.printRecord(row.cells());
            printer.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() throws IOException {
        printer.close();
    }
}

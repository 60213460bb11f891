package org.sekilab.experiments.store;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;

/** Writes tables in CSV, with a header. */
public final class CsvFile {
    private static final CSVFormat FORMAT =
            CSVFormat.DEFAULT.builder().setRecordSeparator('\n').get();

    private CsvFile() {}

    public static void write(Path file, TypedTable table) throws IOException {
        try (Writer writer = Files.newBufferedWriter(file);
                CSVPrinter printer = new CSVPrinter(writer, FORMAT)) {
            printer.printRecord(table.columns().stream().map(TypedTable.Column::name));
            for (List<Object> row : table.rows()) {
                printer.printRecord(row.stream().map(TypedTable::written));
            }
        }
    }
}

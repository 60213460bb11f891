package org.sekilab.experiments.reproduce;

import java.nio.file.Path;
import java.util.List;
import org.sekilab.experiments.Words;
import org.sekilab.experiments.output.WholeFile;
import org.sekilab.experiments.store.CsvFile;
import org.sekilab.experiments.store.TypedTable;
import org.sekilab.experiments.store.TypedTable.Column;

/** Writes compared rows in CSV, with the values of both beside each other. */
public final class ComparisonFile {
    /** The name of the file in the folder of a study. */
    public static final String NAME = "comparison.csv";

    private static final List<Column> COLUMNS = List.of(
            new Column("run", TypedTable.Type.TEXT),
            new Column("set", TypedTable.Type.TEXT),
            new Column("file", TypedTable.Type.TEXT),
            new Column("index", TypedTable.Type.WHOLE),
            new Column("item", TypedTable.Type.TEXT),
            new Column("repetition", TypedTable.Type.WHOLE),
            new Column("outcome", TypedTable.Type.TEXT),
            new Column("verdict_there", TypedTable.Type.TEXT),
            new Column("verdict_here", TypedTable.Type.TEXT),
            new Column("nodes_there", TypedTable.Type.WHOLE),
            new Column("nodes_here", TypedTable.Type.WHOLE),
            new Column("millis_there", TypedTable.Type.NUMBER),
            new Column("millis_here", TypedTable.Type.NUMBER));

    private ComparisonFile() {}

    /**
     * Writes the file into a folder.
     *
     * @param place what named the folder, for messages
     */
    public static void write(String place, Path folder, List<ComparedRow> rows) {
        TypedTable table =
                new TypedTable(COLUMNS, rows.stream().map(ComparisonFile::cells).toList());
        WholeFile.write(place, folder.resolve(NAME), file -> CsvFile.write(file, table));
    }

    private static List<Object> cells(ComparedRow row) {
        return List.of(
                row.key().run(),
                row.key().set(),
                row.key().file(),
                (long) row.key().index(),
                row.key().problem(row.item()).item(),
                (long) row.key().repetition(),
                Words.of(row.outcome()),
                row.there().verdict(),
                row.here().verdict(),
                row.there().nodes(),
                row.here().nodes(),
                row.there().millis(),
                row.here().millis());
    }
}

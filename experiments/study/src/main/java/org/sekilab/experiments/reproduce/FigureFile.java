package org.sekilab.experiments.reproduce;

import java.nio.file.Path;
import java.util.List;
import java.util.OptionalDouble;
import org.sekilab.experiments.Words;
import org.sekilab.experiments.output.WholeFile;
import org.sekilab.experiments.store.CsvFile;
import org.sekilab.experiments.store.TypedTable;
import org.sekilab.experiments.store.TypedTable.Column;

/** Writes reproduced figures in CSV, with the committed values beside them. */
public final class FigureFile {
    /** The name of the file in the folder of all studies. */
    public static final String NAME = "figures.csv";

    private static final List<Column> COLUMNS = List.of(
            new Column("study", TypedTable.Type.TEXT),
            new Column("set", TypedTable.Type.TEXT),
            new Column("run", TypedTable.Type.TEXT),
            new Column("figure", TypedTable.Type.TEXT),
            new Column("committed", TypedTable.Type.TEXT),
            new Column("here", TypedTable.Type.TEXT),
            new Column("tolerance", TypedTable.Type.TEXT),
            new Column("outcome", TypedTable.Type.TEXT));

    private FigureFile() {}

    /**
     * Writes the file into a folder.
     *
     * @param place what named the folder, for messages
     * @return the file
     */
    public static Path write(String place, Path folder, List<ReproducedFigure> figures) {
        TypedTable table =
                new TypedTable(COLUMNS, figures.stream().map(FigureFile::cells).toList());
        Path path = folder.resolve(NAME);
        WholeFile.write(place, path, file -> CsvFile.write(file, table));
        return path;
    }

    private static List<Object> cells(ReproducedFigure each) {
        return List.of(
                each.figure().study(),
                each.figure().set(),
                each.figure().run(),
                each.figure().name(),
                written(each.committed()),
                written(each.here()),
                each.tolerance().toString(),
                Words.of(each.outcome()));
    }

    private static String written(OptionalDouble value) {
        return value.isPresent() ? CommittedFigures.plain(value.getAsDouble()) : "";
    }
}

package org.sekilab.statics;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.sekilab.model.Position;
import org.sekilab.model.SharedData;
import org.sekilab.model.sgf.SgfReader;

/** A position of the test sets of [NM04], and its row in the table. */
public record TerritoryBoard(CsvTable.Row row, Position position) {
    /** The positions of a set, {@code igs31} or {@code czd27}. Skips the running test if the data are absent. */
    public static List<TerritoryBoard> all(String set) {
        Path folder = SharedData.require("territory/" + set);
        List<TerritoryBoard> boards = new ArrayList<>();
        for (CsvTable.Row row : CsvTable.read(folder.resolve("expected.csv"))) {
            boards.add(new TerritoryBoard(row, read(folder.resolve(row.get("file")))));
        }
        return boards;
    }

    private static Position read(Path file) {
        try {
            return SgfReader.read(file).games().get(0).lastPosition();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

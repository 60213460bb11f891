package org.sekilab.experiments.solve;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.sekilab.experiments.InputException;

/** The game records that a folder stands for. */
public final class RecordFolder {
    private static final String ENDING = ".sgf";

    private RecordFolder() {}

    /**
     * The game records in a folder and the folders in it, sorted.
     *
     * @param place what names the folder, for messages
     * @throws InputException if there is none, or the folder cannot be read
     */
    public static List<Path> records(String place, Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            List<Path> records = files.filter(each -> each.toString().endsWith(ENDING))
                    .filter(Files::isRegularFile)
                    .sorted()
                    .toList();
            if (!records.isEmpty()) {
                return records;
            }
        } catch (IOException | UncheckedIOException e) {
            throw new InputException(place, "the folder %s cannot be read".formatted(folder));
        }
        throw new InputException(place, "no game record (.sgf) in " + folder);
    }
}

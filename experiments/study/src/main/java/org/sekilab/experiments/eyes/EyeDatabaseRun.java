package org.sekilab.experiments.eyes;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.sekilab.experiments.Destination;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.progress.Progress;
import org.sekilab.safety.score.EyeSpaceSolver;
import org.sekilab.statics.eyespace.EyeDataException;
import org.sekilab.statics.eyespace.EyeShape;
import org.sekilab.statics.eyespace.Place;
import org.sekilab.statics.eyespace.RegionDatabase;
import org.sekilab.statics.eyespace.RegionEntry;

/**
 * Makes a {@link RegionDatabase}. It stores each region in a journal, as a line of text, as soon as it is solved. A run
 * that was cut off anywhere can therefore go on.
 */
public final class EyeDatabaseRun {
    private final EyeSpaceSolver solver;
    private final Destination destination;
    private final Path journal;
    private final List<EyeShape> shapes = new ArrayList<>();

    /** The treatment of a journal that exists already. */
    public enum Start {
        /** No journal may exist. */
        FRESH,
        /** Regions that are in it are left out. */
        RESUME
    }

    /**
     * @param destination the journal
     * @param maxPoints the size of the largest regions, from 1 to {@link EyeShape#MAX_POINTS}
     */
    public EyeDatabaseRun(EyeSpaceSolver solver, Destination destination, int maxPoints) {
        this.solver = solver;
        this.destination = destination;
        this.journal = destination.path();
        for (int size = 1; size <= maxPoints; size++) {
            for (Place place : Place.values()) {
                shapes.addAll(EyeShape.all(size, place));
            }
        }
    }

    /** The number of regions. */
    public int regions() {
        return shapes.size();
    }

    /**
     * Solves all that are left to be solved.
     *
     * @param progress told of each region
     * @throws InputException if the journal cannot be used, or a region is not solved within the limits
     */
    public RegionDatabase run(Start start, Progress progress) {
        try {
            if (start == Start.FRESH && Files.exists(journal)) {
                throw destination.mistake("is there already; maybe %s is meant".formatted(destination.resume()));
            }
            Map<EyeShape, RegionEntry> done = readJournal();
            List<RegionEntry> entries = new ArrayList<>();
            try (BufferedWriter store =
                    Files.newBufferedWriter(journal, StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
                for (EyeShape shape : shapes) {
                    RegionEntry known = done.get(shape);
                    RegionEntry entry = progress.track(shape.rows(), () -> known == null ? solve(shape) : known);
                    if (known == null) {
                        store.write(entry + "\n");
                        store.flush();
                    }
                    entries.add(entry);
                }
            }
            return database(entries);
        } catch (IOException e) {
            throw InputException.ofWriting(destination.place(), journal, e);
        }
    }

    /** Removes the journal, when what it led to is stored elsewhere. */
    public void removeJournal() {
        try {
            Files.delete(journal);
        } catch (IOException e) {
            throw destination.mistake("cannot be removed (%s)".formatted(InputException.reason(e)));
        }
    }

    private RegionDatabase database(List<RegionEntry> entries) {
        try {
            return RegionDatabase.of(entries);
        } catch (EyeDataException e) { // the solver's own entries do not contradict each other
            throw new InputException(journal.toString(), "contradicts itself: " + e.getMessage());
        }
    }

    private RegionEntry solve(EyeShape shape) {
        return solver.solve(shape)
                .orElseThrow(() -> new InputException(
                        "limits",
                        "they were reached at the region %s; maybe larger ones help".formatted(shape.rows())));
    }

    private String textOfJournal() {
        try {
            return Files.readString(journal, StandardCharsets.US_ASCII);
        } catch (IOException e) {
            throw new InputException(
                    destination.resume(), "%s: cannot be read (%s)".formatted(journal, InputException.reason(e)));
        }
    }

    /** Reads the regions that the journal holds. Removes a last line that was cut off. */
    private Map<EyeShape, RegionEntry> readJournal() throws IOException {
        Map<EyeShape, RegionEntry> entries = new HashMap<>();
        if (!Files.exists(journal)) {
            return entries;
        }
        String text = textOfJournal();
        String whole = text.substring(0, text.lastIndexOf('\n') + 1);
        if (whole.length() < text.length()) {
            try (var file = Files.newByteChannel(journal, StandardOpenOption.WRITE)) {
                file.truncate(whole.length());
            }
        }
        int number = 0;
        for (String line : whole.lines().toList()) {
            number++;
            try {
                RegionEntry entry = RegionEntry.parse(line);
                entries.put(entry.shape(), entry);
            } catch (EyeDataException e) {
                throw new InputException("%s:%d".formatted(journal, number), "is no entry: " + line);
            }
        }
        return entries;
    }
}

package org.sekilab.experiments.eyes;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.sekilab.experiments.Destination;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.output.Journal;
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
    public RegionDatabase run(Journal.Start start, Progress progress) {
        try {
            List<RegionEntry> entries = new ArrayList<>();
            try (Journal store = Journal.open(journal, start, destination)) {
                Map<EyeShape, RegionEntry> done = known(store.lines());
                for (EyeShape shape : shapes) {
                    RegionEntry known = done.get(shape);
                    RegionEntry entry = progress.track(shape.rows(), () -> known == null ? solve(shape) : known);
                    if (known == null) {
                        store.add(entry.toString());
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

    /** The regions that the lines of the journal hold. */
    private Map<EyeShape, RegionEntry> known(List<String> lines) {
        Map<EyeShape, RegionEntry> entries = new HashMap<>();
        int number = 0;
        for (String line : lines) {
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

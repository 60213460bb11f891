package org.sekilab.experiments.config;

import java.util.ArrayList;
import java.util.List;
import org.sekilab.experiments.InputException;

/** Collects all that is wrong with a configuration, so that it can be reported in one go. Mutable; for one thread. */
public final class Problems {
    private final List<String> lines = new ArrayList<>();

    /** Adds a problem, once: a value may be read for several purposes. */
    public void add(String place, String problem) {
        String line = place + ": " + problem;
        if (!lines.contains(line)) {
            lines.add(line);
        }
    }

    /** Adds what an exception tells. */
    public void add(InputException e) {
        lines.addAll(e.problems());
    }

    /**
     * Ends the collection.
     *
     * @throws InputException if anything was added
     */
    public void throwIfAny() {
        if (!lines.isEmpty()) {
            throw new InputException(lines);
        }
    }
}

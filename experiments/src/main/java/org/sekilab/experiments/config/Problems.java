package org.sekilab.experiments.config;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.sekilab.experiments.InputException;

/** Collects all that is wrong with a configuration, so that it can be reported in one go. Mutable; for one thread. */
public final class Problems {
    private final Set<String> lines = new LinkedHashSet<>(); // a value may be read for several purposes

    /** Adds a problem, once. */
    public void add(String place, String problem) {
        lines.add(place + ": " + problem);
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
            throw new InputException(List.copyOf(lines));
        }
    }
}

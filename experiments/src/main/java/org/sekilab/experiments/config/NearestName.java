package org.sekilab.experiments.config;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;
import java.util.TreeSet;

/** Finds the known name that somebody may have meant: least edit distance, where a transposition counts as two edits. */
public final class NearestName {
    private NearestName() {}

    /** The name nearest to the given one, the first in alphabetical order among several; empty if nothing is known. */
    public static Optional<String> of(String name, Collection<String> known) {
        return new TreeSet<>(known).stream().min(Comparator.comparingInt(candidate -> distance(name, candidate)));
    }

    /** The nearest name as the end of a message, {@code ; maybe 'benson'}, or nothing. */
    public static String hint(String name, Collection<String> known) {
        return of(name, known).map("; maybe '%s'"::formatted).orElse("");
    }

    private static int distance(String from, String to) {
        int[] previous = new int[to.length() + 1];
        for (int j = 0; j <= to.length(); j++) {
            previous[j] = j;
        }
        for (int i = 1; i <= from.length(); i++) {
            int[] current = new int[to.length() + 1];
            current[0] = i;
            for (int j = 1; j <= to.length(); j++) {
                int change = from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1;
                current[j] = Math.min(previous[j - 1] + change, 1 + Math.min(previous[j], current[j - 1]));
            }
            previous = current;
        }
        return previous[to.length()];
    }
}

package org.sekilab.experiments.config;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;
import java.util.TreeSet;

/**
 * Finds the known name that the user may have meant. That name has the least edit distance, and a swap of two neighbors
 * is one edit.
 */
public final class NearestName {
    private NearestName() {}

    /**
     * The name nearest to the given one. Among several it is the first in alphabetical order. Empty if no name is
     * known.
     */
    public static Optional<String> of(String name, Collection<String> known) {
        return new TreeSet<>(known).stream().min(Comparator.comparingInt(candidate -> distance(name, candidate)));
    }

    /** The nearest name as the end of a message, {@code ; maybe 'benson'}. Nothing if no name is like the given one. */
    public static String hint(String name, Collection<String> known) {
        return of(
                        name,
                        known.stream()
                                .filter(candidate -> isLike(name, candidate))
                                .toList())
                .map("; maybe '%s'"::formatted)
                .orElse("");
    }

    /**
     * True if a name may be a slip for a candidate. A third of its characters may be wrong. The leading parts of a key
     * may be missing. A hint at a name that has nothing in common with the given one misleads its reader.
     */
    private static boolean isLike(String name, String candidate) {
        int slips = (name.replaceFirst("^-+", "").length() + 2) / 3;
        return distance(name, candidate) <= slips
                || distance(name, candidate.substring(candidate.lastIndexOf('.') + 1)) <= slips
                || candidate.startsWith(name) && name.length() > 1;
    }

    /** Optimal string alignment: insertions, deletions, changes, and transpositions of neighbors. */
    private static int distance(String from, String to) {
        int[][] edits = new int[from.length() + 1][to.length() + 1]; // [prefix of from][prefix of to]
        for (int i = 0; i <= from.length(); i++) {
            for (int j = 0; j <= to.length(); j++) {
                edits[i][j] = i == 0 || j == 0 ? i + j : leastEdits(edits, from, to, i, j);
            }
        }
        return edits[from.length()][to.length()];
    }

    private static int leastEdits(int[][] edits, String from, String to, int i, int j) {
        int change = from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1;
        int least = Math.min(edits[i - 1][j - 1] + change, 1 + Math.min(edits[i - 1][j], edits[i][j - 1]));
        boolean areSwapped =
                i > 1 && j > 1 && from.charAt(i - 1) == to.charAt(j - 2) && from.charAt(i - 2) == to.charAt(j - 1);
        return areSwapped ? Math.min(least, edits[i - 2][j - 2] + 1) : least;
    }
}

package org.sekilab.experiments;

import java.util.List;

/**
 * What the user gave is wrong. Every problem is one line, {@code place: what is wrong}; the place is an option, or a file and
 * a line. A program that cannot go on ends with exit code 2.
 */
public sealed class InputException extends RuntimeException permits PluginException {
    private final List<String> problems;

    public InputException(String place, String problem) {
        this(List.of(place + ": " + problem));
    }

    /**
     * @param problems lines as described above, at least one
     * @throws IllegalArgumentException if there is none
     */
    public InputException(List<String> problems) {
        super(String.join(System.lineSeparator(), problems));
        if (problems.isEmpty()) {
            throw new IllegalArgumentException("an input exception needs a problem");
        }
        this.problems = List.copyOf(problems);
    }

    /** The lines to print, in order. */
    public List<String> problems() {
        return problems;
    }
}

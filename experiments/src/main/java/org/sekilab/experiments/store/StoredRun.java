package org.sekilab.experiments.store;

import java.util.Set;
import java.util.stream.Collectors;

/**
 * A run of an experiment, as it is stored.
 *
 * @param name its name
 * @param limitMillis the time that a search of it may take
 * @param settings every key and its value, one a line, without those that results do not depend on
 */
public record StoredRun(String name, double limitMillis, String settings) {
    private static final Set<String> RULES = Set.of("safety.ko-threats");

    /** The settings that change what is true of a problem, so that answers with others are answers to another question. */
    public String rules() {
        return settings.lines()
                .filter(line -> RULES.contains(line.substring(0, Math.max(0, line.indexOf(" = ")))))
                .collect(Collectors.joining(", "));
    }
}

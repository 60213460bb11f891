package org.sekilab.experiments.reproduce;

/**
 * A number that a study gives.
 *
 * @param study the name of the study
 * @param set the set of positions
 * @param run the variant
 * @param name what is counted
 */
public record Figure(String study, String set, String run, String name) {
    /** The name for people. */
    public String label() {
        return "%s, %s, %s: %s".formatted(study, set, run, name);
    }
}

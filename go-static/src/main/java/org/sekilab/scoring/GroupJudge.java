package org.sekilab.scoring;

/** Decides which groups live in seki. */
@FunctionalInterface
public interface GroupJudge {
    /**
     * True when the points of a group are not territory.
     *
     * @param group one of the groups of {@code board}
     */
    boolean isInSeki(EyeGroup group, FilledBoard board);
}

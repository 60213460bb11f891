package org.sekilab.scoring;

/** Says which groups live in seki. */
@FunctionalInterface
public interface GroupJudge {
    /**
     * True when the points of a group are no territory.
     *
     * @param group one of the groups of {@code board}
     */
    boolean isInSeki(EyeGroup group, FilledBoard board);
}

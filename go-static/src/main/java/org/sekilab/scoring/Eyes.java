package org.sekilab.scoring;

/** The number of eyes that a region is worth. */
public enum Eyes {
    ONE,
    /** Two if the color that controls the region moves first, else one. */
    ONE_AND_A_HALF,
    TWO;

    /** The number of eyes if the color that controls the region moves first. */
    int atBest() {
        return this == ONE ? 1 : 2;
    }
}

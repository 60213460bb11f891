package org.sekilab.life.estimate;

/** Judges the present state of a local game, for a search by proof numbers. */
interface EstimateJudge {
    /** What is seen at once, from the defender's side. */
    enum Sight {
        WON,
        LOST,
        OPEN
    }

    /** The most stones that {@link #stonesToWin} tells. */
    int MOST_STONES = 12;

    Sight look();

    /** The empty points that the search tries, as a mask. */
    long moves();

    /** A guess of the number of stones that the defender needs for a win, after {@link #look}. */
    int stonesToWin();
}

package org.sekilab.semeai.bounds;

import java.util.ArrayList;
import java.util.List;
import org.sekilab.model.Color;
import org.sekilab.search.Goal;
import org.sekilab.search.Outcome;
import org.sekilab.search.bounds.Bounds;
import org.sekilab.semeai.graph.SingleRace;

/**
 * The rest of a race that can be counted completely: the liberties and eyes of both sides, and the side to move. Its
 * value for black is no single number, because an eye may be worth more or less than liberties. Immutable.
 *
 * <p>Source: the values of M. Müller, Partial order bounding (2001).
 *
 * @param race the counts
 * @param mover the side to move
 */
record RaceCounts(SingleRace race, Color mover) {
    /** Eyes that are worth more moves may become two eyes. */
    static final int LARGEST_EYE = 2;

    /**
     * True if black has at least the liberties and eye moves of another value, white has no more, and the rest is
     * equal.
     */
    boolean isAtLeast(RaceCounts other) {
        return mover == other.mover
                && race.shared() == other.race.shared()
                && race.blackInner() >= other.race.blackInner()
                && race.blackOuter() >= other.race.blackOuter()
                && race.whiteInner() <= other.race.whiteInner()
                && race.whiteOuter() <= other.race.whiteOuter();
    }

    /** True if black reaches a goal in this race. */
    boolean reaches(Goal goal) {
        return goal.isReachedBy(race.value(mover));
    }

    /** The counts that are one step worse for black. */
    private List<RaceCounts> worse(int mostLiberties) {
        List<RaceCounts> worse = new ArrayList<>();
        if (race.blackInner() > 0) {
            worse.add(with(race.blackInner() - 1, race.blackOuter(), race.whiteInner(), race.whiteOuter()));
        }
        if (race.blackOuter() > 0) {
            worse.add(with(race.blackInner(), race.blackOuter() - 1, race.whiteInner(), race.whiteOuter()));
        }
        if (race.whiteInner() < LARGEST_EYE) {
            worse.add(with(race.blackInner(), race.blackOuter(), race.whiteInner() + 1, race.whiteOuter()));
        }
        if (race.whiteOuter() < mostLiberties) {
            worse.add(with(race.blackInner(), race.blackOuter(), race.whiteInner(), race.whiteOuter() + 1));
        }
        return worse;
    }

    private RaceCounts with(int blackInner, int blackOuter, int whiteInner, int whiteOuter) {
        return new RaceCounts(new SingleRace(blackInner, blackOuter, whiteInner, whiteOuter, race.shared()), mover);
    }

    /** All counts that may occur. */
    private static List<RaceCounts> all(int mostLiberties, int mostShared) {
        List<RaceCounts> all = new ArrayList<>();
        for (Color mover : Color.values()) {
            for (int shared = 0; shared <= mostShared; shared++) {
                for (int eyes = 0; eyes < (LARGEST_EYE + 1) * (LARGEST_EYE + 1); eyes++) {
                    for (int outer = 0; outer < (mostLiberties + 1) * (mostLiberties + 1); outer++) {
                        SingleRace race = new SingleRace(
                                eyes / (LARGEST_EYE + 1),
                                outer / (mostLiberties + 1),
                                eyes % (LARGEST_EYE + 1),
                                outer % (mostLiberties + 1),
                                shared);
                        all.add(new RaceCounts(race, mover));
                    }
                }
            }
        }
        return all;
    }

    /**
     * The least counts with which black reaches a goal. No count that is one step worse reaches it, so that they are
     * all bounds.
     *
     * @param mostLiberties the greatest number of outside liberties of one side
     * @param mostShared the greatest number of shared liberties
     */
    static Bounds<RaceCounts> bounds(Goal goal, int mostLiberties, int mostShared) {
        List<RaceCounts> least = all(mostLiberties, mostShared).stream()
                .filter(counts -> counts.reaches(goal))
                .filter(counts -> counts.worse(mostLiberties).stream().noneMatch(worse -> worse.reaches(goal)))
                .toList();
        return new Bounds<>(RaceCounts::isAtLeast, least);
    }

    /** The end of a race: a side has captured the other. */
    static RaceCounts capture(Color winner, Color mover) {
        int black = winner == Color.BLACK ? 1 : 0;
        return new RaceCounts(new SingleRace(0, black, 0, 1 - black, 0), mover);
    }

    /** The end of a race: both have passed. */
    static RaceCounts seki(Color mover) {
        SingleRace seki = new SingleRace(0, 0, 0, 0, 2);
        assert seki.value(mover) == Outcome.DRAW;
        return new RaceCounts(seki, mover);
    }
}

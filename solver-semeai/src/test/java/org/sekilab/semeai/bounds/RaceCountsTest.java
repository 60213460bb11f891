package org.sekilab.semeai.bounds;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.search.Goal;
import org.sekilab.semeai.graph.SingleRace;

class RaceCountsTest {
    private static final int MOST_SHARED = 3;

    /** The counts keep all of a race that its value depends on. */
    @Test
    void countsReachWhatTheRaceReaches() {
        for (Color mover : Color.values()) {
            for (SingleRace race : races()) {
                for (Goal goal : Goal.values()) {
                    assertThat(counts(race, mover).reaches(goal))
                            .as("%s, %s first, %s", race, mover, goal)
                            .isEqualTo(goal.isReachedBy(race.value(mover)));
                }
            }
        }
    }

    /** The fact that lets the least winning counts form a set of bounds. */
    @Test
    void moreForBlackAndLessForWhiteIsNeverWorse() {
        List<RaceCounts> all = counts();
        for (Goal goal : Goal.values()) {
            for (RaceCounts counts : all) {
                for (RaceCounts better : all) {
                    if (counts.reaches(goal) && better.isAtLeast(counts)) {
                        assertThat(better.reaches(goal))
                                .as("%s and %s", counts, better)
                                .isTrue();
                    }
                }
            }
        }
    }

    @Test
    void boundsAreReachedByWhatWins() {
        for (Goal goal : Goal.values()) {
            RaceBounds bounds = new RaceBounds(goal);
            for (RaceCounts counts : counts()) {
                assertThat(bounds.isReachedBy(counts)).as("%s", counts).isEqualTo(counts.reaches(goal));
            }
        }
    }

    /**
     * White has two outside liberties, and two are shared. With three liberties black lives in seki; with an eye black
     * captures. As in the note on [LCG] figure 6, the rest of the race decides which is better.
     */
    @Test
    void eyeWinsWhereMoreLibertiesDoNot() {
        RaceCounts liberties = counts(new SingleRace(0, 3, 0, 2, 2), Color.WHITE);
        RaceCounts eye = counts(new SingleRace(1, 0, 0, 2, 2), Color.WHITE);
        assertThat(eye.reaches(Goal.WIN)).isTrue();
        assertThat(liberties.reaches(Goal.WIN)).isFalse();
        assertThat(liberties.reaches(Goal.AT_LEAST_DRAW)).isTrue();
        assertThat(liberties.lead()).isGreaterThan(eye.lead());
    }

    /** With a lead of three liberties black captures without an eye, and with an eye of one move black needs more. */
    @Test
    void neitherAnEyeNorALeadIsTheBetterOne() {
        RaceCounts liberties = counts(new SingleRace(0, 6, 0, 3, 1), Color.WHITE);
        RaceCounts eye = counts(new SingleRace(1, 0, 0, 3, 1), Color.WHITE);
        assertThat(liberties.reaches(Goal.WIN)).isTrue();
        assertThat(eye.reaches(Goal.WIN)).isFalse();
        assertThat(liberties.isAtLeast(eye)).isFalse();
        assertThat(eye.isAtLeast(liberties)).isFalse();
    }

    private static List<SingleRace> races() {
        List<SingleRace> races = new ArrayList<>();
        for (int shared = 0; shared <= MOST_SHARED; shared++) {
            for (int inner = 0; inner < 9; inner++) {
                for (int outer = 0; outer < 25; outer++) {
                    races.add(new SingleRace(inner / 3, outer / 5, inner % 3, outer % 5, shared));
                }
            }
        }
        return races;
    }

    private static RaceCounts counts(SingleRace race, Color mover) {
        return new RaceCounts(
                mover,
                race.shared(),
                race.blackInner() > 0,
                race.whiteInner() > 0,
                race.blackInner() + race.blackOuter() - race.whiteInner() - race.whiteOuter());
    }

    private static List<RaceCounts> counts() {
        return races().stream()
                .flatMap(race -> List.of(counts(race, Color.BLACK), counts(race, Color.WHITE)).stream())
                .distinct()
                .toList();
    }
}

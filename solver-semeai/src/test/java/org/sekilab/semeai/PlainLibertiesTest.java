package org.sekilab.semeai;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sekilab.model.Color;
import org.sekilab.semeai.area.PlainLiberties;
import org.sekilab.semeai.area.SemeaiArea;

/** [LCG] 2.6.1: only the number of plain liberties counts, so one of each kind is enough. */
class PlainLibertiesTest {
    private static final SemeaiArea AREA =
            Walls.areaOf(new RaceBoard(3, 2, 2, RaceBoard.row(2), RaceBoard.NO_EYE).problem());

    @ParameterizedTest
    @EnumSource
    void oneOfEachKindIsTried(Color mover) {
        long candidates = PlainLiberties.of(AREA).candidates(mover.ordinal(), AREA.all());
        assertThat(Long.bitCount(AREA.all())).isEqualTo(3 + 2 + 2 + 2);
        assertThat(Long.bitCount(candidates))
                .as("two kinds outside, one shared, an eye of two")
                .isEqualTo(1 + 1 + 1 + 2);
    }

    @Test
    void filledOnesAreNotTriedAgain() {
        PlainLiberties plain = PlainLiberties.of(AREA);
        long empties = AREA.all();
        int tried = 0;
        for (long left = plain.all() & empties; left != 0; left = plain.all() & empties) {
            long next = plain.candidates(Color.BLACK.ordinal(), empties) & plain.all();
            empties &= ~(next & -next);
            tried++;
        }
        assertThat(tried).isEqualTo(3 + 2 + 2);
    }

    @Test
    void sharedOnesDifferWherePlayGoesOn() {
        long candidates = PlainLiberties.whereLifeCounts(AREA).candidates(Color.BLACK.ordinal(), AREA.all());
        assertThat(Long.bitCount(candidates))
                .as("one outside, two shared, an eye of two")
                .isEqualTo(1 + 2 + 2);
    }
}

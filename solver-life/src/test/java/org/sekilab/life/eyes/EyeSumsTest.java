package org.sekilab.life.eyes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Seeds;

class EyeSumsTest {
    private static final int BOARDS = 150;
    private static final int MOST_POINTS = 7;

    private final EyeSums sums = new EyeSums();

    @Test
    void anAttackInOneSpaceIsAnsweredInTheOther() {
        Spaces spaces = Spaces.of("""
                OOOOOOOOO
                O...OO..#
                OOOOOOOOO
                """);
        List<EyeValue> values = spaces.values();
        assertThat(values).containsExactlyInAnyOrder(EyeValue.ONE_AND_HALF, EyeValue.HALF);
        assertThat(sums.holdsAgainstMove(values)).isTrue();
        assertThat(sums.holdsByMove(values)).isTrue();
        for (EyeValue value : values) {
            assertThat(sums.holdsAgainstMove(List.of(value))).isFalse();
        }
        assertThat(spaces.plain().holdsAgainstMove(spaces.board())).isTrue();
    }

    @Test
    void halfAnEyeIsTooFewAfterTheOpponent() {
        assertThat(sums.holdsAgainstMove(List.of(EyeValue.ONE, EyeValue.HALF))).isFalse();
        assertThat(sums.holdsByMove(List.of(EyeValue.ONE, EyeValue.HALF))).isTrue();
        assertThat(sums.holdsAgainstMove(List.of(EyeValue.ONE, EyeValue.HALF, EyeValue.HALF)))
                .isTrue();
        assertThat(sums.holdsByMove(List.of(EyeValue.HALF, EyeValue.HALF))).isFalse();
        assertThat(sums.holdsByMove(List.of())).isFalse();
    }

    /** Sums that the means alone do not tell. */
    @Test
    void quartersAndStarsDecide() {
        assertThat(sums.holdsAgainstMove(List.of(EyeValue.ONE_AND_QUARTER, EyeValue.THREE_QUARTERS)))
                .isTrue();
        assertThat(sums.holdsAgainstMove(List.of(EyeValue.ONE_STAR, EyeValue.ONE_STAR)))
                .isTrue();
        assertThat(sums.holdsAgainstMove(List.of(EyeValue.ONE_STAR, EyeValue.ONE)))
                .isFalse();
        assertThat(sums.holdsAgainstMove(List.of(EyeValue.ONE_AND_HALF, EyeValue.ONE_STAR)))
                .isTrue();
        assertThat(sums.holdsAgainstMove(List.of(EyeValue.ONE_AND_QUARTER, EyeValue.HALF)))
                .isFalse();
    }

    @Test
    void agreesWithPlayOnTreesWithoutCounts() {
        for (EyeValue first : EyeValue.values()) {
            for (EyeValue second : EyeValue.values()) {
                for (EyeValue third : EyeValue.values()) {
                    List<EyeValue> values = new ArrayList<>(List.of(first, second, third));
                    assertThat(sums.holdsAgainstMove(values)).as("%s", values).isEqualTo(attacked(values));
                    assertThat(sums.holdsByMove(values)).as("%s", values).isEqualTo(defended(values));
                    Collections.shuffle(values, new Random(1));
                    assertThat(sums.holdsByMove(values)).as("%s", values).isEqualTo(defended(values));
                }
            }
        }
    }

    private static boolean attacked(List<EyeValue> values) {
        int eyes = 0;
        boolean isOver = true;
        for (EyeValue value : values) {
            isOver &= value.isSettled();
            eyes += value.isSettled() ? value.game().eyes() : 0;
            if (!value.isSettled() && !defended(replaced(values, value, value.attacked()))) {
                return false;
            }
        }
        return !isOver || eyes >= 2;
    }

    private static boolean defended(List<EyeValue> values) {
        return attacked(values)
                || values.stream()
                        .filter(value -> !value.isSettled())
                        .anyMatch(value -> attacked(replaced(values, value, value.defended())));
    }

    private static List<EyeValue> replaced(List<EyeValue> values, EyeValue value, EyeValue other) {
        List<EyeValue> next = new ArrayList<>(values);
        next.set(next.indexOf(value), other);
        return next;
    }

    /** The sum never claims too much. Where each point is next to the block, it is exact. */
    @RepeatedTest(4)
    void agreesWithAllPlayOnPlainBoards(RepetitionInfo run) {
        compareWithPlainBoards(Seeds.next(run), BOARDS, MOST_POINTS);
    }

    @Tag("thorough")
    @RepeatedTest(4)
    void agreesWithAllPlayOnManyPlainBoards(RepetitionInfo run) {
        compareWithPlainBoards(Seeds.next(run), 5 * BOARDS, MOST_POINTS + 1);
    }

    private void compareWithPlainBoards(long seed, int boards, int mostPoints) {
        Random random = new Random(seed);
        Set<EyeValue> seen = EnumSet.noneOf(EyeValue.class);
        int claimed = 0;
        int missed = 0;
        for (int board = 0; board < boards; ) {
            int count = 1 + random.nextInt(3);
            Optional<Spaces> made = Spaces.random(random, count, count == 1 ? mostPoints : 6 - count);
            if (made.isEmpty() || made.get().points() > mostPoints) {
                continue;
            }
            board++;
            Spaces spaces = made.get();
            List<EyeValue> values = spaces.values();
            seen.addAll(values);
            PlainGame plain = spaces.plain();
            boolean[] found = {sums.holdsAgainstMove(values), sums.holdsByMove(values)};
            boolean[] right = {plain.holdsAgainstMove(spaces.board()), plain.holdsByMove(spaces.board())};
            for (int turn = 0; turn < found.length; turn++) {
                if (found[turn] || spaces.areFlat()) {
                    assertThat(found[turn])
                            .as("seed %d, turn %d%n%s%n%s", seed, turn, spaces, values)
                            .isEqualTo(right[turn]);
                }
                claimed += found[turn] ? 1 : 0;
                missed += right[turn] && !found[turn] ? 1 : 0;
            }
        }
        assertThat(seen).as("seed %d", seed).hasSizeGreaterThanOrEqualTo(6);
        assertThat(missed).as("seed %d: missed of %d", seed, claimed).isLessThan(claimed / 50);
    }

    @Test
    void aLongSumIsRefused() {
        List<EyeValue> values = Collections.nCopies(EyeSums.MOST_SPACES + 1, EyeValue.HALF);
        assertThatThrownBy(() -> sums.holdsAgainstMove(values))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("16 spaces");
    }
}

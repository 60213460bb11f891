package org.sekilab.life.eyes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class EyeValuesTest {
    private static final EyeValue[] VALUES = EyeValue.values();
    private static final int MASKS = 1 << VALUES.length;

    private final EyeValues values = new EyeValues();

    private static List<EyeGame> games(int mask) {
        List<EyeGame> games = new ArrayList<>();
        for (EyeValue value : VALUES) {
            if ((mask & EyeValues.bit(value)) != 0) {
                games.add(value.game());
            }
        }
        return games;
    }

    /** The table of the paper is complete: no game has a value beyond the eight. */
    @Test
    void eachGameOfValuesIsOneOfThem() {
        for (int defenses = 0; defenses < MASKS; defenses += 1 + defenses % 3) {
            for (int attacks = 1; attacks < MASKS; attacks++) {
                EyeGame game = EyeGame.of(games(defenses), games(attacks));
                EyeGame found = VALUES[values.value(defenses, attacks, 0)].game();
                assertThat(game.isAtLeast(found) && found.isAtLeast(game))
                        .as("%s = %s", game, found)
                        .isTrue();
            }
        }
    }

    @Test
    void theEightValuesAreInOrderButForOneAndOneStar() {
        for (EyeValue value : VALUES) {
            for (EyeValue other : VALUES) {
                boolean isPair = value != other
                        && List.of(EyeValue.ONE, EyeValue.ONE_STAR).containsAll(List.of(value, other));
                assertThat(value.isAtLeast(other))
                        .as("%s, %s", value, other)
                        .isEqualTo(!isPair && value.compareTo(other) >= 0);
                assertThat(values.isHigher(value.ordinal(), other.ordinal()))
                        .isEqualTo(!isPair && value.compareTo(other) > 0);
            }
        }
    }

    /** One value is at least another one exactly if no sum tells otherwise. */
    @Test
    void theOrderIsThatOfSums() {
        EyeSums sums = new EyeSums();
        for (EyeValue value : VALUES) {
            for (EyeValue other : VALUES) {
                boolean isAtLeast = true;
                for (EyeValue one : VALUES) {
                    for (EyeValue two : VALUES) {
                        isAtLeast &= sums.holdsAgainstMove(List.of(value, one, two))
                                || !sums.holdsAgainstMove(List.of(other, one, two));
                        isAtLeast &= sums.holdsByMove(List.of(value, one, two))
                                || !sums.holdsByMove(List.of(other, one, two));
                    }
                }
                assertThat(value.isAtLeast(other)).as("%s, %s", value, other).isEqualTo(isAtLeast);
            }
        }
    }

    @Test
    void aThreatIsAnsweredOrCostsAllEyes() {
        int toTwo = values.threat(EyeValues.bit(EyeValue.TWO));
        int toOne = values.threat(EyeValues.bit(EyeValue.ONE));
        int two = EyeValues.bit(EyeValue.TWO);
        assertThat(values.value(two, 0, toTwo)).isEqualTo(EyeValue.TWO.ordinal());
        assertThat(values.value(two, two, toTwo)).isEqualTo(EyeValue.TWO.ordinal());
        // the attacker has a move to one eye, and keeps the turn
        assertThat(values.value(two, two, toOne)).isLessThan(EyeValue.ONE_AND_HALF.ordinal());
        assertThat(values.value(two, two, toOne)).isGreaterThanOrEqualTo(EyeValue.ONE.ordinal());
        assertThat(values.value(0, 0, toOne)).isEqualTo(EyeValue.ONE.ordinal());
    }

    @Test
    void moreOptionsOfASideNeverHarmIt() {
        int[] threats = {0, values.threat(EyeValues.bit(EyeValue.ONE)), values.threat(EyeValues.bit(EyeValue.TWO))};
        for (int defenses = 0; defenses < MASKS; defenses++) {
            for (int attacks = 0; attacks < MASKS; attacks += 7) {
                for (int threat : threats) {
                    int value = values.value(defenses, attacks, threat);
                    for (EyeValue more : VALUES) {
                        int bit = EyeValues.bit(more);
                        assertThat(values.isHigher(value, values.value(defenses | bit, attacks, threat)))
                                .isFalse();
                        assertThat(values.isHigher(values.value(defenses, attacks | bit, threat), value))
                                .isFalse();
                    }
                }
            }
        }
    }
}

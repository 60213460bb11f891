package org.sekilab.model.local;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KoThreatsTest {
    @ParameterizedTest
    @ValueSource(ints = {-3, KoThreats.MOST + 1})
    void numberOutsideTheRangeIsRefused(int count) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new KoThreats(count))
                .withMessage("%d ko threats are not in 0..15", count);
    }

    @Test
    void specialNumbersAreNoLimits() {
        assertThatIllegalArgumentException().isThrownBy(() -> KoThreats.of(KoThreats.NO_LIMIT));
        assertThat(KoThreats.UNLIMITED.isLimited()).isFalse();
        assertThat(KoThreats.of(0).isLimited()).isTrue();
        assertThat(KoThreats.OF_THE_DEFENDER.isOfTheDefender()).isTrue();
        assertThat(KoThreats.UNLIMITED.isOfTheDefender()).isFalse();
    }

    /** The threats that are left are a part of the key, so there is room for fewer points. */
    @Test
    void limitedThreatsLeaveRoomForFewerPoints() {
        assertThat(KoThreats.UNLIMITED.maxPoints()).isEqualTo(LocalShape.MAX_POINTS);
        assertThat(KoThreats.of(3).maxPoints()).isLessThan(LocalShape.MAX_POINTS);
    }

    @Test
    void textIsThatOfTheConfiguration() {
        assertThat(KoThreats.of(7)).hasToString("7");
        assertThat(KoThreats.UNLIMITED).hasToString("unlimited");
        assertThat(KoThreats.OF_THE_DEFENDER).hasToString("defender");
        assertThat(KoThreats.ofTheDefender(2)).hasToString("defender 2");
    }

    @Test
    void onlyOneSideHasThreats() {
        assertThat(KoThreats.ofTheDefender(1).isOfTheDefender()).isTrue();
        assertThat(KoThreats.ofTheDefender(0)).isEqualTo(KoThreats.of(0));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new KoThreats(1, 1))
                .withMessage("1 ko threats of the defender are not in 0..0");
    }
}

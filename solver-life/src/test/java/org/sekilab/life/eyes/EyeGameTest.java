package org.sekilab.life.eyes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class EyeGameTest {
    private static final EyeGame ZERO = EyeGame.of(0);
    private static final EyeGame ONE = EyeGame.of(1);
    private static final EyeGame TWO = EyeGame.of(2);

    private static EyeGame game(EyeGame defended, EyeGame attacked) {
        return EyeGame.of(List.of(defended), List.of(attacked));
    }

    private static void assertEqual(EyeGame game, EyeGame other) {
        assertThat(game.isAtLeast(other)).as("%s, %s", game, other).isTrue();
        assertThat(other.isAtLeast(game)).as("%s, %s", other, game).isTrue();
    }

    @Test
    void aThreatThatIsAnsweredChangesNothing() {
        assertEqual(game(ONE, game(ONE, ZERO)), ONE);
        assertEqual(game(TWO, game(TWO, ONE)), TWO);
        assertEqual(game(game(TWO, ZERO), ZERO), ZERO);
        assertEqual(game(game(TWO, ONE), ONE), ONE);
    }

    @Test
    void twoHalvesAreOne() {
        EyeGame half = game(ONE, ZERO);
        assertEqual(game(game(TWO, ONE), half), ONE); // the sum of two halves, written as one game
    }

    @Test
    void aMoveThatHarmsIsNotMade() {
        assertEqual(game(ZERO, TWO), TWO); // a seki: the side that moves loses
        assertEqual(game(ONE, game(TWO, ONE)), TWO);
        assertThat(game(ONE, ONE).isAtLeast(TWO)).isFalse();
    }

    @Test
    void anOptionThatIsDominatedChangesNothing() {
        assertEqual(EyeGame.of(List.of(TWO, game(TWO, ONE)), List.of(ONE, TWO)), game(TWO, ONE));
        assertEqual(EyeGame.of(List.of(ONE, ZERO), List.of(ONE, ZERO)), game(ONE, ZERO));
    }

    @Test
    void aGameIsOverWithoutOptionsOnly() {
        assertThat(EyeGame.of(List.of(), List.of()).isOver()).isFalse();
        // the attacker has no move, and never captures
        assertThat(EyeGame.of(List.of(ONE), List.of()).isAtLeast(TWO)).isTrue();
        assertThatThrownBy(() -> new EyeGame(1, List.of(ONE), List.of()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("1 eyes");
    }

    @Test
    void theFormHasLongerBarsOutside() {
        assertThat(game(TWO, game(ONE, ZERO))).hasToString("{2||1|0}");
        assertThat(game(game(TWO, ONE), ZERO)).hasToString("{2|1||0}");
        assertThat(ONE).hasToString("1");
    }
}

package org.sekilab.semeai.lcg;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.model.Color;
import org.sekilab.semeai.ccg.Context;
import org.sekilab.semeai.ccg.Option;

/** Liberties of both essential blocks, and the positions that play leads to. */
class LibertyCountGameTest {
    @Test
    void eachColorHasItsLiberties() {
        LibertyCountGame game = LibertyCountGame.ending(3, LibertyCountGame.ALIVE);
        assertThat(game.liberties(Color.BLACK)).isEqualTo(3);
        assertThat(game.liberties(Color.WHITE)).isEqualTo(LibertyCountGame.ALIVE);
        assertThat(game.options(Color.BLACK)).isEmpty();
        assertThat(game.options(Color.WHITE)).isEmpty();
        assertThat(LibertyCountGame.ZERO.liberties(Color.BLACK)).isZero();
    }

    @ParameterizedTest
    @CsvSource({"-1, 0", "0, -1", "65537, 0", "0, 65537"})
    void otherNumbersAreRejected(int black, int white) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> LibertyCountGame.ending(black, white))
                .withMessageContaining("%d and %d".formatted(black, white));
    }

    /** Two orders of play lead to the same position: it counts once. */
    @Test
    void positionsAreFoundOnceEach() {
        LibertyCountGame end = LibertyCountGame.ZERO;
        LibertyCountGame left = new LibertyCountGame(1, 0, List.of(), List.of(always(end)));
        LibertyCountGame right = new LibertyCountGame(0, 1, List.of(always(end)), List.of());
        LibertyCountGame game = new LibertyCountGame(1, 1, List.of(always(left)), List.of(always(right)));
        assertThat(game.positions()).containsExactly(game, left, right, end);
    }

    @Test
    void gameOfOneColorHasItsLibertiesAndMovesOnItsSide() {
        for (Color owner : Color.values()) {
            LibertyCountGame game = LibertyCountGame.of(owner, 2, List.of(), List.of(always(LibertyCountGame.ZERO)));
            assertThat(game.liberties(owner)).isEqualTo(2);
            assertThat(game.liberties(owner.opposite())).isZero();
            assertThat(game.options(owner)).isEmpty();
            assertThat(game.options(owner.opposite())).hasSize(1);
        }
    }

    private static Option<LibertyCountGame> always(LibertyCountGame result) {
        return new Option<>(Context.ALWAYS, result);
    }
}

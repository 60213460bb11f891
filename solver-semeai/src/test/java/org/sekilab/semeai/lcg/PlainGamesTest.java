package org.sekilab.semeai.lcg;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sekilab.model.Color;
import org.sekilab.semeai.ccg.Context;

/** P_n and S_n of [LCG] 2.6.1. */
class PlainGamesTest {
    /** Only the opponent moves there, and takes one liberty after the other. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 7})
    void outsideLibertiesAreTakenByTheOpponentAlone(int liberties) {
        for (Color owner : Color.values()) {
            LibertyCountGame game = PlainGames.outside(owner, liberties);
            for (int left = liberties; left >= 0; left--) {
                assertThat(game.liberties(owner)).isEqualTo(left);
                assertThat(game.liberties(owner.opposite())).isZero();
                assertThat(game.options(owner)).isEmpty();
                assertThat(game.options(owner.opposite())).hasSize(left == 0 ? 0 : 1);
                if (left > 0) {
                    assertThat(game.options(owner.opposite()).get(0).context()).isEqualTo(Context.ALWAYS);
                    game = game.options(owner.opposite()).get(0).result();
                }
            }
        }
    }

    /** Each move, of either side, takes one liberty of both. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 7})
    void sharedLibertiesAreTakenFromBoth(int liberties) {
        LibertyCountGame game = PlainGames.shared(liberties);
        for (int left = liberties; left > 0; left--) {
            for (Color color : Color.values()) {
                assertThat(game.liberties(color)).isEqualTo(left);
                assertThat(game.options(color)).hasSize(1);
            }
            LibertyCountGame next = game.options(Color.BLACK).get(0).result();
            assertThat(game.options(Color.WHITE).get(0).result()).isSameAs(next);
            game = next;
        }
        assertThat(game.positions()).containsExactly(game);
        assertThat(game.liberties(Color.BLACK)).isZero();
    }
}

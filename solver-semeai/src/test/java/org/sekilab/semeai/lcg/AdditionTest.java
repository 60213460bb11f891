package org.sekilab.semeai.lcg;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.search.Seeds;
import org.sekilab.search.run.Budget;

/** Sums of games as one game, and plain liberties as bounds of games. */
class AdditionTest {
    private final Addition addition = new Addition(Budget.unlimited());

    @Test
    void outsideLibertiesAddUp() {
        LibertyCountGame five = addition.add(PlainGames.outside(Color.BLACK, 2), PlainGames.outside(Color.BLACK, 3));
        assertThat(five.liberties(Color.BLACK)).isEqualTo(5);
        assertThat(five.positions()).hasSize(6);
    }

    /** The last point of an eye is in context L0: beside other liberties it is a different point. */
    @Test
    void eyesAreNotAdded() {
        assertThat(Addition.isAddable(EyeGames.eye(Color.BLACK, 1, 0))).isFalse();
        assertThat(Addition.isAddable(PlainGames.shared(3))).isTrue();
    }

    @RepeatedTest(50)
    void sumIsWorthWhatItsGamesAre(RepetitionInfo run) {
        long seed = Seeds.next(run);
        Random random = new Random(seed);
        List<LibertyCountGame> games = List.of(
                PlainGames.outside(Color.BLACK, random.nextInt(4)),
                PlainGames.shared(random.nextInt(3)),
                PlainGames.outside(Color.WHITE, random.nextInt(4)));
        LibertyCountGame black = EyeGames.eye(Color.BLACK, 1 + random.nextInt(4), 0);
        LibertyCountGame white = EyeGames.eye(Color.WHITE, 1 + random.nextInt(4), 0);
        LibertyCountGame sum = games.stream().reduce(LibertyCountGame.ZERO, addition::add);
        for (Color first : Color.values()) {
            assertThat(new RaceSearch(List.of(sum, black, white), Optional.empty(), 100_000, Budget.unlimited())
                            .value(first))
                    .as("seed %d", seed)
                    .isEqualTo(new RaceSearch(
                                    List.of(games.get(0), games.get(1), games.get(2), black, white),
                                    Optional.empty(),
                                    100_000,
                                    Budget.unlimited())
                            .value(first));
        }
    }

    /** [LCG] 3: a protected liberty is worth at least a plain one, and at most as many plain ones as it needs moves. */
    @Test
    void plainLibertiesBoundProtectedOnes() {
        LibertyCountGame guarded = EyeGames.protectedLiberty(Color.WHITE, 2);
        Domination domination = new Domination(Budget.unlimited());
        assertThat(domination.findPlainBound(guarded, Color.WHITE, Color.WHITE))
                .hasValueSatisfying(
                        plain -> assertThat(plain.liberties(Color.WHITE)).isEqualTo(1));
        assertThat(domination.findPlainBound(guarded, Color.WHITE, Color.BLACK))
                .hasValueSatisfying(
                        plain -> assertThat(plain.liberties(Color.WHITE)).isEqualTo(3));
    }
}

package org.sekilab.semeai.lcg;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.model.Seeds;
import org.sekilab.search.Limits;
import org.sekilab.search.Outcome;
import org.sekilab.search.run.Budget;
import org.sekilab.semeai.ccg.Context;
import org.sekilab.semeai.ccg.Option;

class DominationTest {
    private final Domination domination = new Domination(Budget.unlimited());

    @Test
    void moreLibertiesAreBetter() {
        LibertyCountGame three = PlainGames.outside(Color.BLACK, 3);
        LibertyCountGame two = PlainGames.outside(Color.BLACK, 2);
        assertThat(domination.dominates(three, two, Color.BLACK)).isTrue();
        assertThat(domination.dominates(two, three, Color.BLACK)).isFalse();
        assertThat(domination.dominates(two, three, Color.WHITE)).isTrue();
    }

    @Test
    void protectedLibertyIsBetterThanAPlainOne() {
        LibertyCountGame plain = PlainGames.outside(Color.WHITE, 1);
        LibertyCountGame guarded = EyeGames.protectedLiberty(Color.WHITE, 2);
        assertThat(domination.dominates(guarded, plain, Color.WHITE)).isTrue();
        assertThat(domination.dominates(plain, guarded, Color.WHITE)).isFalse();
    }

    /** [LCG] 2.3: an option in context KO to a result that is also available without it. */
    @Test
    void optionInADominatedContextIsPruned() {
        LibertyCountGame game = new LibertyCountGame(
                0,
                1,
                List.of(
                        new Option<>(Context.KO, LibertyCountGame.ZERO),
                        new Option<>(Context.ALWAYS, LibertyCountGame.ZERO)),
                List.of());
        assertThat(game.options(Color.BLACK)).containsExactly(new Option<>(Context.ALWAYS, LibertyCountGame.ZERO));
    }

    /** [LCG] 2.5: filling an own liberty instead of extending. */
    @Test
    void fillingAnOwnLibertyIsPruned() {
        LibertyCountGame two = PlainGames.outside(Color.BLACK, 2);
        LibertyCountGame one = PlainGames.outside(Color.BLACK, 1);
        LibertyCountGame game = new LibertyCountGame(
                1, 0, List.of(new Option<>(Context.ALWAYS, one), new Option<>(Context.ALWAYS, two)), List.of());
        assertThat(domination.prune(game).options(Color.BLACK)).hasSize(1);
        assertThat(domination.prune(game).options(Color.BLACK).get(0).result().liberties(Color.BLACK))
                .isEqualTo(2);
    }

    @RepeatedTest(500)
    void pruningKeepsTheValueOfSums(RepetitionInfo run) {
        long seed = Seeds.next(run);
        Random random = new Random(seed);
        // The plain liberty of each side makes it a race: a block without any would be captured already.
        List<LibertyCountGame> games = List.of(
                randomGame(random, 4),
                randomGame(random, 3),
                randomGame(random, 2),
                PlainGames.outside(Color.BLACK, 1),
                PlainGames.outside(Color.WHITE, 1));
        List<LibertyCountGame> pruned = games.stream().map(domination::prune).toList();
        for (Color first : Color.values()) {
            assertThat(value(pruned, first)).as("seed %d", seed).isEqualTo(value(games, first));
        }
    }

    /** Filling an own liberty without any gain is as good as a pass. */
    @Test
    void wastedMoveIsPruned() {
        LibertyCountGame two = PlainGames.outside(Color.BLACK, 2);
        LibertyCountGame game = new LibertyCountGame(
                2,
                0,
                List.of(new Option<>(Context.ALWAYS, PlainGames.outside(Color.BLACK, 1))),
                two.options(Color.WHITE));
        assertThat(domination.prune(game)).isSameAs(domination.prune(two));
    }

    @RepeatedTest(500)
    void dominatingGameIsNeverWorseInASum(RepetitionInfo run) {
        long seed = Seeds.next(run);
        Random random = new Random(seed);
        LibertyCountGame game = randomGame(random, 3);
        LibertyCountGame other = randomGame(random, 3);
        for (int i = 0; i < 5; i++) {
            LibertyCountGame rest = randomGame(random, 4);
            if (haveLiberties(game, rest)
                    && haveLiberties(other, rest)
                    && domination.dominates(game, other, Color.BLACK)) {
                for (Color first : Color.values()) {
                    assertThat(value(List.of(game, rest), first))
                            .as("seed %d", seed)
                            .isGreaterThanOrEqualTo(value(List.of(other, rest), first));
                }
            }
        }
    }

    /** Comparing games stops after at most as many comparisons as a budget allows. */
    @Test
    void comparisonsAreStepsOfABudget() {
        AtomicInteger polls = new AtomicInteger();
        Domination compared = new Domination(Budget.ofTime(Limits.DEFAULT.withCancel(() -> {
            polls.incrementAndGet();
            return false;
        })));
        Random random = new Random(Seeds.of(5L));
        for (int i = 0; i < 4_000; i++) {
            compared.dominates(randomGame(random, 4), randomGame(random, 4), Color.BLACK);
        }
        assertThat(compared.comparisons()).isGreaterThan(3_000).isLessThanOrEqualTo(1_024 * polls.get());
    }

    @Test
    void nothingIsComparedAfterAStop() {
        Domination stopped = new Domination(Budget.ofTime(Limits.DEFAULT.withCancel(() -> true)));
        LibertyCountGame three = PlainGames.outside(Color.BLACK, 3);
        assertThat(stopped.dominates(three, PlainGames.outside(Color.BLACK, 2), Color.BLACK))
                .isFalse();
        assertThat(stopped.comparisons()).isZero();
    }

    /** A block without any would be captured already. */
    private static boolean haveLiberties(LibertyCountGame game, LibertyCountGame rest) {
        return game.liberties(Color.BLACK) + rest.liberties(Color.BLACK) > 0
                && game.liberties(Color.WHITE) + rest.liberties(Color.WHITE) > 0;
    }

    private static Outcome value(List<LibertyCountGame> games, Color first) {
        return new RaceSearch(games, Optional.of(Color.BLACK), 1_000_000, Budget.unlimited()).value(first);
    }

    private static LibertyCountGame randomGame(Random random, int depth) {
        return new LibertyCountGame(
                random.nextInt(3), random.nextInt(3), randomOptions(random, depth), randomOptions(random, depth));
    }

    private static List<Option<LibertyCountGame>> randomOptions(Random random, int depth) {
        List<Option<LibertyCountGame>> options = new ArrayList<>();
        for (int i = depth == 0 ? 0 : random.nextInt(3); i > 0; i--) {
            Context context = Context.values()[Math.max(0, random.nextInt(5) - 2)];
            options.add(new Option<>(context, randomGame(random, depth - 1)));
        }
        return options;
    }
}

package org.sekilab.semeai.lcg;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.sekilab.model.Color;
import org.sekilab.model.Seeds;
import org.sekilab.search.Outcome;
import org.sekilab.search.run.Budget;
import org.sekilab.semeai.ccg.Context;
import org.sekilab.semeai.ccg.Option;

/** Wins by counting against all play, in sums of games that need not exist on a board. */
class CaptureBoundsTest {
    private static final long SEED = Seeds.of(20_261_121L);

    /**
     * Of two blocks with outside liberties alone, the first player wins with equal numbers, the second player with one
     * more.
     */
    @Test
    void plainRacesAreDecidedByCounting() {
        for (int black = 1; black <= 4; black++) {
            for (int white = 1; white <= 4; white++) {
                List<LibertyCountGame> games =
                        List.of(PlainGames.outside(Color.BLACK, black), PlainGames.outside(Color.WHITE, white));
                assertThat(isWon(games, Color.BLACK, Color.BLACK)).isEqualTo(black >= white);
                assertThat(isWon(games, Color.BLACK, Color.WHITE)).isEqualTo(black > white);
            }
        }
    }

    /**
     * An eye of seven points with a stone in it, which keeps it one eye, takes 16 moves of the table's 17, as [M99]
     * counts.
     */
    @ParameterizedTest
    @CsvSource({"4, 1, 4", "5, 1, 7", "6, 1, 11", "7, 1, 16"})
    void largeEyesCountAsInTheTable(int points, int stones, int moves) {
        LibertyCountGame eye = EyeGames.eye(Color.BLACK, points, stones);
        assertThat(isWon(List.of(eye, PlainGames.outside(Color.WHITE, moves)), Color.WHITE, Color.WHITE))
                .isTrue();
        assertThat(isWon(List.of(eye, PlainGames.outside(Color.WHITE, moves - 1)), Color.BLACK, Color.WHITE))
                .isTrue();
    }

    @Test
    void twoEyesAreNeverTaken() {
        List<LibertyCountGame> games = List.of(
                EyeGames.eye(Color.BLACK, 1, 0), EyeGames.eye(Color.BLACK, 1, 0), PlainGames.outside(Color.WHITE, 9));
        assertThat(isWon(games, Color.WHITE, Color.WHITE)).isFalse();
        assertThat(isWon(List.of(EyeGames.twoEyes(Color.BLACK), games.get(2)), Color.BLACK, Color.WHITE))
                .isTrue();
    }

    /** The wins in all states of random sums, with either side first. */
    @ParameterizedTest
    @EnumSource(Color.class)
    void winsAreThoseOfAllPlay(Color koWinner) {
        check(koWinner, 1_500);
    }

    @ParameterizedTest
    @EnumSource(Color.class)
    @Tag("thorough")
    void winsInMoreSumsAreThoseOfAllPlay(Color koWinner) {
        check(koWinner, 5_000);
    }

    private static void check(Color koWinner, int sums) {
        Random random = new Random(SEED);
        int won = 0;
        for (int i = 0; i < sums; i++) {
            List<LibertyCountGame> games = randomSum(random);
            for (Color mover : Color.values()) {
                AllPlay all = new AllPlay(koWinner);
                int value = all.value(games, mover, 0);
                for (Color attacker : Color.values()) {
                    if (isWon(games, attacker, mover)) {
                        won++;
                        assertThat(value)
                                .as("sum %d of seed %d, %s, %s first", i, SEED, games, mover)
                                .isEqualTo(attacker == mover ? 1 : -1);
                    }
                }
                RaceSearch search = new RaceSearch(games, Optional.of(koWinner), 1_000_000, Budget.unlimited());
                assertThat(search.value(mover))
                        .as("sum %d of seed %d, %s, %s first", i, SEED, games, mover)
                        .isEqualTo(outcome(value, mover));
            }
        }
        assertThat(won).isGreaterThan(sums / 10);
    }

    private static Outcome outcome(int value, Color mover) {
        int black = mover == Color.BLACK ? value : -value;
        return black > 0 ? Outcome.WIN : black == 0 ? Outcome.DRAW : Outcome.LOSS;
    }

    private static boolean isWon(List<LibertyCountGame> games, Color attacker, Color mover) {
        return new CaptureBounds(new RaceState(games, Optional.empty()), Budget.unlimited()).isWonBy(attacker, mover);
    }

    /** Games about the liberties of one side, or of both; both sides have at least one liberty. */
    private static List<LibertyCountGame> randomSum(Random random) {
        List<LibertyCountGame> games = new ArrayList<>();
        do {
            games.clear();
            int count = 1 + random.nextInt(4);
            for (int i = 0; i < count; i++) {
                int kind = random.nextInt(5);
                games.add(randomGame(random, kind != 0 && kind != 1, kind != 2 && kind != 3));
            }
        } while (games.stream().mapToInt(game -> game.liberties(Color.BLACK)).sum() == 0
                || games.stream().mapToInt(game -> game.liberties(Color.WHITE)).sum() == 0);
        return games;
    }

    private static LibertyCountGame randomGame(Random random, boolean hasBlack, boolean hasWhite) {
        List<LibertyCountGame> made = new ArrayList<>(List.of(LibertyCountGame.ZERO));
        int size = 2 + random.nextInt(5);
        while (made.size() < size) {
            made.add(new LibertyCountGame(
                    hasBlack ? random.nextInt(4) : 0,
                    hasWhite ? random.nextInt(4) : 0,
                    randomOptions(random, made),
                    randomOptions(random, made)));
        }
        return made.get(size - 1);
    }

    private static List<Option<LibertyCountGame>> randomOptions(Random random, List<LibertyCountGame> made) {
        List<Option<LibertyCountGame>> options = new ArrayList<>();
        int count = random.nextInt(3);
        for (int i = 0; i < count; i++) {
            int context = random.nextInt(6);
            options.add(new Option<>(
                    context == 0 ? Context.L0 : context == 1 ? Context.KO : Context.ALWAYS,
                    made.get(random.nextInt(made.size()))));
        }
        return options;
    }

    /** The rules of [LCG] 2 and nothing else: 1, 0 or -1 for the side to move. */
    private static final class AllPlay {
        private final Color koWinner;
        private final Map<State, Integer> known = new HashMap<>();

        private AllPlay(Color koWinner) {
            this.koWinner = koWinner;
        }

        private record State(List<LibertyCountGame> games, Color mover, int passes) {}

        private int value(List<LibertyCountGame> games, Color mover, int passes) {
            State state = new State(games, mover, passes);
            @Nullable Integer value = known.get(state);
            if (value == null) {
                value = passes == 1 ? 0 : -value(games, mover.opposite(), 1);
                for (int game = 0; game < games.size(); game++) {
                    for (Option<LibertyCountGame> option : games.get(game).options(mover)) {
                        value = Math.max(value, value(games, game, option, mover));
                    }
                }
                known.put(state, value);
            }
            return value;
        }

        private int value(List<LibertyCountGame> games, int game, Option<LibertyCountGame> option, Color mover) {
            Color other = mover.opposite();
            List<LibertyCountGame> next = new ArrayList<>(games);
            next.set(game, LibertyCountGame.ZERO);
            boolean isLast = liberties(next, other) == 0;
            next.set(game, option.result());
            if (option.context() == Context.L0 && !isLast || option.context() == Context.KO && mover != koWinner) {
                return -1;
            }
            if (liberties(next, other) == 0) {
                return 1;
            }
            return liberties(next, mover) == 0 ? -1 : -value(List.copyOf(next), other, 0);
        }

        private static int liberties(List<LibertyCountGame> games, Color color) {
            return games.stream().mapToInt(game -> game.liberties(color)).sum();
        }
    }
}

package org.sekilab.semeai.lcg;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.model.Color;
import org.sekilab.search.Outcome;
import org.sekilab.search.run.Budget;
import org.sekilab.semeai.ccg.Context;
import org.sekilab.semeai.ccg.Option;

/** Races as sums of games, against the papers' rules and examples. */
class RaceSearchTest {
    private static final int MAX_STATES = 1_000_000;

    /**
     * The number of moves that an eye is worth: the outside liberties that the opponent needs to win when moving first.
     */
    @ParameterizedTest
    @CsvSource({"1, 1", "2, 2", "3, 3", "4, 5", "5, 8", "6, 12", "7, 17"})
    void eyeIsWorthTheMovesOfTheTable(int points, int moves) {
        LibertyCountGame eye = EyeGames.eye(Color.BLACK, points, 0);
        for (int outside = 1; outside <= 20; outside++) {
            Outcome expected = outside >= moves ? Outcome.LOSS : Outcome.WIN;
            assertThat(value(Color.WHITE, eye, PlainGames.outside(Color.WHITE, outside)))
                    .as("%d outside liberties", outside)
                    .isEqualTo(expected);
        }
    }

    /** Stones inside count for their owner. */
    @ParameterizedTest
    @CsvSource({"4, 1, 4", "5, 2, 6", "6, 2, 10", "6, 4, 8", "7, 1, 16", "7, 5, 12"})
    void stonesInsideAreMovesMade(int points, int stones, int moves) {
        LibertyCountGame eye = EyeGames.eye(Color.BLACK, points, stones);
        assertThat(value(Color.WHITE, eye, PlainGames.outside(Color.WHITE, moves)))
                .isEqualTo(Outcome.LOSS);
        assertThat(value(Color.WHITE, eye, PlainGames.outside(Color.WHITE, moves - 1)))
                .isEqualTo(Outcome.WIN);
    }

    /** [N05] 5.3 (1): D shared liberties, and outside ones. */
    @Test
    void racesWithoutEyesAreAsTheFormulaSays() {
        for (int shared = 0; shared <= 5; shared++) {
            for (int black = 0; black <= 5; black++) {
                for (int white = 0; white <= 5; white++) {
                    if (black + shared > 0 && white + shared > 0) {
                        boolean blackCaptures = shared == 0 ? black >= white : black >= white + shared - 1;
                        boolean whiteCaptures = shared == 0 ? white > black : white > black && white >= black + shared;
                        Outcome expected = blackCaptures ? Outcome.WIN : whiteCaptures ? Outcome.LOSS : Outcome.DRAW;
                        assertThat(value(
                                        Color.BLACK,
                                        PlainGames.outside(Color.BLACK, black),
                                        PlainGames.outside(Color.WHITE, white),
                                        PlainGames.shared(shared)))
                                .as("%d shared, %d and %d outside", shared, black, white)
                                .isEqualTo(expected);
                    }
                }
            }
        }
    }

    /** [N05] 5.3 (2): an eye of one point each. */
    @Test
    void racesWithEyesAreAsTheFormulaSays() {
        for (int shared = 0; shared <= 4; shared++) {
            for (int black = 0; black <= 4; black++) {
                for (int white = 0; white <= 4; white++) {
                    boolean blackCaptures = black >= white + shared;
                    boolean whiteCaptures = white > black + shared || shared == 0 && white > black;
                    Outcome expected = blackCaptures ? Outcome.WIN : whiteCaptures ? Outcome.LOSS : Outcome.DRAW;
                    assertThat(value(
                                    Color.BLACK,
                                    PlainGames.outside(Color.BLACK, black),
                                    PlainGames.outside(Color.WHITE, white),
                                    EyeGames.eye(Color.BLACK, 1, 0),
                                    EyeGames.eye(Color.WHITE, 1, 0),
                                    PlainGames.shared(shared)))
                            .as("%d shared, %d and %d outside", shared, black, white)
                            .isEqualTo(expected);
                }
            }
        }
    }

    /**
     * [LCG] figure 2: filling an eye of seven points until it has three. The owner captures each time that only one
     * liberty is left. The opponent needs 17 moves more than the owner.
     */
    @Test
    void libertyCountsOfAnEyeOfSevenPoints() {
        LibertyCountGame game = EyeGames.eye(Color.BLACK, 7, 0);
        List<Integer> counts = new ArrayList<>(List.of(7));
        int moves = 0;
        int captures = 0;
        while (game.liberties(Color.BLACK) > 0) {
            boolean isCapture = game.liberties(Color.BLACK) == 1 && captures < 4;
            game = game.options(isCapture ? Color.BLACK : Color.WHITE).get(0).result();
            counts.add(game.liberties(Color.BLACK));
            moves += isCapture ? 0 : 1;
            captures += isCapture ? 1 : 0;
        }
        assertThat(counts)
                .containsExactly(7, 6, 5, 4, 3, 2, 1, 6, 5, 4, 3, 2, 1, 5, 4, 3, 2, 1, 4, 3, 2, 1, 3, 2, 1, 0);
        assertThat(moves - captures).isEqualTo(17);
    }

    /**
     * [LCG] figure 3: six points with two stones and five outside liberties against seven with six and three; two are
     * shared.
     */
    @Test
    void sevenPointEyeWinsThoughTheOtherMovesFirst() {
        LibertyCountGame[] games = {
            EyeGames.eye(Color.BLACK, 6, 2),
            PlainGames.outside(Color.BLACK, 5),
            EyeGames.eye(Color.WHITE, 7, 6),
            PlainGames.outside(Color.WHITE, 3),
            PlainGames.shared(2)
        };
        assertThat(value(Color.BLACK, games)).isEqualTo(Outcome.LOSS);
        assertThat(value(Color.WHITE, games)).isEqualTo(Outcome.LOSS);
        games[1] = PlainGames.outside(Color.BLACK, 6); // "White remains one move ahead"
        assertThat(value(Color.BLACK, games)).isEqualTo(Outcome.WIN);
    }

    /**
     * Figure 3 after move 13: no outside liberties, and six points with two stones each: the first player wins by one
     * move.
     */
    @ParameterizedTest
    @CsvSource({"BLACK, WIN", "WHITE, LOSS"})
    void firstPlayerWinsTheBalancedRace(Color first, Outcome expected) {
        assertThat(value(first, EyeGames.eye(Color.BLACK, 6, 2), EyeGames.eye(Color.WHITE, 6, 2)))
                .isEqualTo(expected);
    }

    /** [LCG] figure 4: the opponent has to fill the four shared liberties; the owner of the eye does not have to. */
    @Test
    void eyelessBlockNeedsTheSharedLibertiesToo() {
        LibertyCountGame eye = EyeGames.eye(Color.BLACK, 7, 0);
        for (int outside = 18; outside <= 24; outside++) {
            Outcome expected = outside >= 17 + 4 ? Outcome.LOSS : Outcome.WIN;
            assertThat(value(Color.WHITE, eye, PlainGames.outside(Color.WHITE, outside), PlainGames.shared(4)))
                    .as("%d outside", outside)
                    .isEqualTo(expected);
        }
    }

    /** [LCG] figure 5: three approach moves, or none if the liberty is the last of all. */
    @Test
    void protectedLibertyCostsApproachMovesUnlessItIsTheLast() {
        LibertyCountGame liberty = EyeGames.protectedLiberty(Color.BLACK, 3);
        LibertyCountGame outside = PlainGames.outside(Color.BLACK, 1);
        assertThat(liberty.positions()).hasSize(5);
        assertThat(value(Color.WHITE, liberty, PlainGames.outside(Color.WHITE, 1)))
                .isEqualTo(Outcome.LOSS);
        // With another liberty beside it that is filled first, it costs no more than a plain one; two of them do.
        assertThat(value(Color.WHITE, liberty, outside, PlainGames.outside(Color.WHITE, 2)))
                .isEqualTo(Outcome.LOSS);
        LibertyCountGame second = EyeGames.protectedLiberty(Color.BLACK, 3);
        assertThat(value(Color.WHITE, liberty, second, PlainGames.outside(Color.WHITE, 4)))
                .isEqualTo(Outcome.WIN);
        assertThat(value(Color.WHITE, liberty, second, PlainGames.outside(Color.WHITE, 5)))
                .isEqualTo(Outcome.LOSS);
    }

    /**
     * [LCG] figure 6: black has three outside liberties, and an eye of five points with a stone in it. White has eight
     * plain liberties and two that are at least as good, so that two plain ones are a lower bound. White moving first
     * wins by the bound, but not after a move that only makes an eye.
     */
    @Test
    void lowerBoundDecidesTheTestProblem() {
        LibertyCountGame eye = EyeGames.eye(Color.BLACK, 5, 1);
        LibertyCountGame outside = PlainGames.outside(Color.BLACK, 3);
        LibertyCountGame plain = PlainGames.outside(Color.WHITE, 8);
        assertThat(value(Color.WHITE, eye, outside, plain, PlainGames.outside(Color.WHITE, 2)))
                .isEqualTo(Outcome.LOSS);
        assertThat(value(Color.BLACK, eye, outside, plain, PlainGames.outside(Color.WHITE, 2)))
                .isEqualTo(Outcome.WIN);
        assertThat(value(Color.WHITE, eye, outside, plain, PlainGames.outside(Color.WHITE, 1)))
                .isEqualTo(Outcome.WIN);
    }

    @Test
    void twoEyesAreNeverTaken() {
        assertThat(value(Color.WHITE, EyeGames.twoEyes(Color.BLACK), PlainGames.outside(Color.WHITE, 9)))
                .isEqualTo(Outcome.WIN);
        assertThat(value(Color.BLACK, EyeGames.twoEyes(Color.BLACK), EyeGames.twoEyes(Color.WHITE)))
                .isEqualTo(Outcome.DRAW);
    }

    /** One liberty that only the winner of kos can fill. */
    @ParameterizedTest
    @CsvSource({"BLACK, WIN", "WHITE, DRAW", ", DRAW"})
    void koContextHoldsForItsWinnerOnly(Color koWinner, Outcome expected) {
        LibertyCountGame ko =
                new LibertyCountGame(0, 1, List.of(new Option<>(Context.KO, LibertyCountGame.ZERO)), List.of());
        RaceSearch race = new RaceSearch(
                List.of(ko, EyeGames.twoEyes(Color.BLACK)),
                Optional.ofNullable(koWinner),
                MAX_STATES,
                Budget.unlimited());
        assertThat(race.value(Color.BLACK)).isEqualTo(expected);
    }

    /** A seki, which no count of moves to a capture finds. */
    @Test
    void tooManyStatesAreNoAnswer() {
        List<LibertyCountGame> games =
                List.of(PlainGames.outside(Color.BLACK, 3), PlainGames.outside(Color.WHITE, 3), PlainGames.shared(3));
        assertThat(new RaceSearch(games, Optional.empty(), 10, Budget.unlimited()).value(Color.BLACK))
                .isEqualTo(Outcome.UNKNOWN);
    }

    private static Outcome value(Color first, LibertyCountGame... games) {
        return new RaceSearch(List.of(games), Optional.empty(), MAX_STATES, Budget.unlimited()).value(first);
    }
}

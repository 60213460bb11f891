package org.sekilab.semeai;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.model.Color;
import org.sekilab.model.Seeds;
import org.sekilab.model.text.Diagram;
import org.sekilab.search.Outcome;
import org.sekilab.search.run.Budget;
import org.sekilab.semeai.lcg.EyeGames;
import org.sekilab.semeai.lcg.LibertyCountGame;
import org.sekilab.semeai.lcg.PlainGames;
import org.sekilab.semeai.lcg.RaceSearch;

/** Sums of plain games have the values of boards that are made of them. */
class GamesOnBoardsTest {
    private static final LibertyCountAnalyzer SUMS = new LibertyCountAnalyzer(Engines.CONFIG);

    /** [LCG] 2.6.3 on the board: an eye of a given number of points is worth the moves of the table. */
    @ParameterizedTest
    @CsvSource({"., 1", ".., 2", "..., 3", "#.#/..., 5", "#../..., 8", "#x#/.x., 3", "#x./..., 7"})
    void eyeOnTheBoardIsWorthTheMovesOfTheTable(String rows, int moves) {
        List<String> eye = List.of(rows.split("/"));
        for (int outside = Math.max(1, moves - 2); outside <= moves + 1; outside++) {
            SemeaiProblem problem = new RaceBoard(0, outside, 0, eye, RaceBoard.NO_EYE).problem();
            SemeaiVerdict expected = outside >= moves ? SemeaiVerdict.WHITE_WINS : SemeaiVerdict.BLACK_WINS;
            assertThat(Engines.SEARCH.analyze(problem, Color.WHITE).verdict())
                    .as("%d outside liberties%n%s", outside, Diagram.format(problem.position()))
                    .isEqualTo(expected);
            assertThat(SUMS.analyze(problem, Color.WHITE).verdict())
                    .as("%d outside liberties%n%s", outside, Diagram.format(problem.position()))
                    .isIn(expected, SemeaiVerdict.UNKNOWN);
        }
    }

    /**
     * [LCG] figure 3, with our own eye shapes. Black has six points with two white stones and five outside liberties.
     * White has seven points with six black stones and three outside liberties; two liberties are shared. Black's
     * attempt to capture fails, white wins.
     */
    @Test
    void sevenPointsAgainstSixOnTheBoard() {
        SemeaiProblem problem =
                new RaceBoard(5, 3, 2, List.of("#.##", ".x.#", "#x.#"), List.of("#x##", "xxx.", "#xx#")).problem();
        assertThat(SUMS.analyze(problem, Color.BLACK).verdict())
                .as(Diagram.format(problem.position()))
                .isEqualTo(SemeaiVerdict.WHITE_WINS);
    }

    @RepeatedTest(60)
    void plainSumsAreWorthWhatTheBoardIs(RepetitionInfo run) {
        long seed = Seeds.next(run);
        Random random = new Random(seed);
        int shared = random.nextInt(4);
        int black = random.nextInt(5) + (shared == 0 ? 1 : 0);
        int white = random.nextInt(5) + (shared == 0 ? 1 : 0);
        int blackEye = random.nextInt(3);
        int whiteEye = random.nextInt(3);
        SemeaiProblem problem =
                new RaceBoard(black, white, shared, RaceBoard.row(blackEye), RaceBoard.row(whiteEye)).problem();
        List<LibertyCountGame> games = new ArrayList<>(List.of(
                PlainGames.outside(Color.BLACK, black),
                PlainGames.outside(Color.WHITE, white),
                PlainGames.shared(shared)));
        addEye(games, Color.BLACK, blackEye);
        addEye(games, Color.WHITE, whiteEye);
        for (Color first : Color.values()) {
            Outcome value = new RaceSearch(games, Optional.empty(), 100_000, Budget.unlimited()).value(first);
            SemeaiVerdict verdict = Engines.SEARCH.analyze(problem, first).verdict();
            String description = "seed %d, %s first%n%s".formatted(seed, first, Diagram.format(problem.position()));
            assertThat(verdict)
                    .as(description)
                    .isEqualTo(
                            switch (value) {
                                case WIN -> SemeaiVerdict.BLACK_WINS;
                                case LOSS -> SemeaiVerdict.WHITE_WINS;
                                default -> SemeaiVerdict.SEKI;
                            });
            SemeaiResult sum = SUMS.analyze(problem, first);
            assertThat(sum.verdict()).as(description).isEqualTo(verdict);
            assertThat(sum.certainty()).as(description).isEqualTo(Certainty.CERTAIN);
        }
    }

    private static void addEye(List<LibertyCountGame> games, Color owner, int points) {
        if (points > 0) {
            games.add(EyeGames.eye(owner, points, 0));
        }
    }
}

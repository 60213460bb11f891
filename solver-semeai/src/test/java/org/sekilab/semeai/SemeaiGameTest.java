package org.sekilab.semeai;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.search.Goal;
import org.sekilab.search.Outcome;
import org.sekilab.search.SearchListener;
import org.sekilab.semeai.area.SemeaiArea;
import org.sekilab.semeai.play.SemeaiBoard;
import org.sekilab.semeai.play.SemeaiGame;

/** A race as a search sees it: its value, its moves, and its ends. */
class SemeaiGameTest {
    private static final int STEP = 5;

    /** Black wins the race exactly if it wins with endless play counted for White. */
    @Test
    void valueIsThatOfEnumeration() {
        int wins = 0;
        for (OracleRace race : OracleRace.all()) {
            for (Color first : race.index() % STEP == 0 ? Color.values() : new Color[0]) {
                Optional<SemeaiVerdict> truth = race.truth(first);
                SemeaiBoard board = new SemeaiBoard(
                        Walls.areaOf(race.problem()),
                        race.problem().koWinner().banned(),
                        first,
                        SemeaiBoard.End.TWO_PASSES);
                Outcome outcome = Engines.ALPHA_BETA
                        .prove(
                                new SemeaiGame(board, Goal.WIN, Outcome.LOSS),
                                Goal.WIN,
                                Engines.CONFIG.limits(),
                                SearchListener.NONE)
                        .outcome();
                boolean isWin = truth.equals(Optional.of(SemeaiVerdict.BLACK_WINS));
                assertThat(outcome)
                        .as("%s first: %s", first, race.describe())
                        .isEqualTo(isWin ? Outcome.WIN : Outcome.LOSS);
                wins += isWin ? 1 : 0;
            }
        }
        assertThat(wins).isGreaterThan(20);
    }

    /** A block with one liberty is captured by the next move, so the race is over. */
    @Test
    void lastLibertyDecides() {
        SemeaiGame black = game(3, 1, 0, Color.BLACK);
        assertThat(black.outcome()).isEqualTo(Outcome.WIN);
        SemeaiGame white = game(1, 3, 0, Color.WHITE);
        assertThat(white.outcome()).isEqualTo(Outcome.LOSS);
        assertThat(game(2, 2, 0, Color.BLACK).outcome()).isEqualTo(Outcome.UNKNOWN);
    }

    @Test
    void captureAndTwoPassesEndTheRace() {
        SemeaiGame game = game(2, 1, 0, Color.BLACK);
        int[] moves = new int[game.maxMoves()];
        game.movesInto(moves);
        game.play(moves[0]);
        assertThat(game.outcome()).isEqualTo(Outcome.WIN);
        game.undo();
        SemeaiGame passing = game(2, 2, 2, Color.BLACK);
        passing.play(passing.maxMoves() - 1);
        passing.play(passing.maxMoves() - 1);
        assertThat(passing.outcome()).isEqualTo(Outcome.DRAW);
    }

    /** In atari, moves that neither capture nor extend are left out. Here no others are legal, so a pass is left. */
    @Test
    void sideInAtariDoesNotPlayElsewhere() {
        SemeaiGame inAtari = game(1, 3, 0, Color.BLACK);
        assertThat(moves(inAtari)).containsExactly(inAtari.maxMoves() - 1);
        SemeaiGame calm = game(2, 3, 0, Color.BLACK);
        assertThat(moves(calm)).hasSize(3).contains(calm.maxMoves() - 1);
    }

    /** Plain liberties are exchangeable: one of each kind is tried, and the states after them are the same. */
    @Test
    void oneMoveOfEachKindIsTriedAndThePass() {
        SemeaiGame game = game(3, 2, 2, Color.BLACK);
        assertThat(moves(game)).hasSize(1 + 1 + 1 + 1);
        assertThat(game.maxMoves()).isEqualTo(3 + 2 + 2 + 1);
    }

    @Test
    void estimateIsTheDifferenceOfLiberties() {
        assertThat(game(3, 1, 2, Color.BLACK).estimate()).isEqualTo(2);
        assertThat(game(1, 4, 2, Color.BLACK).estimate()).isEqualTo(-3);
        assertThat(game(1, 4, 2, Color.BLACK).repetition()).isEqualTo(Outcome.LOSS);
        assertThat(game(1, 4, 2, Color.BLACK).isProverToMove()).isTrue();
        assertThat(game(1, 4, 2, Color.WHITE).isProverToMove()).isFalse();
    }

    private static SemeaiGame game(int black, int white, int shared, Color first) {
        SemeaiArea area =
                Walls.areaOf(new RaceBoard(black, white, shared, RaceBoard.NO_EYE, RaceBoard.NO_EYE).problem());
        SemeaiBoard board = new SemeaiBoard(area, KoWinner.NONE.banned(), first, SemeaiBoard.End.TWO_PASSES);
        return new SemeaiGame(board, Goal.WIN, Outcome.LOSS);
    }

    private static List<Integer> moves(SemeaiGame game) {
        int[] moves = new int[game.maxMoves()];
        int count = game.movesInto(moves);
        return Arrays.stream(moves, 0, count).boxed().toList();
    }
}

package org.sekilab.semeai;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sekilab.model.Color;
import org.sekilab.search.Goal;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;
import org.sekilab.search.Result;
import org.sekilab.search.SearchListener;
import org.sekilab.semeai.bounds.BoundedRace;
import org.sekilab.semeai.play.SemeaiBoard;
import org.sekilab.semeai.play.SemeaiGame;

/** Counts end play early, and change no answer. */
class BoundedRaceTest {
    private static final int STEP = 4;

    /** Endless play counts against the question, so that an answer holds under any rule. */
    @ParameterizedTest
    @EnumSource(Goal.class)
    void answerIsThatOfPlayToTheEndInFewerStates(Goal goal) {
        long counted = 0;
        long played = 0;
        Outcome repetition = goal == Goal.WIN ? Outcome.LOSS : Outcome.WIN;
        for (OracleRace race : OracleRace.all()) {
            for (Color first : race.index() % STEP == 0 ? Color.values() : new Color[0]) {
                Result bounded = prove(BoundedRace.of(board(race, first), goal, repetition), goal);
                Result whole = prove(new SemeaiGame(board(race, first), goal, repetition), goal);
                assertThat(bounded.outcome())
                        .as("%s first: %s", first, race.describe())
                        .isEqualTo(whole.outcome());
                counted += bounded.statistics().nodes();
                played += whole.statistics().nodes();
            }
        }
        assertThat(counted).isPositive().isLessThan(played);
    }

    /** A caller wants a move, too, so the first state is never an end. */
    @Test
    void firstStateHasMoves() {
        SemeaiProblem decided = new RaceBoard(9, 1, 0, RaceBoard.row(2), RaceBoard.NO_EYE).problem();
        SemeaiBoard board =
                new SemeaiBoard(Walls.areaOf(decided), KoWinner.NONE.banned(), Color.WHITE, SemeaiBoard.End.TWO_PASSES);
        Problem race = BoundedRace.of(board, Goal.WIN, Outcome.LOSS);
        assertThat(race.outcome()).isEqualTo(Outcome.UNKNOWN);
        int[] moves = new int[race.maxMoves()];
        assertThat(race.movesInto(moves)).isPositive();
        race.play(moves[0]);
        assertThat(race.outcome()).isEqualTo(Outcome.WIN);
    }

    private static SemeaiBoard board(OracleRace race, Color first) {
        return new SemeaiBoard(
                Walls.areaOf(race.problem()), race.problem().koWinner().banned(), first, SemeaiBoard.End.TWO_PASSES);
    }

    private static Result prove(Problem problem, Goal goal) {
        return Engines.ALPHA_BETA.prove(problem, goal, Engines.CONFIG.limits(), SearchListener.NONE);
    }
}

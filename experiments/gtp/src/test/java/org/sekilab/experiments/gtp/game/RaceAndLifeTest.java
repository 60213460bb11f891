package org.sekilab.experiments.gtp.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.experiments.gtp.board.RaceOutlooks;
import org.sekilab.experiments.gtp.board.RaceOutlooks.Gaps;
import org.sekilab.experiments.gtp.board.RaceOutlooks.Outlook;
import org.sekilab.experiments.gtp.board.RaceOutlooks.Success;
import org.sekilab.experiments.gtp.game.BlockLife.Life;
import org.sekilab.experiments.gtp.game.StatusJudge.Trust;
import org.sekilab.model.Color;
import org.sekilab.model.Points;
import org.sekilab.model.text.Diagram;
import org.sekilab.search.Limit;
import org.sekilab.search.Limits;
import org.sekilab.search.Statistics;
import org.sekilab.semeai.Certainty;
import org.sekilab.semeai.KoWinner;
import org.sekilab.semeai.SemeaiAnalyzer;
import org.sekilab.semeai.SemeaiProblem;
import org.sekilab.semeai.SemeaiResult;
import org.sekilab.semeai.SemeaiVerdict;

/** Races in which the search of the race and the search of one block contradict each other. */
class RaceAndLifeTest {
    private static final int BLACK = 0;
    private static final int WHITE = 2;
    private static final int MOVE = 1; // of the race
    private static final int SAVING = 4; // of the block
    private static final SemeaiProblem RACE = new SemeaiProblem(Diagram.parse("""
            X . O
            X . O
            """), BLACK, WHITE, KoWinner.NONE);

    @Test
    void blockThatLivesIsNotCaptured() {
        Outlook outlook = judge(blackWins(Certainty.HEURISTIC), Color.BLACK, livesIfFirst(WHITE, Color.BLACK));
        assertThat(outlook.prospects().lives()).isEqualTo(Success.CERTAIN);
        assertThat(outlook.prospects().captures()).isEqualTo(Success.NONE);
    }

    @Test
    void blockThatLivesIsSavedByItsOwnMove() {
        Outlook outlook = judge(blackWins(Certainty.HEURISTIC), Color.WHITE, livesIfFirst(WHITE, Color.WHITE));
        assertThat(outlook.prospects().lives()).isEqualTo(Success.CERTAIN);
        assertThat(outlook.prospects().captures()).isEqualTo(Success.NONE);
        assertThat(outlook.move()).isEqualTo(SAVING);
    }

    @Test
    void blockThatLivesWithoutAMoveNeedsNone() {
        BlockLife always =
                (stone, first) -> stone == WHITE ? Optional.of(new Life(SAVING, Trust.GUESS)) : Optional.empty();
        assertThat(judge(blackWins(Certainty.HEURISTIC), Color.WHITE, always).move())
                .isEqualTo(Points.PASS);
    }

    /** A proof about the race is stronger than a guess about a block. */
    @Test
    void proofOfTheRaceStays() {
        Outlook outlook = judge(blackWins(Certainty.CERTAIN), Color.WHITE, livesIfFirst(WHITE, Color.WHITE));
        assertThat(outlook.prospects().lives()).isEqualTo(Success.NONE);
        assertThat(outlook.move()).isEqualTo(Points.PASS);
    }

    /** White lives by a ko in the race. */
    @ParameterizedTest
    @CsvSource({"GUESS, KO_OPPONENT_FIRST", "PROOF, CERTAIN"})
    void onlyAProofOverrulesAKo(Trust trust, Success lives) {
        SemeaiAnalyzer ko = (problem, first) -> result(
                problem.koWinner() == KoWinner.BLACK ? SemeaiVerdict.BLACK_WINS : SemeaiVerdict.WHITE_WINS,
                Certainty.HEURISTIC);
        BlockLife white = (stone, first) ->
                stone == WHITE && first == Color.WHITE ? Optional.of(new Life(SAVING, trust)) : Optional.empty();
        assertThat(judge(ko, Color.WHITE, white).prospects().lives()).isEqualTo(lives);
    }

    @Test
    void raceStaysAsItIsWhereNothingIsKnownOfItsBlocks() {
        Outlook outlook = judge(blackWins(Certainty.HEURISTIC), Color.BLACK, BlockLife.NONE);
        assertThat(outlook.prospects().captures()).isEqualTo(Success.CERTAIN);
    }

    @ParameterizedTest
    @CsvSource({"BLACK_WINS, HEURISTIC, true", "BLACK_WINS, CERTAIN, false", "WHITE_WINS, HEURISTIC, false"})
    void loserThatLivesAloneIsNamedBesideAGuess(SemeaiVerdict verdict, Certainty certainty, boolean isNamed) {
        SemeaiAnalyzer analyzer = (problem, first) -> result(verdict, certainty);
        RaceAndLife judge = new RaceAndLife(
                new RaceOutlooks(analyzer, Limits.DEFAULT, Gaps.GUESSED), livesIfFirst(WHITE, Color.BLACK));
        assertThat(judge.lifeOfLoser(RACE, Color.BLACK, result(verdict, certainty))
                        .isPresent())
                .isEqualTo(isNamed);
    }

    private static Outlook judge(SemeaiAnalyzer analyzer, Color own, BlockLife lives) {
        RaceOutlooks outlooks = new RaceOutlooks(analyzer, Limits.DEFAULT, Gaps.GUESSED);
        return new RaceAndLife(outlooks, lives).judge(RACE, own).orElseThrow();
    }

    /** The block of one stone lives if one side moves first. */
    private static BlockLife livesIfFirst(int living, Color wanted) {
        return (stone, first) ->
                stone == living && first == wanted ? Optional.of(new Life(SAVING, Trust.GUESS)) : Optional.empty();
    }

    private static SemeaiAnalyzer blackWins(Certainty certainty) {
        return (problem, first) -> result(SemeaiVerdict.BLACK_WINS, certainty);
    }

    private static SemeaiResult result(SemeaiVerdict verdict, Certainty certainty) {
        return new SemeaiResult(verdict, "own", certainty, Limit.NONE, List.of(MOVE), Statistics.NONE);
    }
}

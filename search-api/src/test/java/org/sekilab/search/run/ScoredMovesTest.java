package org.sekilab.search.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.sekilab.search.Seeds;

class ScoredMovesTest {
    private static final int MOVES = 40;

    @RepeatedTest(10)
    void theBestComeFirstAndEqualOnesInTheOrderOfInsertion(RepetitionInfo run) {
        Random random = new Random(Seeds.next(run));
        int[] scoreOf = random.ints(MOVES, -3, 4).toArray();
        int[] moves = new int[MOVES];
        int[] scores = new int[MOVES];
        for (int move = 0; move < MOVES; move++) {
            ScoredMoves.insert(moves, scores, move, move, scoreOf[move]);
        }
        assertThat(moves).doesNotHaveDuplicates();
        for (int i = 0; i < MOVES; i++) {
            assertThat(scores[i]).isEqualTo(scoreOf[moves[i]]);
            if (i > 0) {
                assertThat(scores[i - 1]).isGreaterThanOrEqualTo(scores[i]);
                assertThat(scores[i - 1] > scores[i] || moves[i - 1] < moves[i]).isTrue();
            }
        }
    }
}

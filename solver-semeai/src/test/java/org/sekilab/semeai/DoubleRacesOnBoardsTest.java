package org.sekilab.semeai;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.model.Color;
import org.sekilab.semeai.graph.PaperGains;
import org.sekilab.semeai.graph.SingleRace;
import org.sekilab.semeai.graph.SingleRace.Relation;

/**
 * The nine cases of [N05] 5.4, each as a board: a white group between two black ones, with one shared liberty each. The
 * two single races have the relations of the case. For both black groups, search agrees with the paper.
 */
class DoubleRacesOnBoardsTest {
    /** Eyes and outside liberties from the left; the relation of white with the left group, and with the right one. */
    @ParameterizedTest(name = "({0})")
    @CsvSource({
        "1, 0 0 0, 0 1 0, WHITE_CAPTURES, WHITE_CAPTURES, WHITE_WINS, WHITE_WINS",
        "2, 0 0 0, 2 0 2, BLACK_CAPTURES, BLACK_CAPTURES, BLACK_WINS, BLACK_WINS",
        "2 exception, 1 0 1, 0 0 0, BLACK_CAPTURES, BLACK_CAPTURES, SEKI, SEKI",
        "3, 1 0 0, 1 1 0, BLACK_CAPTURES, WHITE_CAPTURES, WHITE_WINS, WHITE_WINS",
        "4, 1 1 1, 1 0 1, SEKI, SEKI, WHITE_WINS, WHITE_WINS",
        "5, 1 1 0, 1 0 0, SEKI, WHITE_CAPTURES, WHITE_WINS, WHITE_WINS",
        "6, 1 1 1, 1 0 3, SEKI, BLACK_CAPTURES, WHITE_WINS, WHITE_WINS",
        "7, 0 0 0, 2 1 2, FIRST_CAPTURES, FIRST_CAPTURES, BLACK_WINS, WHITE_WINS",
        "7 exception, 1 0 1, 0 1 0, FIRST_CAPTURES, FIRST_CAPTURES, SEKI, WHITE_WINS",
        "8, 0 0 0, 2 1 0, FIRST_CAPTURES, WHITE_CAPTURES, WHITE_WINS, WHITE_WINS",
        "9, 0 0 0, 2 0 1, BLACK_CAPTURES, FIRST_CAPTURES, BLACK_WINS, WHITE_WINS"
    })
    void boardIsWorthWhatThePaperSays(
            String name,
            String eyes,
            String outside,
            Relation left,
            Relation right,
            SemeaiVerdict blackFirst,
            SemeaiVerdict whiteFirst) {
        int[] inner = numbers(eyes);
        int[] outer = numbers(outside);
        assertThat(relation(inner, outer, 0)).isEqualTo(left);
        assertThat(relation(inner, outer, 2)).isEqualTo(right);
        LineBoard board = new LineBoard(inner, outer, new int[] {1, 1});
        for (int black : new int[] {0, 2}) {
            for (Color first : Color.values()) {
                SemeaiResult result = Engines.SEARCH.analyze(board.problem(black, 1), first);
                assertThat(result.verdict())
                        .as("%s: group %d, %s first: %s", name, black, first, result)
                        .isEqualTo(first == Color.BLACK ? blackFirst : whiteFirst);
                assertThat(new GraphAnalyzer()
                                .analyze(board.problem(black, 1), first)
                                .verdict())
                        .as("%s: group %d, %s first, by bounds", name, black, first)
                        .isIn(result.verdict(), SemeaiVerdict.UNKNOWN);
            }
        }
    }

    /**
     * More exceptions to (2) and (9), where black wins by the rules of the paper, against all play or with either side
     * first. For the left group, search finds the value of the graph.
     */
    @ParameterizedTest
    @CsvSource({
        "0 0 1, 2 0 0, BLACK_CAPTURES, BLACK_CAPTURES, WHITE, WHITE_WINS",
        "1 0 0, 0 0 2, BLACK_CAPTURES, BLACK_CAPTURES, WHITE, WHITE_WINS",
        "1 0 1, 1 1 0, BLACK_CAPTURES, FIRST_CAPTURES, BLACK, SEKI",
        "1 0 0, 0 0 1, BLACK_CAPTURES, FIRST_CAPTURES, BLACK, WHITE_WINS"
    })
    void rulesOfThePaperHaveMoreExceptions(
            String eyes, String outside, Relation left, Relation right, Color first, SemeaiVerdict verdict) {
        int[] inner = numbers(eyes);
        int[] outer = numbers(outside);
        assertThat(relation(inner, outer, 0)).isEqualTo(left);
        assertThat(relation(inner, outer, 2)).isEqualTo(right);
        LineBoard board = new LineBoard(inner, outer, new int[] {1, 1});
        assertThat(Engines.SEARCH.analyze(board.problem(0, 1), first).verdict()).isEqualTo(verdict);
        assertThat(SemeaiVerdict.of(PaperGains.race(board.graph(), 0, 1).value(first)))
                .isEqualTo(verdict);
    }

    /** The relation if the other black group is alive. */
    private static Relation relation(int[] inner, int[] outer, int black) {
        return new SingleRace(inner[black], outer[black], inner[1], outer[1] + 1, 1).relation();
    }

    private static int[] numbers(String text) {
        return Stream.of(text.split(" ", -1)).mapToInt(Integer::parseInt).toArray();
    }
}

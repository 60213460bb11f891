package org.sekilab.semeai;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.model.Color;
import org.sekilab.model.text.Diagram;
import org.sekilab.search.Limits;
import org.sekilab.search.Seeds;

/** Races in which black has two blocks, linked or not: sums of games, and semeai graphs, against search. */
class LinkedBlocksTest {
    private static final SearchAnalyzer SEARCH = new SearchAnalyzer(
            Engines.ALPHA_BETA,
            SemeaiConfig.of(Limits.DEFAULT
                    .withTime(Duration.ofMinutes(10))
                    .withMaxNodes(100_000)
                    .withTableBytes(4L << 20)));
    private static final LibertyCountAnalyzer SUMS = new LibertyCountAnalyzer(Engines.CONFIG);
    private static final int[] NO_EYES = {0, 0};
    private static final AtomicInteger ASKED = new AtomicInteger(); // by random tests
    private static final AtomicInteger COMPARED = new AtomicInteger();

    /** Otherwise the random tests would say little. */
    @AfterAll
    static void manyVerdictsWereCompared() {
        assertThat(COMPARED.get()).isGreaterThanOrEqualTo(ASKED.get() / 4);
    }

    @RepeatedTest(15)
    void verdictIsThatOfTheSearchWhereBothHaveOne(RepetitionInfo run) {
        long seed = Seeds.next(run);
        SemeaiProblem problem = LinkedBoard.random(new Random(seed)).problem();
        if (problem.position().findBlockWithoutLiberty().isEmpty()) {
            for (Color first : Color.values()) {
                SemeaiVerdict found = SEARCH.analyze(problem, first).verdict();
                for (SemeaiAnalyzer analyzer : new SemeaiAnalyzer[] {SUMS, new GraphAnalyzer()}) {
                    SemeaiVerdict verdict = analyzer.analyze(problem, first).verdict();
                    assertThat(verdict == found || verdict == SemeaiVerdict.UNKNOWN || found == SemeaiVerdict.UNKNOWN)
                            .as(
                                    "seed %d, %s first: %s, but %s by search%n%s",
                                    seed, first, verdict, found, Diagram.format(problem.position()))
                            .isTrue();
                    ASKED.incrementAndGet();
                    COMPARED.addAndGet(verdict == SemeaiVerdict.UNKNOWN || found == SemeaiVerdict.UNKNOWN ? 0 : 1);
                }
            }
        }
    }

    @RepeatedTest(40)
    @Tag("thorough")
    void verdictsOfMoreRacesAreThoseOfTheSearch(RepetitionInfo run) {
        verdictIsThatOfTheSearchWhereBothHaveOne(run);
    }

    /** [M99]: two links make the blocks one group; a single link does not, as it can be cut. */
    @ParameterizedTest
    @CsvSource({".., TWO", ".O, HIGHER", "O., HIGHER", "OO, HIGHER"})
    void twoLinksMakeARaceOfClassTwo(String link, SemeaiClass expected) {
        SemeaiProblem problem = new LinkedBoard(link, new int[] {1, 2, 4}, new int[] {1, 1}, NO_EYES).problem();
        assertThat(SemeaiClass.of(problem)).isEqualTo(expected);
        assertThat(SemeaiClass.of(problem.withColorsSwapped())).isEqualTo(expected);
    }

    /**
     * Black answers each link that the opponent takes by taking the other one. So both points are worth nothing, and
     * the two blocks count as one with the liberties of both. These are three outside liberties, against those of the
     * white block.
     */
    @ParameterizedTest
    @CsvSource({"2, WHITE, BLACK_WINS", "3, WHITE, WHITE_WINS", "3, BLACK, BLACK_WINS", "4, BLACK, WHITE_WINS"})
    void linkedBlocksHaveTheLibertiesOfBoth(int white, Color first, SemeaiVerdict verdict) {
        SemeaiProblem problem = new LinkedBoard("..", new int[] {1, 2, white}, new int[] {0, 0}, NO_EYES).problem();
        assertThat(SEARCH.analyze(problem, first).verdict()).isEqualTo(verdict);
        assertThat(SUMS.analyze(problem, first).verdict()).isEqualTo(verdict);
    }

    /** All races of class two with few liberties have an answer, and it is right. */
    @Test
    void classTwoIsDecided() {
        int races = 0;
        int answers = 0;
        for (int outside = 0; outside < 27; outside++) {
            for (int shared = 0; shared < 4; shared += 3) {
                int[] own = {outside % 3, outside / 3 % 3, 1 + outside / 9 * 2};
                SemeaiProblem problem =
                        new LinkedBoard("..", own, new int[] {shared % 2, shared / 2}, NO_EYES).problem();
                assertThat(SemeaiClass.of(problem)).isEqualTo(SemeaiClass.TWO);
                for (Color first : Color.values()) {
                    SemeaiVerdict verdict = SUMS.analyze(problem, first).verdict();
                    races++;
                    if (verdict != SemeaiVerdict.UNKNOWN) {
                        assertThat(SEARCH.analyze(problem, first).verdict())
                                .as("%s first%n%s", first, Diagram.format(problem.position()))
                                .isIn(verdict, SemeaiVerdict.UNKNOWN);
                        answers++;
                    }
                }
            }
        }
        assertThat(answers).isGreaterThan(races * 9 / 10);
    }
}

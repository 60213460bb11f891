package org.sekilab.semeai;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.model.text.Diagram;
import org.sekilab.search.Limits;
import org.sekilab.search.Seeds;
import org.sekilab.semeai.graph.PaperGains;

/**
 * Races of three and four groups in a line, [N05] 5.4 and 5.5, as boards. The value of the graph is the value that
 * search finds, if it finds one within its nodes. There is one kind of exception, to the rule of 5.2 that a side that
 * captures a large group lives. The verdict of the analyzer has no exception.
 */
class LinesOnBoardsTest {
    private static final SearchAnalyzer SEARCH = new SearchAnalyzer(
            Engines.ALPHA_BETA,
            SemeaiConfig.of(Limits.DEFAULT
                    .withTime(Duration.ofMinutes(10))
                    .withMaxNodes(30_000)
                    .withTableBytes(4L << 20)));

    private static final AtomicInteger ASKED = new AtomicInteger(); // by random tests
    private static final AtomicInteger COMPARED = new AtomicInteger(); // with the analyzer

    /** Otherwise the random tests would say little about the analyzer. */
    @AfterAll
    static void manyVerdictsWereCompared() {
        assertThat(COMPARED.get()).isGreaterThanOrEqualTo(ASKED.get() / 4);
    }

    @RepeatedTest(100)
    void threeGroupsAreWorthWhatTheGraphIs(RepetitionInfo run) {
        compare(Seeds.next(run));
    }

    /** [N05] 5.4 (2), the exception of the paper: an eye at both ends and a liberty between any two neighbors. */
    @Test
    void eyesAtBothEndsOfALineOfThreeAreASeki() {
        assertSeki(new LineBoard(new int[] {1, 0, 1}, new int[] {0, 0, 0}, new int[] {1, 1}));
    }

    /** [N05] 5.5, the linear form of seki. */
    @Test
    void eyesAtBothEndsOfALineOfFourAreASeki() {
        assertSeki(new LineBoard(new int[] {1, 0, 0, 1}, new int[] {0, 0, 0, 0}, new int[] {1, 1, 1}));
    }

    private static void assertSeki(LineBoard board) {
        for (Color first : Color.values()) {
            assertThat(Engines.SEARCH.analyze(board.problem(0, 1), first).verdict())
                    .isEqualTo(SemeaiVerdict.SEKI);
            assertThat(graphVerdict(board, first)).isEqualTo(SemeaiVerdict.SEKI);
        }
    }

    /**
     * The white group takes ten stones with its last liberty. Then it has two adjacent liberties, and black plays on
     * the one that white would need to escape.
     */
    @Test
    void captureOfALargeGroupMayComeTooLate() {
        LineBoard board = new LineBoard(new int[] {0, 0, 0}, new int[] {3, 1, 1}, new int[] {0, 1});
        assertThat(SEARCH.analyze(board.problem(0, 1), Color.WHITE).verdict()).isEqualTo(SemeaiVerdict.BLACK_WINS);
        assertThat(graphVerdict(board, Color.WHITE)).isEqualTo(SemeaiVerdict.WHITE_WINS);
    }

    private static void compare(long seed) {
        Random random = new Random(seed);
        LineBoard board = random(random, 3);
        SemeaiProblem problem = board.problem(0, 1);
        for (Color first : Color.values()) {
            SemeaiVerdict found = SEARCH.analyze(problem, first).verdict();
            SemeaiVerdict expected = graphVerdict(board, first);
            SemeaiVerdict bounded = new GraphAnalyzer().analyze(problem, first).verdict();
            assertThat(bounded == found || bounded == SemeaiVerdict.UNKNOWN || found == SemeaiVerdict.UNKNOWN)
                    .as(
                            "seed %d, %s first: %s by search, %s by the analyzer%n%s",
                            seed, first, found, bounded, Diagram.format(problem.position()))
                    .isTrue();
            ASKED.incrementAndGet();
            COMPARED.addAndGet(bounded == SemeaiVerdict.UNKNOWN || found == SemeaiVerdict.UNKNOWN ? 0 : 1);
            boolean isTooLate = expected == SemeaiVerdict.WHITE_WINS
                    && found == SemeaiVerdict.BLACK_WINS
                    && !board.hasEye(1); // so that its last liberty may be the one at which it captures
            assertThat(found == expected || found == SemeaiVerdict.UNKNOWN || isTooLate)
                    .as(
                            "seed %d, %s first: %s, not %s%n%s",
                            seed, first, found, expected, Diagram.format(problem.position()))
                    .isTrue();
        }
    }

    private static SemeaiVerdict graphVerdict(LineBoard board, Color first) {
        return SemeaiVerdict.of(PaperGains.race(board.graph(), 0, 1).value(first));
    }

    private static LineBoard random(Random random, int groups) {
        int[] inner = random.ints(groups, 0, 2).toArray();
        int[] outer = random.ints(groups, 0, 4).toArray();
        int[] shared = random.ints(groups - 1, 0, 2).toArray();
        for (int group = 0; group < groups; group++) {
            int liberties = inner[group] + outer[group];
            liberties += group > 0 ? shared[group - 1] : 0;
            liberties += group < groups - 1 ? shared[group] : 0;
            outer[group] += liberties == 0 ? 1 : 0;
        }
        return new LineBoard(inner, outer, shared);
    }
}

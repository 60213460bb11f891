package org.sekilab.semeai;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Tag;
import org.sekilab.model.Color;
import org.sekilab.model.text.Diagram;
import org.sekilab.search.Limits;
import org.sekilab.search.Seeds;

/**
 * Races with eyes of any shape and stones of both colors in them. Compares sums of games and their bounds with search,
 * under all ko models.
 */
class RandomEyesTest {
    private static final SemeaiConfig CONFIG = SemeaiConfig.of(
            Limits.DEFAULT.withTime(Duration.ofMinutes(10)).withMaxNodes(20_000).withTableBytes(4L << 20));
    private static final SemeaiAnalyzer SUMS = new LibertyCountAnalyzer(CONFIG);
    private static final SemeaiAnalyzer SEARCH = new SearchAnalyzer(Engines.ALPHA_BETA, CONFIG);
    private static final AtomicInteger ASKED = new AtomicInteger();
    private static final AtomicInteger COMPARED = new AtomicInteger();

    /** Otherwise the tests would say little. */
    @AfterAll
    static void manyVerdictsWereCompared() {
        assertThat(COMPARED.get()).isGreaterThanOrEqualTo(ASKED.get() / 4);
    }

    @RepeatedTest(5)
    void verdictIsThatOfSearchWhereBothHaveOne(RepetitionInfo run) {
        long seed = Seeds.next(run);
        Random random = new Random(seed);
        RaceBoard board =
                new RaceBoard(random.nextInt(5), random.nextInt(5), random.nextInt(3), eye(random), eye(random));
        SemeaiProblem problem = board.problem();
        if (problem.position().findBlockWithoutLiberty().isEmpty()) {
            for (KoWinner winner : KoWinner.values()) {
                for (Color first : Color.values()) {
                    SemeaiVerdict sum =
                            SUMS.analyze(problem.withKoWinner(winner), first).verdict();
                    SemeaiVerdict found =
                            SEARCH.analyze(problem.withKoWinner(winner), first).verdict();
                    assertThat(sum == found || sum == SemeaiVerdict.UNKNOWN || found == SemeaiVerdict.UNKNOWN)
                            .as(
                                    "seed %d, %s first, %s wins kos: %s, but %s by search%n%s",
                                    seed, first, winner, sum, found, Diagram.format(problem.position()))
                            .isTrue();
                    ASKED.incrementAndGet();
                    COMPARED.addAndGet(sum == SemeaiVerdict.UNKNOWN || found == SemeaiVerdict.UNKNOWN ? 0 : 1);
                }
            }
        }
    }

    @RepeatedTest(60)
    @Tag("thorough")
    void verdictIsThatOfSearchWhereBothHaveOneManyTimes(RepetitionInfo run) {
        verdictIsThatOfSearchWhereBothHaveOne(run);
    }

    /** Up to two rows of up to four points; half of them are empty, the others are stones of either side. */
    private static List<String> eye(Random random) {
        int rows = random.nextInt(3);
        int columns = 2 + random.nextInt(3);
        List<String> eye = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            StringBuilder points = new StringBuilder();
            for (int column = 0; column < columns; column++) {
                points.append("...x#".charAt(random.nextInt(5)));
            }
            eye.add(points.toString());
        }
        return eye;
    }
}

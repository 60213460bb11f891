package org.sekilab.semeai;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.Seeds;
import org.sekilab.model.text.Diagram;
import org.sekilab.search.Limit;
import org.sekilab.search.Limits;

/** Races with life counted, on random boards with all positions enumerated: see {@link LifeEnumeration}. */
class LifeEnumerationTest {
    private static final long SEED = Seeds.of(20_260_005L);
    private static final int COLUMNS = 4;
    private static final int ROWS = 3; // the highest row has stones that are never captured
    private static final SemeaiConfig CONFIG = SemeaiConfig.of(Limits.DEFAULT
            .withTime(Duration.ofMinutes(10))
            .withMaxNodes(300_000)
            .withTableBytes(4L << 20));
    private static final SearchAnalyzer LIVES = SearchAnalyzer.forLife(Engines.ALPHA_BETA, CONFIG);
    private static final SearchAnalyzer CAPTURES = new SearchAnalyzer(Engines.ALPHA_BETA, CONFIG);

    @Test
    void verdictIsThatOfEnumeration() {
        check(40);
    }

    @Test
    @Tag("thorough")
    void verdictsOnMoreBoardsAreThoseOfEnumeration() {
        check(100);
    }

    private static void check(int boards) {
        Random random = new Random(SEED);
        int answers = 0;
        int otherwiseThanTheCapture = 0;
        for (int board = 0; board < boards; ) {
            Optional<SemeaiProblem> drawn = draw(random);
            if (drawn.isEmpty()) {
                continue;
            }
            board++;
            SemeaiProblem problem = drawn.get();
            for (Color first : Color.values()) {
                SemeaiResult result = LIVES.analyze(problem, first);
                SemeaiVerdict truth = new LifeEnumeration(problem).verdict(first);
                boolean isLimited = result.verdict() == SemeaiVerdict.UNKNOWN && result.limit() != Limit.REPETITION;
                if (!isLimited) {
                    assertThat(result.verdict())
                            .as(
                                    "seed %d, board %d, %s first, %s wins kos: %s%n%s",
                                    SEED, board, first, problem.koWinner(), result, Diagram.format(problem.position()))
                            .isEqualTo(truth);
                    answers++;
                    otherwiseThanTheCapture += CAPTURES.analyze(problem, first).verdict() == truth ? 0 : 1;
                }
            }
        }
        assertThat(answers).as("answers within the limits, of %d", 2 * boards).isGreaterThan(2 * boards * 9 / 10);
        assertThat(otherwiseThanTheCapture)
                .as("races that the capture does not decide")
                .isGreaterThan(boards / 10);
    }

    private static Optional<SemeaiProblem> draw(Random random) {
        Geometry geometry = Geometry.of(COLUMNS, ROWS);
        PointSet black = new PointSet(geometry);
        PointSet white = new PointSet(geometry);
        PointSet alive = new PointSet(geometry);
        for (int point = 0; point < geometry.area(); point++) {
            boolean isWall = geometry.row(point) == ROWS - 1;
            if (isWall) {
                alive.add(point);
            }
            switch (random.nextInt(isWall ? 2 : 5)) {
                case 0 -> black.add(point);
                case 1 -> white.add(point);
                default -> {} // empty
            }
        }
        int blackStone = stone(
                random, black.copy().subtract(black.copy().intersect(alive).flood(black)));
        int whiteStone = stone(
                random, white.copy().subtract(white.copy().intersect(alive).flood(white)));
        Position position = Position.of(black.freeze(), white.freeze(), Color.BLACK);
        KoWinner koWinner = KoWinner.values()[random.nextInt(KoWinner.values().length)];
        return blackStone < 0
                        || whiteStone < 0
                        || position.findBlockWithoutLiberty().isPresent()
                ? Optional.empty()
                : Optional.of(new SemeaiProblem(position, blackStone, whiteStone, koWinner, alive));
    }

    /** A random stone of a set; negative if the set is empty. */
    private static int stone(Random random, PointSet stones) {
        return stones.isEmpty() ? -1 : stones.toArray()[random.nextInt(stones.size())];
    }
}

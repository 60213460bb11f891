package org.sekilab.experiments.life;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.sekilab.experiments.demo.DemoData;
import org.sekilab.life.LifeVerdict;
import org.sekilab.life.estimate.LifeEstimate.Status;
import org.sekilab.life.estimate.LifeEstimator;
import org.sekilab.model.Color;
import org.sekilab.model.Position;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.search.Limits;
import org.sekilab.search.SearchListener;
import org.sekilab.statics.CsvTable;

/**
 * Guesses about blocks of the games that ship, beside what is proved of them. The table has 466 questions that the
 * command {@code life} answers with at most 300,000 nodes: all that it answers by DEAD, each eighth of the others, and
 * those of the others that guesses answered wrongly while a large friend filled their areas.
 */
class GuessesInGamesTest {
    private static final long NODES = 20_000;

    private final LifeEstimator estimator =
            new LifeEstimator(Limits.DEFAULT.withMaxNodes(NODES).withTime(Duration.ofHours(1)), SearchListener.NONE);

    @Test
    void noGuessSavesABlockThatIsProvedDead() {
        List<CsvTable.Row> dead = proved(LifeVerdict.DEAD);
        assertThat(dead).hasSize(76).allSatisfy(row -> assertThat(guess(row)).isEqualTo(Status.DEAD));
    }

    /** While large friends filled areas, 64 were wrong with 50,000 nodes a search. */
    @Test
    void fewGuessesKillABlockThatIsProvedAlive() {
        List<CsvTable.Row> alive = proved(LifeVerdict.ALIVE);
        assertThat(alive).hasSize(390);
        assertThat(alive.stream().filter(row -> guess(row) != Status.ALIVE).count())
                .isLessThan(40);
    }

    private static List<CsvTable.Row> proved(LifeVerdict verdict) {
        return CsvTable.readResource(GuessesInGamesTest.class, "proved-in-games.csv").stream()
                .filter(row -> row.get("verdict").equals(verdict.name()))
                .toList();
    }

    private Status guess(CsvTable.Row row) {
        Position position = DemoData.positionAfter(row.getInt("game"), row.getInt("moves"));
        Color first = Color.valueOf(row.get("first").toUpperCase(Locale.ROOT));
        return estimator
                .estimate(position, GtpPoints.parse(position.geometry(), row.get("stone")), first)
                .status();
    }
}

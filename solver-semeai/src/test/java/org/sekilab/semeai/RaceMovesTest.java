package org.sekilab.semeai;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.model.Points;

/** All moves that keep the value of a race, as enumeration finds them. */
class RaceMovesTest {
    private static final SemeaiAnalyzer ANALYZER = new BoundsAnalyzer(Engines.ALPHA_BETA, Engines.CONFIG);

    @Test
    void allMovesThatKeepTheValueAreNamed() {
        compareWithEnumeration(25);
    }

    @Test
    @Tag("thorough")
    void allMovesThatKeepTheValueAreNamedInAllRaces() {
        compareWithEnumeration(1);
    }

    /** @param step every race with such a number is compared */
    private static void compareWithEnumeration(int step) {
        int moves = 0;
        for (OracleRace race : OracleRace.all()) {
            if (race.index() % step == 0) {
                for (Color first : Color.values()) {
                    if (race.truth(first).isPresent()) {
                        RaceMoves found = RaceMoves.find(ANALYZER, race.problem(), first, Engines.CONFIG.limits());
                        List<Integer> best = race.best(first).stream()
                                .filter(move -> move != Points.PASS)
                                .sorted()
                                .toList();
                        assertThat(found.with(race.truth(first).get()))
                                .as("%s first: %s%n%s", first, found, race.describe())
                                .isEqualTo(best);
                        moves += best.size();
                    }
                }
            }
        }
        assertThat(moves).isGreaterThan(50);
    }
}

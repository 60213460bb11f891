package org.sekilab.semeai.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.search.Outcome;
import org.sekilab.search.run.Budget;
import org.sekilab.semeai.lcg.EyeGames;
import org.sekilab.semeai.lcg.LibertyCountGame;
import org.sekilab.semeai.lcg.PlainGames;
import org.sekilab.semeai.lcg.RaceSearch;

/** Counting agrees with playing out in the three cases of [N05] 5.3. */
class SingleRaceTest {
    private static final int SMALL_EYE = 3;

    @Test
    void countingAgreesWithSumsOfGamesAndWithGraphs() {
        int races = 0;
        for (int shared = 0; shared <= 4; shared++) {
            for (int blackOuter = 0; blackOuter <= 5; blackOuter++) {
                for (int whiteOuter = 0; whiteOuter <= 5; whiteOuter++) {
                    for (int blackInner = 0; blackInner <= SMALL_EYE; blackInner++) {
                        for (int whiteInner = 0; whiteInner <= SMALL_EYE; whiteInner++) {
                            boolean isRace =
                                    shared + blackOuter + blackInner > 0 && shared + whiteOuter + whiteInner > 0;
                            if (isRace) {
                                check(new SingleRace(blackInner, blackOuter, whiteInner, whiteOuter, shared));
                                races++;
                            }
                        }
                    }
                }
            }
        }
        assertThat(races).isGreaterThan(2000);
    }

    private static void check(SingleRace race) {
        List<LibertyCountGame> games = new ArrayList<>(List.of(
                PlainGames.outside(Color.BLACK, race.blackOuter()),
                PlainGames.outside(Color.WHITE, race.whiteOuter()),
                PlainGames.shared(race.shared())));
        if (race.blackInner() > 0) {
            games.add(EyeGames.eye(Color.BLACK, race.blackInner(), 0));
        }
        if (race.whiteInner() > 0) {
            games.add(EyeGames.eye(Color.WHITE, race.whiteInner(), 0));
        }
        SemeaiGraph graph = new SemeaiGraph(
                List.of(
                        new RaceGroup(Color.BLACK, 9, race.blackInner(), race.blackOuter()),
                        new RaceGroup(Color.WHITE, 9, race.whiteInner(), race.whiteOuter())),
                List.of(new Confrontation(0, 1, Confrontation.Buffer.of(race.shared()))));
        for (Color first : Color.values()) {
            Outcome value = race.value(first);
            assertThat(PaperGains.race(graph, 0, 1).value(first))
                    .as("graph, %s, %s first", race, first)
                    .isEqualTo(value);
            boolean mayLive = (first == Color.BLACK ? race.blackInner() : race.whiteInner()) == SMALL_EYE;
            if (!mayLive) {
                assertThat(new RaceSearch(games, Optional.empty(), 100_000, Budget.unlimited()).value(first))
                        .as("sum, %s, %s first", race, first)
                        .isEqualTo(value);
            }
        }
    }
}

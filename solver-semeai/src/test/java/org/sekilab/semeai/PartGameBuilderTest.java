package org.sekilab.semeai;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.model.Color;
import org.sekilab.search.Outcome;
import org.sekilab.search.run.Budget;
import org.sekilab.semeai.area.PartGame;
import org.sekilab.semeai.area.PartGameBuilder;
import org.sekilab.semeai.area.RacePart;
import org.sekilab.semeai.area.SemeaiArea;
import org.sekilab.semeai.lcg.Domination;
import org.sekilab.semeai.lcg.LibertyCountGame;
import org.sekilab.semeai.lcg.PlainGames;
import org.sekilab.semeai.lcg.RaceSearch;

/** Games that play in a part makes, against the games of the paper and the values of enumeration. */
class PartGameBuilderTest {
    private static final int MANY = 20_000;

    private final Budget budget = Budget.unlimited();
    private final Domination domination = new Domination(budget);

    /** [LCG] 2.6.1: the parts of a board with plain liberties are P_n and S_n. */
    @Test
    void plainPartsHaveThePlainGames() {
        SemeaiArea area = Walls.areaOf(new RaceBoard(3, 2, 1, RaceBoard.NO_EYE, RaceBoard.NO_EYE).problem());
        int parts = 0;
        for (RacePart part : RacePart.withPlainLibertiesJoined(RacePart.of(area))) {
            int liberties = Long.bitCount(part.points());
            LibertyCountGame plain = part.kind() == RacePart.Kind.SHARED
                    ? PlainGames.shared(liberties)
                    : PlainGames.outside(part.owner(), liberties);
            PartGame game = PartGameBuilder.exact(area, part, MANY, budget).orElseThrow();
            for (Color color : Color.values()) {
                assertThat(domination.dominates(game.game(), plain, color)).isTrue();
                assertThat(domination.dominates(plain, game.game(), color)).isTrue();
            }
            parts++;
        }
        assertThat(parts).isEqualTo(3);
    }

    /** [LCG] 2.6.3: the number of moves that an eye is worth. White moves first and has so many outside liberties. */
    @ParameterizedTest
    @CsvSource({"., 1", ".., 2", "..., 3", "#.#/..., 5", "#x#/.x., 3"})
    void eyeIsWorthTheMovesOfTheTable(String rows, int moves) {
        SemeaiArea area = Walls.areaOf(new RaceBoard(0, 1, 0, List.of(rows.split("/")), RaceBoard.NO_EYE).problem());
        LibertyCountGame eye = RacePart.of(area).stream()
                .filter(part -> part.kind() == RacePart.Kind.EYE)
                .map(part -> PartGameBuilder.exact(area, part, MANY, budget)
                        .orElseThrow()
                        .game())
                .findFirst()
                .orElseThrow();
        for (int outside = 1; outside <= moves + 1; outside++) {
            List<LibertyCountGame> sum = List.of(eye, PlainGames.outside(Color.WHITE, outside));
            assertThat(new RaceSearch(sum, Optional.empty(), MANY, budget).value(Color.WHITE))
                    .as("%d liberties", outside)
                    .isEqualTo(outside >= moves ? Outcome.LOSS : Outcome.WIN);
        }
    }

    /** A bound is no better for its side than the exact game. With few positions, there is only a bound. */
    @Test
    void boundIsNoBetterForThePessimistThanTheGame() {
        int exact = 0;
        int cut = 0;
        for (OracleRace race : OracleRace.all()) {
            SemeaiArea area = Walls.areaOf(race.problem());
            for (RacePart part : race.index() % 5 == 0 ? RacePart.of(area) : List.<RacePart>of()) {
                Optional<PartGame> game = PartGameBuilder.exact(area, part, MANY, budget);
                for (Color side : game.isPresent() ? Color.values() : new Color[0]) {
                    PartGame bound = PartGameBuilder.bound(area, part, MANY, side, budget);
                    PartGame small = PartGameBuilder.bound(area, part, 2, side, budget);
                    assertThat(domination.dominates(game.get().game(), bound.game(), side))
                            .as(race.describe())
                            .isTrue();
                    assertThat(domination.dominates(game.get().game(), small.game(), side))
                            .as(race.describe())
                            .isTrue();
                    exact++;
                }
                cut += game.isPresent()
                                && PartGameBuilder.exact(area, part, 2, budget).isEmpty()
                        ? 1
                        : 0;
            }
        }
        assertThat(exact).isGreaterThan(100);
        assertThat(cut).isPositive();
    }

    /** The sum of the exact games of all parts has the value of the board. */
    @Test
    void sumOfExactGamesIsTrueByEnumeration() {
        int compared = 0;
        for (OracleRace race : OracleRace.all()) {
            SemeaiArea area = Walls.areaOf(race.problem());
            List<LibertyCountGame> games = new ArrayList<>();
            for (RacePart part : RacePart.of(area)) {
                PartGameBuilder.exact(area, part, MANY, budget).ifPresent(game -> games.add(game.game()));
            }
            if (games.size() == RacePart.of(area).size()) {
                for (Color first : Color.values()) {
                    Outcome value = new RaceSearch(games, Optional.empty(), 100_000, budget).value(first);
                    if (value != Outcome.UNKNOWN && race.truth(first).isPresent()) {
                        assertThat(SemeaiVerdict.of(value))
                                .as("%s first: %s", first, race.describe())
                                .isEqualTo(race.truth(first).get());
                        compared++;
                    }
                }
            }
        }
        assertThat(compared).isGreaterThan(300);
    }
}

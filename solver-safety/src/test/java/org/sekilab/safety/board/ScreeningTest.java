package org.sekilab.safety.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.Position;
import org.sekilab.model.RegionMap;
import org.sekilab.model.Seeds;
import org.sekilab.model.local.LocalShape;
import org.sekilab.model.text.Diagram;
import org.sekilab.safety.Engines;
import org.sekilab.safety.region.GameMemory;
import org.sekilab.safety.region.RegionSearcher;
import org.sekilab.safety.settings.EnginePair;
import org.sekilab.safety.settings.Preset;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.search.Engine;
import org.sekilab.search.Goal;
import org.sekilab.search.Limit;
import org.sekilab.search.Limits;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;
import org.sekilab.search.Proof;
import org.sekilab.search.Result;
import org.sekilab.search.Statistics;
import org.sekilab.statics.EnclosedBoard;

/** Easier games are searched first, once, and by the first engine alone; their results are never wrong. */
class ScreeningTest {
    private static final Limits LIMITS = Limits.DEFAULT.withMaxNodes(800_000);
    private static final Position POSITION = Diagram.parse("""
            . . . X .
            . . . X .
            X X X X O
            . . . . O
            """);

    private static final int MOST_POINTS = 10;

    private final List<Limits> asked = new ArrayList<>();
    private final List<Result> told = new ArrayList<>();

    @Test
    void gameIsHopelessWhereTheEasierOneIsNotWon() {
        assertThat(screening(Outcome.LOSS).rulesOut(game(0), LIMITS, told::add)).isTrue();
        assertThat(screening(Outcome.UNKNOWN).rulesOut(game(0), LIMITS, told::add))
                .isTrue();
        assertThat(screening(Outcome.WIN).rulesOut(game(0), LIMITS, told::add)).isFalse();
        assertThat(told).hasSize(3);
    }

    @Test
    void easierGameIsSearchedOnceWithinAShareOfTheLimits() {
        Screening screening = screening(Outcome.UNKNOWN);
        assertThat(screening.rulesOut(game(0), LIMITS, told::add)).isTrue();
        assertThat(screening.rulesOut(game(SearchArea.SHARED_EYE), LIMITS, told::add))
                .isTrue(); // with the same easier game
        assertThat(asked).hasSize(1);
        assertThat(asked.get(0).maxNodes()).isEqualTo(100_000);
        assertThat(screening.rulesOut(game(0), LIMITS.withMaxNodes(1_600_000), told::add))
                .isTrue();
        assertThat(asked).hasSize(2);
    }

    /** The easier games of games of life that are won take few nodes. More limits do not change that. */
    @Test
    void easierGameOfLifeIsSearchedOnceWithinAFewNodesHoweverLargeTheLimitsAre() {
        Screening screening = screening(Outcome.UNKNOWN);
        assertThat(screening.rulesOut(gameOfLife(), LIMITS, told::add)).isTrue();
        assertThat(screening.rulesOut(gameOfLife(), LIMITS.withMaxNodes(10 * LIMITS.maxNodes()), told::add))
                .isTrue();
        assertThat(asked).hasSize(1);
        assertThat(asked.get(0).maxNodes()).isBetween(1L, 20_000L);
    }

    /** Shorter screens lose points with large limits, and take most of the time with small ones. */
    @ParameterizedTest
    @CsvSource({"1000, 1000", "20000, 4096", "160000, 10000", "5000000, 16384"})
    void easierGameOfLifeHasASixteenthOfTheNodesWithinBounds(long nodes, long expected) {
        assertThat(screening(Outcome.UNKNOWN).rulesOut(gameOfLife(), LIMITS.withMaxNodes(nodes), told::add))
                .isTrue();
        assertThat(asked.get(0).maxNodes()).isEqualTo(expected);
    }

    @Test
    void whereNothingIsEasierNothingIsHopeless() {
        assertThat(screening(Outcome.LOSS).rulesOut(game(LocalShape.ALIVE), LIMITS, told::add))
                .isFalse();
        assertThat(asked).isEmpty();
    }

    @RepeatedTest(3)
    void noSmallGameThatIsWonIsHopeless(RepetitionInfo run) {
        SafetyConfig config = Engines.config(Preset.BEST);
        RegionSearcher searcher = new RegionSearcher(EnginePair.of(Engines.DFPN_R), config);
        long seed = Seeds.next(run);
        Random random = new Random(seed);
        int won = 0;
        int hopeless = 0;
        for (int i = 0; i < 200; i++) {
            Optional<EnclosedBoard> board = EnclosedBoard.next(random, 8);
            for (GameMemory.Game game : board.map(ScreeningTest::games).orElse(List.of())) {
                boolean isWon = searcher.prove(game.shape(), game.stones(), game.goal(), config.limits())
                                .outcome()
                        == Outcome.WIN;
                boolean isHopeless = new Screening(searcher).rulesOut(game, config.limits(), told::add);
                assertThat(isWon && isHopeless)
                        .as("seed %d, board %d, %s", seed, i, game)
                        .isFalse();
                won += isWon ? 1 : 0;
                hopeless += isHopeless ? 1 : 0;
            }
        }
        assertThat(won).isPositive();
        assertThat(hopeless).isPositive();
    }

    /** The regions of a board, with and without an eye elsewhere, for their territory and for their blocks alone. */
    private static List<GameMemory.Game> games(EnclosedBoard board) {
        RegionMap map = new FloodRegionFinder().find(board.position(), board.defender());
        List<GameMemory.Game> games = new ArrayList<>();
        for (BasicRegion region : map.regions()) {
            SearchArea area = SearchArea.ofRegions(map, List.of(region), block -> false);
            for (long eye : area.fits(MOST_POINTS) ? new long[] {0, SearchArea.SHARED_EYE} : new long[0]) {
                long[] eyes = new long[area.blocks().size()];
                Arrays.fill(eyes, eye);
                LocalShape shape = area.shape(eyes);
                games.add(new GameMemory.Game(shape, board.position(), Goal.WIN));
                games.add(new GameMemory.Game(shape.withoutTerritory(), board.position(), Goal.WIN));
            }
        }
        return games;
    }

    /** The larger region of the board. */
    private static GameMemory.Game game(long eye) {
        RegionMap map = new FloodRegionFinder().find(POSITION, Color.BLACK);
        SearchArea area = SearchArea.ofRegions(map, List.of(map.regions().get(0)), block -> false);
        long[] eyes = new long[area.blocks().size()];
        Arrays.fill(eyes, eye);
        return new GameMemory.Game(area.shape(eyes), POSITION, Goal.WIN);
    }

    private static GameMemory.Game gameOfLife() {
        GameMemory.Game territory = game(0);
        return new GameMemory.Game(territory.shape().withoutTerritory(), territory.stones(), territory.goal());
    }

    private Screening screening(Outcome outcome) {
        Engine first = (problem, goal, limits, listener) -> {
            asked.add(limits);
            Limit limit = outcome == Outcome.UNKNOWN ? Limit.NODES : Limit.NONE;
            return new Result(outcome, limit, Problem.NO_MOVE, List.of(), Proof.NONE, Statistics.NONE);
        };
        Engine second = (problem, goal, limits, listener) -> {
            throw new AssertionError("the second engine is not asked");
        };
        return new Screening(new RegionSearcher(EnginePair.of(first).then(second), Engines.config(Preset.BEST)));
    }
}

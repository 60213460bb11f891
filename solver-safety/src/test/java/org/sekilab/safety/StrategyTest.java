package org.sekilab.safety;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.Position;
import org.sekilab.model.Region;
import org.sekilab.model.local.LocalShape;
import org.sekilab.safety.board.ProvedGame;
import org.sekilab.safety.settings.Preset;
import org.sekilab.statics.OracleProblem;
import org.sekilab.statics.TerritoryBoard;

/**
 * Strategies of proofs, played out on the real board against attackers that play anywhere inside the region. No
 * boundary block is ever captured. After two passes no attacker stone is left there.
 */
class StrategyTest {
    private static final int FEW_GAMES = 20;
    private static final int MANY_GAMES = 1_000;
    private static final int MAX_POINTS = 30; // [NM04] 3.1

    @Test
    void strategiesForSmallRegionsHold() {
        assertThat(playOracle(FEW_GAMES, 10)).isGreaterThan(20);
    }

    @Test
    @Tag("slow")
    void strategiesForSmallRegionsHoldManyTimes() {
        assertThat(playOracle(MANY_GAMES, 1)).isGreaterThan(300);
    }

    @ParameterizedTest
    @ValueSource(strings = {"igs31", "czd27"})
    @Tag("slow")
    void strategiesOnWholeBoardsHold(String set) {
        Random random = new Random(MANY_GAMES);
        int proved = 0;
        for (TerritoryBoard board : TerritoryBoard.all(set)) {
            for (Color color : Color.values()) {
                for (BasicRegion region :
                        new FloodRegionFinder().find(board.position(), color).regions()) {
                    if (region.points().size() <= MAX_POINTS
                            && !region.boundaryBlocks().isEmpty()) {
                        proved += play(board.position(), region, MANY_GAMES, random);
                    }
                }
            }
        }
        assertThat(proved).isGreaterThan(20);
    }

    /** Every fourth board; merged regions, weak groups with external moves, and areas are among the games. */
    @ParameterizedTest
    @ValueSource(strings = {"igs31", "czd27"})
    void allStrategiesOfABoardHoldTogether(String set) {
        List<TerritoryBoard> boards = TerritoryBoard.all(set);
        int games = 0;
        for (int i = 0; i < boards.size(); i += 4) {
            games += playBoard(boards.get(i).position(), Preset.M7, FEW_GAMES);
        }
        assertThat(games).isGreaterThan(20);
    }

    /** Every eighth board; joint regions and areas of life are among the games. */
    @ParameterizedTest
    @ValueSource(strings = {"igs31", "czd27"})
    @Tag("slow")
    void allStrategiesOfTheBestHoldTogether(String set) {
        List<TerritoryBoard> boards = TerritoryBoard.all(set);
        int games = 0;
        for (int i = 0; i < boards.size(); i += 8) {
            games += playBoard(boards.get(i).position(), Preset.BEST, FEW_GAMES);
        }
        assertThat(games).isGreaterThan(10);
    }

    @ParameterizedTest
    @ValueSource(strings = {"igs31", "czd27"})
    @Tag("slow")
    void allStrategiesOfABoardHoldTogetherManyTimes(String set) {
        int games = 0;
        for (TerritoryBoard board : TerritoryBoard.all(set)) {
            games += playBoard(board.position(), Preset.BEST, MANY_GAMES);
        }
        assertThat(games).isGreaterThan(100);
    }

    /**
     * Plays for each color with a random and with a greedy attacker; returns the number of proofs that are followed.
     */
    private static int playBoard(Position position, Preset preset, int times) {
        List<ProvedGame> proved = new ArrayList<>();
        new SearchingSafetySolver(new FloodRegionFinder(), Engines.ALPHA_BETA, Engines.config(preset))
                .solve(position, proved::add);
        int games = 0;
        for (Color color : Color.values()) {
            List<ProvedGame> ofColor = new ArrayList<>(proved);
            ofColor.removeIf(game -> game.shape().defender() != color);
            BoardStrategyGame board = new BoardStrategyGame(position, color, ofColor, new Random(times));
            games += board.games();
            for (StrategyGame.Attacker attacker : StrategyGame.Attacker.values()) {
                for (int i = 0; i < times; i++) {
                    board.play(attacker);
                }
            }
        }
        return games;
    }

    private static int playOracle(int games, int step) {
        Random random = new Random(games);
        int proved = 0;
        for (OracleProblem problem : OracleProblem.all()) {
            if (problem.index() % step == 0) {
                proved += play(problem.position(), problem.region(), games, random);
            }
        }
        return proved;
    }

    /** Plays with a random and with a greedy attacker if the region is proved safe; returns 1 then, else 0. */
    private static int play(Position position, Region region, int games, Random random) {
        StrategyGame game = new StrategyGame(position, LocalShape.of(region), random);
        if (!game.isProved()) {
            return 0;
        }
        for (StrategyGame.Attacker attacker : List.of(StrategyGame.Attacker.RANDOM, StrategyGame.Attacker.GREEDY)) {
            for (int i = 0; i < games; i++) {
                game.play(attacker);
            }
        }
        return 1;
    }
}

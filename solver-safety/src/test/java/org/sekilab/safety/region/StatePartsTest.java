package org.sekilab.safety.region;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.Seeds;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.safety.Engines;
import org.sekilab.safety.settings.Preset;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.search.Engine;
import org.sekilab.search.Goal;
import org.sekilab.search.Outcome;
import org.sekilab.search.Result;
import org.sekilab.search.SearchListener;
import org.sekilab.search.dfpn.DfpnConfig;
import org.sekilab.search.dfpn.DfpnEngine;
import org.sekilab.statics.OracleProblem;
import org.sekilab.statics.enumeration.Value;

/** Games that fall into parts, by searches of the whole games. */
class StatePartsTest {
    private static final SafetyConfig CONFIG = Engines.config(Preset.BEST);
    private static final Geometry SIX = Geometry.of(6, 6);
    private static final Color DEFENDER = Color.BLACK;
    private static final int MOST_POINTS = 14;
    private static final long MOST_NODES = 2_000;
    private static final int GAMES = 150;
    private static final int STEP = 20;
    private static final String EXTERNAL = "ext-libs"; // the truth counts liberties outside, a region problem does not

    private final AtomicLong spent = new AtomicLong();

    @Test
    void twoPartsWithAnEyeEachKeepTheBlockBetweenThem() {
        LocalBoard board = board(Diagram.parse("""
                . . . X . . .
                X X X X X X X
                O O O O O O O
                """), 0);
        assertThat(areWon(board)).isTrue();
        assertThat(spent.get()).isPositive();
    }

    /** The attacker's stones on the right are a wall, so the point beside them is no eye. */
    @Test
    void oneEyeInThePartsIsEnoughWithAnotherEyeElsewhere() {
        Position position = Diagram.parse("""
                . X . O O
                X X X O .
                O O O O .
                """);
        assertThat(areWon(withoutTerritory(board(position, 0), position))).isFalse();
        assertThat(areWon(withoutTerritory(board(position, 1), position))).isTrue();
    }

    /** White fills the point in the middle, which would be the second eye of both blocks. */
    @Test
    void eyeThatTheAttackerFillsIsNotAddedUp() {
        LocalBoard board = board(Diagram.parse("""
                . X X . X X .
                X X O O O X X
                O O O O O O O
                """), 0);
        assertThat(areWon(board)).isFalse();
        assertThat(value(board)).isEqualTo(Outcome.LOSS);
    }

    /**
     * Random games that were wrongly called won: in each of two parts, the eye of one block helped the other block.
     * White kills D6 by B6 and D5, as each answer only connects it to C4 with its one eye.
     */
    @Test
    void eyeOfOneBlockHelpsAnotherInOnePartOnly() {
        Position position = Diagram.parse("""
                X . . X X .
                . X X . . .
                . . X X X .
                X X O . O O
                X . X . X X
                X . . X X X
                """);
        assertIsLost(position, "C3 D3 E3 B4 F4 A5 D5 E5 B6 C6", List.of("C4", "D6"), 1, 0);
        Position other = Diagram.parse("""
                . . X X . .
                O O . X X .
                X O X X X .
                . X . O . .
                O . X X . X
                X X . . . X
                """);
        assertIsLost(other, "D1 A2 B2 E2 A3 C3 D3 E3 B4 C5 B6 E6", List.of("A1", "C2", "B3", "C4"), 1, 0, 1, 1);
    }

    /** @param stones one of each essential block */
    private void assertIsLost(Position position, String points, List<String> stones, long... eyes) {
        Geometry geometry = position.geometry();
        List<Block> blocks = new FloodRegionFinder().find(position, DEFENDER).blocks();
        List<Block> essential = stones.stream()
                .map(stone -> GtpPoints.parse(geometry, stone))
                .map(stone -> blocks.stream()
                        .filter(block -> block.stones().contains(stone))
                        .findFirst()
                        .orElseThrow())
                .toList();
        PointSet area = new PointSet(geometry);
        IntStream.of(GtpPoints.parseList(geometry, points)).forEach(area::add);
        LocalBoard board = board(position, area, new PointSet(geometry), essential, eyes);
        assertThat(value(board)).isEqualTo(Outcome.LOSS);
        assertThat(areWon(board)).isFalse();
    }

    @Test
    void stateOfTheDefenderIsNotTakenApart() {
        LocalBoard board = board(Diagram.parse("""
                . X .
                X X X
                """), 0);
        assertThat(areWon(board)).isTrue();
        board.play(Points.PASS);
        assertThat(areWon(board)).isFalse();
    }

    @RepeatedTest(2)
    void whatIsWonByPartsIsWonAsAWhole(RepetitionInfo run) {
        assertThat(check(Seeds.next(run), GAMES)).isGreaterThan(GAMES / 50);
    }

    @Tag("slow")
    @RepeatedTest(20)
    void whatIsWonByPartsIsWonAsAWholeInManyGames(RepetitionInfo run) {
        assertThat(check(Seeds.next(run) + 1_000, 20 * GAMES)).isGreaterThan(GAMES / 50);
    }

    @Test
    void regionsOfTheOracleHaveTheirValuesIfAllStatesAreTakenApart() {
        Engine engine = DfpnEngine.withTwins(DfpnConfig.DEFAULT.withParts(DfpnConfig.Parts.ALL));
        int answers = 0;
        for (OracleProblem problem : OracleProblem.all()) {
            if (problem.index() % STEP == 0 && !problem.kind().equals(EXTERNAL)) {
                LocalBoard board = new LocalBoard(
                        LocalShape.of(problem.region()),
                        problem.position(),
                        problem.region().color().opposite());
                RegionProblem parted =
                        RegionProblem.onBoard(board, CONFIG).askingParts((part, maxNodes) -> prove(part));
                Outcome outcome = engine.prove(parted, Goal.WIN, Engines.LIMITS, SearchListener.NONE)
                        .outcome();
                if (outcome != Outcome.UNKNOWN) {
                    assertThat(outcome == Outcome.WIN)
                            .as("problem %d", problem.index())
                            .isEqualTo(problem.truth().attackerFirst() == Value.SAFE);
                    answers++;
                }
            }
        }
        assertThat(answers).isGreaterThan(20);
    }

    /** Returns the number of games that were won by parts. */
    private int check(long seed, int games) {
        Random random = new Random(seed);
        int won = 0;
        for (int i = 0; i < games; i++) {
            LocalBoard board = randomGame(random);
            if (!board.findBlockInLastEye() && areWon(board)) {
                won++;
                assertThat(value(board))
                        .as(
                                "seed %d, game %d: %s, wall at %s, territory %s, essential %s with eyes %s",
                                seed,
                                i,
                                board,
                                board.shape().pointsOf(board.shape().solidWallAt()),
                                board.shape().pointsOf(board.shape().territory()),
                                board.shape().blocks().stream()
                                        .map(block -> block.stones().toString())
                                        .toList(),
                                Arrays.toString(board.shape().eyes()))
                        .isNotEqualTo(Outcome.LOSS);
            }
        }
        return won;
    }

    private boolean areWon(LocalBoard board) {
        return new StateParts(board, (part, maxNodes) -> prove(part)).areWon(MOST_NODES, spent::addAndGet);
    }

    private static Outcome value(LocalBoard board) {
        return prove(board).outcome();
    }

    private static Result prove(LocalBoard board) {
        RegionProblem problem = RegionProblem.onBoard(board, CONFIG);
        return Engines.DFPN_R.prove(problem, Goal.WIN, Engines.LIMITS, SearchListener.NONE);
    }

    /** All empty points, as territory between all black blocks. The white stones around them are a wall. */
    private static LocalBoard board(Position position, long eyes) {
        List<Block> blocks = new FloodRegionFinder().find(position, DEFENDER).blocks();
        PointSet points = position.empties();
        for (int point : points.toArray()) {
            if (!PointSet.of(points.geometry(), point).exterior().intersects(position.black())) {
                points.remove(point);
            }
        }
        return board(
                position,
                points,
                points,
                blocks,
                blocks.stream().mapToLong(block -> eyes).toArray());
    }

    private static LocalBoard withoutTerritory(LocalBoard board, Position position) {
        return new LocalBoard(board.shape().withoutTerritory(), position, DEFENDER.opposite());
    }

    private static LocalBoard board(
            Position position, PointSet points, PointSet territory, List<Block> essential, long[] eyes) {
        PointSet wall = points.exterior();
        essential.forEach(block -> wall.subtract(block.stones()));
        LocalShape shape = LocalShape.ofArea(DEFENDER, points, territory, wall, essential, eyes);
        return new LocalBoard(shape, position, DEFENDER.opposite());
    }

    /** Points near some random black blocks, with other stones on them. */
    private static LocalBoard randomGame(Random random) {
        Position position = randomPosition(random);
        List<Block> essential = new ArrayList<>();
        PointSet points = new PointSet(SIX);
        for (Block block : new FloodRegionFinder().find(position, DEFENDER).blocks()) {
            if (random.nextInt(4) != 0) {
                essential.add(block);
                points.unite(block.stones().exterior());
            }
        }
        essential.forEach(block -> points.subtract(block.stones()));
        for (int point : points.toArray()) {
            if (points.size() > MOST_POINTS || random.nextInt(8) == 0) {
                points.remove(point);
            }
        }
        PointSet others = position.black().copy().intersect(points);
        for (PointSet block : position.black().components()) {
            if (block.intersects(others) && !points.containsAll(block)) {
                points.subtract(block);
            }
        }
        long[] eyes = essential.stream()
                .mapToLong(block -> random.nextInt(4) == 0 ? LocalShape.ALIVE : random.nextInt(2))
                .toArray();
        PointSet territory = random.nextBoolean() ? points : new PointSet(SIX);
        return board(position, points, territory, essential, eyes);
    }

    /** Many black and some white stones, all with liberties. */
    private static Position randomPosition(Random random) {
        PointSet black = new PointSet(SIX);
        PointSet white = new PointSet(SIX);
        for (int point : PointSet.board(SIX).toArray()) {
            int kind = random.nextInt(20);
            if (kind < 10) {
                black.add(point);
            } else if (kind < 12) {
                white.add(point);
            }
        }
        Position position = Position.of(black, white, DEFENDER.opposite());
        while (position.findBlockWithoutLiberty().isPresent()) {
            PointSet block = position.findBlockWithoutLiberty().orElseThrow();
            position = Position.of(
                    position.black().copy().subtract(block),
                    position.white().copy().subtract(block),
                    DEFENDER.opposite());
        }
        return position;
    }
}

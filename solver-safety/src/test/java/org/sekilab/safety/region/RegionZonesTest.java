package org.sekilab.safety.region;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Tag;
import org.sekilab.model.Block;
import org.sekilab.model.Board;
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
import org.sekilab.safety.Engines;
import org.sekilab.safety.settings.Preset;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.search.Engine;
import org.sekilab.search.Goal;
import org.sekilab.search.Outcome;
import org.sekilab.search.Result;
import org.sekilab.search.SearchListener;

/** The zones of searches for life in random areas, by searches without zones. */
class RegionZonesTest {
    private static final SafetyConfig CONFIG = Engines.config(Preset.BEST);
    private static final Geometry SIX = Geometry.of(6, 6);
    private static final Color DEFENDER = Color.BLACK;
    private static final int MOST_POINTS = 14;
    private static final int FILLINGS = 3;
    private static final int GAMES = 100;

    /** A local game without territory, with the attacker to move first. */
    private record Game(LocalShape shape, Position position) {
        Result proveBy(Engine engine) {
            LocalBoard board = new LocalBoard(shape, position, DEFENDER.opposite());
            return engine.prove(RegionProblem.withZones(board, CONFIG), Goal.WIN, Engines.LIMITS, SearchListener.NONE);
        }

        @Override
        public String toString() {
            return "%s%npoints %s, wall at %s, essential %s with eyes %s, lost %s"
                    .formatted(
                            Diagram.format(position),
                            points(),
                            shape.pointsOf(shape.solidWallAt()),
                            shape.blocks().stream()
                                    .map(block -> block.stones().toString())
                                    .toList(),
                            Arrays.toString(shape.eyes()),
                            shape.sacrifices().stream()
                                    .map(block -> block.stones().toString())
                                    .toList());
        }

        /** The answer of a search without zones, where the defender may do without doubtful stones. */
        Outcome value() {
            LocalBoard board = new LocalBoard(shape, position, DEFENDER.opposite());
            return Engines.DFPN_R
                    .prove(new WallGame(board), Goal.WIN, Engines.LIMITS, SearchListener.NONE)
                    .outcome();
        }

        PointSet points() {
            return shape.pointsOf(shape.all());
        }

        /** The same game on a part of the points, with the others as wall. */
        Game on(PointSet part) {
            return new Game(shape.within(part), position);
        }

        /**
         * The same game with random stones beyond a zone. The defender has none beside sacrificed blocks, because the
         * game is lost when such stones are captured with them.
         */
        Game withRandomStonesBeyond(PointSet zone, Random random) {
            PointSet black = position.black().copy();
            PointSet white = position.white().copy();
            PointSet besideLost = new PointSet(SIX);
            shape.sacrifices().forEach(block -> besideLost.unite(block.stones().exterior()));
            for (int point : points().subtract(zone).toArray()) {
                black.remove(point);
                white.remove(point);
                switch (random.nextInt(3)) {
                    case 0 -> white.add(point);
                    case 1 -> {
                        if (!besideLost.contains(point)) {
                            black.add(point);
                        }
                    }
                    default -> {}
                }
            }
            return new Game(shape, Position.of(black, white, DEFENDER.opposite()));
        }

        /** True if each group of stones has a liberty. */
        boolean isPossible() {
            LocalBoard board = new LocalBoard(shape, position, DEFENDER.opposite());
            if (board.findBlockInLastEye()) {
                return false;
            }
            for (long stones : new long[] {board.attacker(), board.defender()}) {
                for (long rest = stones; rest != 0; ) {
                    long group = board.flood(Long.lowestOneBit(rest), stones);
                    if ((board.around(group) & board.empties()) == 0) {
                        return false;
                    }
                    rest &= ~group;
                }
            }
            return true;
        }
    }

    @RepeatedTest(2)
    void defenderWinsOnTheZoneAloneAndWithAnyStonesBeyond(RepetitionInfo run) {
        assertThat(checkZones(Seeds.next(run), GAMES)).isGreaterThan(GAMES / 50);
    }

    @Tag("slow")
    @RepeatedTest(20)
    void defenderWinsOnManyZonesAlone(RepetitionInfo run) {
        assertThat(checkZones(Seeds.next(run) + 1_000, 20 * GAMES)).isGreaterThan(GAMES / 50);
    }

    /** Returns the number of zones that were smaller than the game. */
    private static int checkZones(long seed, int games) {
        Random random = new Random(seed);
        int zones = 0;
        for (int i = 0; i < games; i++) {
            Game game = randomGame(random);
            if (!game.isPossible()) {
                continue;
            }
            Result found = game.proveBy(Engines.WITH_ZONES);
            if (found.outcome() == Outcome.WIN) {
                long mask = found.proof().zone() & game.shape().all();
                PointSet zone = game.shape().pointsOf(mask);
                zones += mask != game.shape().all() ? 1 : 0;
                assertThat(game.on(zone).value())
                        .as("seed %d, game %d on %s: %s", seed, i, zone, game)
                        .isNotEqualTo(Outcome.LOSS);
                for (int filling = 0; filling < FILLINGS; filling++) {
                    Game filled = game.withRandomStonesBeyond(zone, random);
                    if (filled.isPossible()) {
                        assertThat(filled.value())
                                .as("seed %d, game %d beyond %s: %s", seed, i, zone, filled)
                                .isNotEqualTo(Outcome.LOSS);
                    }
                }
            } else if (found.outcome() == Outcome.LOSS) {
                assertThat(game.proveBy(Engines.DFPN_R).outcome())
                        .as("%s", game)
                        .isNotEqualTo(Outcome.WIN);
            }
        }
        return zones;
    }

    /** The points around a block of the defender, with the kinds of other blocks chosen at random. */
    private static Game randomGame(Random random) {
        Position position = randomPosition(random);
        List<Block> blocks = new FloodRegionFinder().find(position, DEFENDER).blocks();
        PointSet points = new PointSet(SIX);
        List<Block> essential = new ArrayList<>();
        List<Long> eyes = new ArrayList<>();
        List<Block> lost = new ArrayList<>();
        if (!blocks.isEmpty()) {
            Block target = blocks.get(random.nextInt(blocks.size()));
            int steps = 1 + random.nextInt(4);
            PointSet front = target.stones().exterior();
            for (int step = 0; step < steps && points.size() < MOST_POINTS; step++) {
                points.unite(front);
                front = points.exterior().subtract(target.stones());
            }
            for (Block block : blocks) {
                PointSet around = block.stones().exterior();
                if (!points.containsAll(around) || !points.containsAll(block.stones())) {
                    points.subtract(block.stones());
                }
            }
            essential.add(target);
            eyes.add(random.nextInt(3) == 0 ? 1L : 0L);
            for (Block block : blocks) {
                boolean isBeside = !block.equals(target)
                        && block.stones().intersects(points.exterior())
                        && !block.stones().intersects(points);
                switch (isBeside ? random.nextInt(5) : -1) {
                    case 0 -> {
                        essential.add(block);
                        eyes.add(LocalShape.ALIVE);
                    }
                    case 1 -> {
                        essential.add(block);
                        eyes.add((long) random.nextInt(2));
                    }
                    case 2 -> lost.add(block);
                    default -> {}
                }
            }
        }
        PointSet wall = points.exterior();
        essential.forEach(block -> wall.subtract(block.stones()));
        lost.forEach(block -> wall.subtract(block.stones()));
        long[] allEyes = eyes.stream().mapToLong(Long::longValue).toArray();
        LocalShape shape = LocalShape.ofArea(DEFENDER, points, new PointSet(SIX), wall, essential, allEyes)
                .sacrificing(lost);
        return new Game(shape, position);
    }

    /** The stones after random play in which the defender moves twice as often as the attacker. */
    private static Position randomPosition(Random random) {
        Board board = new Board(Position.empty(SIX));
        for (int ply = 6 + random.nextInt(20); ply > 0; ply--) {
            Color mover = random.nextInt(3) == 0 ? DEFENDER.opposite() : DEFENDER;
            Position position = board.toPosition();
            board = new Board(Position.of(position.black(), position.white(), mover));
            int point = random.nextInt(SIX.area());
            board.play(board.isLegal(point) ? point : Points.PASS);
        }
        return board.toPosition();
    }
}

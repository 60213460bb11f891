package org.sekilab.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Tag;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Block;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.PointSet;
import org.sekilab.model.RegionMap;
import org.sekilab.model.Seeds;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.model.text.Diagram;
import org.sekilab.statics.EnclosedBoard;
import org.sekilab.statics.enumeration.LocalGame;
import org.sekilab.statics.enumeration.RegionEnumerator;
import org.sekilab.statics.enumeration.Truth;
import org.sekilab.statics.enumeration.Value;

/**
 * Zones of several regions with random assumptions. All accepted claims are true together, by enumeration of the whole
 * board within the attacker's wall.
 */
class RandomZonesTest {
    private static final int MAX_STATES = 4_000;
    private static final int MAX_STATES_OF_BOARD = 60_000;

    private int checked;

    @RepeatedTest(3)
    void acceptedClaimsAreTrue(RepetitionInfo run) {
        check(new Random(Seeds.next(run)), 200);
        assertThat(checked).isGreaterThan(5);
    }

    @RepeatedTest(10)
    @Tag("thorough")
    void moreAcceptedClaimsAreTrue(RepetitionInfo run) {
        acceptedClaimsAreTrue(run);
    }

    @RepeatedTest(100)
    @Tag("slow")
    void acceptedClaimsAreTrueManyTimes(RepetitionInfo run) {
        check(new Random(Seeds.next(run)), 1_000);
        assertThat(checked).isGreaterThan(30);
    }

    @RepeatedTest(1)
    void acceptedPairsAreTrue(RepetitionInfo run) {
        checkPairs(new Random(Seeds.next(run)), 300);
        assertThat(checked).isGreaterThan(20);
    }

    @RepeatedTest(10)
    @Tag("thorough")
    void moreAcceptedPairsAreTrue(RepetitionInfo run) {
        acceptedPairsAreTrue(run);
    }

    @RepeatedTest(100)
    @Tag("slow")
    void acceptedPairsAreTrueManyTimes(RepetitionInfo run) {
        checkPairs(new Random(Seeds.next(run)), 500);
        assertThat(checked).isGreaterThan(15);
    }

    private void checkPairs(Random random, int boards) {
        for (int i = 0; i < boards; i++) {
            EnclosedBoard.next(random, 9).ifPresent(board -> {
                boolean isTrue = false;
                for (int j = 0; j < 30 && !isTrue; j++) {
                    isTrue = isAcceptedAndTrue(board, random, j == 0 ? 0 : 4);
                }
            });
        }
    }

    /** Some blocks, some of the parts that they leave, and some pairs anywhere. */
    private boolean isAcceptedAndTrue(EnclosedBoard board, Random random, int maxPairs) {
        PointSet alive = new PointSet(board.position().geometry());
        PointSet territory = alive.copy();
        String color = Certificates.word(board.defender());
        List<String> lines = new ArrayList<>(List.of("zone %s pairs".formatted(color)));
        for (Block block :
                new FloodRegionFinder().find(board.position(), board.defender()).blocks()) {
            if (block.stones().size() > 2 || random.nextInt(3) > 0) {
                alive.unite(block.stones());
                lines.add("block %s 0".formatted(name(block)));
            }
        }
        for (PointSet part : board.playground().copy().subtract(alive).components()) {
            int use = random.nextInt(5);
            if (use > 0) {
                lines.add((use > 2 ? "territory" : "eye") + Certificates.names(part));
            }
            territory.unite(use > 2 ? part : new PointSet(part.geometry()));
        }
        List<Integer> empties = new ArrayList<>();
        for (int point :
                board.position().empties().intersect(board.playground()).toArray()) {
            empties.add(point);
        }
        Collections.shuffle(empties, random);
        int pairs = Math.min(empties.size() / 2, random.nextInt(maxPairs + 1));
        StringBuilder line = new StringBuilder("pairs");
        empties.subList(0, 2 * pairs)
                .forEach(point -> line.append(' ').append(alive.geometry().name(point)));
        lines.add(line.toString());
        lines.add("claim %s territory%s".formatted(color, Certificates.names(territory)));
        boolean isAccepted = !alive.isEmpty()
                && isAccepted(board, lines, "claim %s alive%s".formatted(color, Certificates.names(alive)));
        if (isAccepted) {
            assertTrue(board, alive, territory, lines);
        }
        return isAccepted;
    }

    private void check(Random random, int boards) {
        for (int i = 0; i < boards; i++) {
            EnclosedBoard.next(random, 8).ifPresent(board -> check(board, random));
        }
    }

    private void check(EnclosedBoard board, Random random) {
        RegionMap map = new FloodRegionFinder().find(board.position(), board.defender());
        List<String> lines = new ArrayList<>();
        for (BasicRegion region : map.regions()) {
            if (board.playground().containsAll(region.points())) {
                zone(board, map, region, random).ifPresent(lines::addAll);
            }
        }
        String color = Certificates.word(board.defender());
        PointSet alive = new PointSet(board.position().geometry());
        PointSet territory = alive.copy();
        for (Block block : map.blocks()) {
            if (isAccepted(board, lines, "claim %s alive %s".formatted(color, name(block)))) {
                alive.unite(block.stones());
            }
        }
        for (BasicRegion region : map.regions()) {
            String names = Certificates.names(region.points());
            if (isAccepted(board, lines, "claim %s territory%s".formatted(color, names))) {
                territory.unite(region.points());
            }
        }
        if (!alive.isEmpty()) {
            assertTrue(board, alive, territory, lines);
        }
    }

    private void assertTrue(EnclosedBoard board, PointSet alive, PointSet territory, List<String> lines) {
        PointSet active = board.playground().copy().subtract(alive);
        LocalGame game = new LocalGame(board.position(), board.defender(), active, alive, territory);
        Optional<Truth> truth = RegionEnumerator.solve(game, MAX_STATES_OF_BOARD);
        truth.ifPresent(value -> {
            assertThat(value.attackerFirst())
                    .as(
                            "%s%n%s%nalive %s, territory %s",
                            Diagram.formatWithFrame(board.position()), lines, alive, territory)
                    .isEqualTo(Value.SAFE);
            checked++;
        });
    }

    private static boolean isAccepted(EnclosedBoard board, List<String> zones, String claim) {
        List<String> lines = new ArrayList<>(zones);
        lines.add(claim);
        return Certificates.problem(Certificates.board(board.position(), lines)).isEmpty();
    }

    private static String name(Block block) {
        return block.stones().geometry().name(block.anchor());
    }

    /** A zone of a region, if it is won with some assumptions, and perhaps without a block. */
    private static Optional<List<String>> zone(EnclosedBoard board, RegionMap map, BasicRegion region, Random random) {
        for (int i = 0; i < 8; i++) {
            List<Block> blocks = new ArrayList<>();
            for (int block : map.blocksOf(region)) {
                blocks.add(map.blocks().get(block));
            }
            PointSet points = region.points().copy();
            PointSet territory = random.nextInt(3) == 0 ? new PointSet(points.geometry()) : points.copy();
            PointSet wall = new PointSet(points.geometry());
            List<Block> lost = new ArrayList<>();
            if (random.nextBoolean() && blocks.size() > 1) {
                lost.add(blocks.remove(random.nextInt(blocks.size())));
                PointSet liberties = lost.get(0).liberties();
                territory.subtract(random.nextBoolean() ? liberties : wall);
                points.unite(random.nextInt(4) == 0 ? liberties : wall);
                wall.unite(points.exterior()).subtract(lost.get(0).stones());
                blocks.forEach(block -> wall.subtract(block.stones()));
            }
            long[] eyes = random.longs(blocks.size(), 0, 5)
                    .map(kind -> kind < 2 ? 0 : kind < 4 ? 1 : LocalShape.ALIVE)
                    .toArray();
            LocalShape shape = LocalShape.ofArea(board.defender(), points, territory, wall, blocks, eyes)
                    .sacrificing(lost);
            LocalBoard local =
                    new LocalBoard(shape, board.position(), board.defender().opposite());
            Optional<LocalTruth> truth = LocalTruth.of(local, MAX_STATES).filter(LocalTruth::isWon);
            if (truth.isPresent()) {
                return Optional.of(Certificates.gameZone(local, truth.get(), random.nextInt(3) - 1));
            }
        }
        return Optional.empty();
    }
}

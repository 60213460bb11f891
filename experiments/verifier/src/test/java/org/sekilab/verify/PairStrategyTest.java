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
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.RegionMap;
import org.sekilab.model.Seeds;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.statics.EnclosedBoard;

/** What pairs are said to keep on random small boards is kept by enumeration, whatever is assumed elsewhere. */
class PairStrategyTest {
    private static final int MAX_STATES = 4_000;
    private static final int TRIES = 40;

    private int accepted;

    @RepeatedTest(3)
    void acceptedPairsReachTheGoal(RepetitionInfo run) {
        check(new Random(Seeds.next(run)), 400);
        assertThat(accepted).isGreaterThan(60);
    }

    @RepeatedTest(10)
    @Tag("thorough")
    void moreAcceptedPairsReachTheGoal(RepetitionInfo run) {
        acceptedPairsReachTheGoal(run);
    }

    @RepeatedTest(100)
    @Tag("slow")
    void acceptedPairsReachTheGoalManyTimes(RepetitionInfo run) {
        check(new Random(Seeds.next(run)), 1_000);
        assertThat(accepted).isGreaterThan(150);
    }

    private void check(Random random, int boards) {
        for (int i = 0; i < boards; i++) {
            EnclosedBoard.next(random, 8).ifPresent(board -> playAndCheck(game(board, random), random));
        }
    }

    /**
     * All of the playground but some blocks, which must not be captured. Territory and eyes elsewhere are chosen at
     * random.
     */
    static LocalBoard game(EnclosedBoard enclosed, Random random) {
        Position position = enclosed.position();
        Color defender = enclosed.defender();
        RegionMap map = new FloodRegionFinder().find(position, defender);
        List<Block> blocks = new ArrayList<>(map.blocks());
        blocks.removeIf(block -> block.stones().size() < 3 && random.nextInt(3) == 0);
        PointSet points = enclosed.playground().copy();
        blocks.forEach(block -> points.subtract(block.stones()));
        PointSet territory = points.copy();
        for (PointSet part : points.components()) {
            if (random.nextInt(3) == 0) {
                territory.subtract(part);
            }
        }
        long[] eyes = random.longs(blocks.size(), 0, 8)
                .map(kind -> kind < 5 ? 0 : kind == 7 ? LocalShape.ALIVE : kind - 4)
                .toArray();
        PointSet wall = points.exterior();
        blocks.forEach(block -> wall.subtract(block.stones()));
        LocalShape shape = LocalShape.ofArea(defender, points, territory, wall, blocks, eyes);
        return new LocalBoard(shape, position, random.nextInt(4) == 0 ? defender : defender.opposite());
    }

    private void playAndCheck(LocalBoard board, Random random) {
        for (int ply = 0; ply < 10 && !board.isOver() && !board.isBlockCaptured(); ply++) {
            checkState(board, random);
            int move = random.nextInt(8) == 0 || board.shape().size() == 0
                    ? Points.PASS
                    : random.nextInt(board.shape().size());
            if (board.isLegal(move)) {
                board.play(move);
            }
        }
    }

    private void checkState(LocalBoard board, Random random) {
        boolean mayEndNow = board.isPassed()
                && !board.isDefenderToMove()
                && (board.attacker() & board.shape().territory()) != 0;
        boolean isTrueAnyway = false;
        for (int i = 0; i < TRIES && !mayEndNow && !isTrueAnyway; i++) {
            int[] pairs = i == 0 ? new int[0] : randomPairs(board, random);
            if (new PairStrategy(List.of(Certificates.state(board)), pairs).holds()) {
                Optional<LocalTruth> truth = LocalTruth.of(board, MAX_STATES);
                truth.ifPresent(value -> assertThat(value.isWon())
                        .as(
                                "%s%nblocks %s, eyes %s, pairs %s",
                                board, board.shape().blocks(), board.shape().eyes(), pairs)
                        .isTrue());
                accepted += truth.isPresent() ? 1 : 0;
                isTrueAnyway = true;
            }
        }
    }

    static int[] randomPairs(LocalBoard board, Random random) {
        List<Integer> empties = new ArrayList<>();
        for (int point : board.shape().pointsOf(board.empties()).toArray()) {
            empties.add(point);
        }
        Collections.shuffle(empties, random);
        int pairs = empties.size() / 2 == 0 ? 0 : 1 + random.nextInt(empties.size() / 2);
        return empties.subList(0, 2 * pairs).stream()
                .mapToInt(Integer::intValue)
                .toArray();
    }
}

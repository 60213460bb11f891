package org.sekilab.life.wide;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.life.Life;
import org.sekilab.life.LifeProblem;
import org.sekilab.life.LifeProof;
import org.sekilab.life.LifeVerdict;
import org.sekilab.life.play.LifeStrategy;
import org.sekilab.life.search.CountedEffort;
import org.sekilab.life.wall.WallProof;
import org.sekilab.model.Block;
import org.sekilab.model.Board;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.Seeds;
import org.sekilab.proof.RandomAttacker;
import org.sekilab.safety.settings.Preset;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.search.Limits;

/** Known shapes, in windows of three longs and ten longs. */
class WideSolverTest {
    private static final long TABLE_BYTES = 1L << 22;

    /** Stones of T on the second line below stones of White, on a board with more empty points. */
    private static WideQuestion secondLine(int stones, int width, int height, Color first) {
        Geometry geometry = Geometry.of(width, height);
        PointSet black = new PointSet(geometry);
        PointSet white = PointSet.of(geometry, geometry.point(1, 1), geometry.point(stones + 2, 1));
        for (int column = 2; column < stones + 2; column++) {
            black.add(geometry.point(column, 1));
            white.add(geometry.point(column, 2));
        }
        Position position = Position.of(black, white, first);
        List<Block> blocks = new FloodRegionFinder().find(position, Color.BLACK).blocks();
        PointSet points = PointSet.board(geometry).subtract(black);
        return new WideQuestion(position, Color.BLACK, first, blocks, points);
    }

    private static Optional<WallProof> prove(WideQuestion question, long mostNodes) {
        WideSolver solver = new WideSolver(
                List.of(question),
                SafetyConfig.of(Preset.BEST).parts(),
                new CountedEffort(mostNodes),
                TABLE_BYTES,
                100_000);
        solver.search(mostNodes);
        return solver.proof();
    }

    @ParameterizedTest
    @CsvSource({"8, 12, 9, WHITE", "7, 12, 9, BLACK", "8, 19, 13, WHITE", "8, 25, 25, WHITE"})
    void stonesOnTheSecondLineLive(int stones, int width, int height, Color first) {
        WideQuestion question = secondLine(stones, width, height, first);
        WallProof proof = prove(question, 200_000).orElseThrow();
        assertThat(proof.zone().containsAll(question.stones())).isTrue();
        PointSet below =
                question.stones().exterior().intersect(question.position().empties());
        assertThat(question.stones().unite(below).containsAll(proof.zone())).isTrue();
    }

    /** Attackers that play at random, everywhere, with all kos, against the proofs of random positions. */
    @Test
    void noAttackerAtRandomCapturesABlockThatLives() {
        playAgainstProofs(20, 2);
    }

    @Tag("thorough")
    @Test
    void noAttackerAtRandomCapturesManyBlocksThatLive() {
        playAgainstProofs(500, 10);
    }

    private static void playAgainstProofs(int positions, int games) {
        Random random = new Random(Seeds.of(21L));
        int proofs = 0;
        for (int i = 0; i < positions; i++) {
            WideQuestion question = random(random);
            Optional<WallProof> proof = prove(question, 1_000);
            if (proof.isPresent()) {
                proofs++;
                LifeStrategy strategy = strategy(question, proof.get());
                for (int game = 0; game < games; game++) {
                    play(question, strategy, random);
                }
            }
        }
        assertThat(proofs).isGreaterThan(positions / 8);
    }

    /** A question about the largest block after random moves on a board of more than 60 points. */
    private static WideQuestion random(Random random) {
        Geometry geometry = Geometry.of(10 + random.nextInt(4), 8);
        Board board = new Board(Position.empty(geometry));
        for (int ply = 40 + random.nextInt(60); ply > 0; ply--) {
            int move = random.nextInt(geometry.area());
            PointSet own = board.toPosition().stones(board.toPosition().toMove());
            boolean isEye = own.containsAll(PointSet.of(geometry, move).exterior());
            board.play(!isEye && board.isLegal(move) ? move : Points.PASS);
        }
        Position position = board.toPosition();
        Color first = random.nextBoolean() ? Color.BLACK : Color.WHITE;
        Block block = new FloodRegionFinder()
                .find(position, Color.BLACK).blocks().stream()
                        .max(Comparator.comparingInt(each -> each.stones().size()))
                        .orElseThrow();
        PointSet points = PointSet.board(geometry).subtract(block.stones());
        return new WideQuestion(position, Color.BLACK, first, List.of(block), points);
    }

    private static LifeStrategy strategy(WideQuestion question, WallProof proof) {
        LifeProblem problem = new LifeProblem(
                question.position(),
                question.defender(),
                question.first(),
                List.of(List.of(question.stones().first())),
                PointSet.board(question.position().geometry()));
        LifeProof life = new LifeProof(proof.claim(), proof.lines(), proof.zone(), proof.states());
        return LifeStrategy.of(problem, life).orElseThrow();
    }

    private static void play(WideQuestion question, LifeStrategy strategy, Random random) {
        RandomAttacker.play(
                strategy,
                random,
                10,
                line -> assertThat(line.position().black().containsAll(question.stones()))
                        .as("%s", line.moves())
                        .isTrue());
    }

    /** What the search for death proves dead is not proved alive. */
    @Tag("thorough")
    @Test
    void deadBlocksAreNotProvedAlive() {
        Random random = new Random(Seeds.of(22L));
        int dead = 0;
        for (int i = 0; i < 200; i++) {
            WideQuestion question = random(random);
            LifeProblem problem = new LifeProblem(
                    question.position(),
                    question.defender(),
                    question.first(),
                    List.of(List.of(question.stones().first())),
                    PointSet.board(question.position().geometry()));
            LifeVerdict verdict = Life.best()
                    .with(Limits.DEFAULT.withMaxNodes(20_000).withTableBytes(TABLE_BYTES))
                    .solve(problem)
                    .verdict();
            if (verdict == LifeVerdict.DEAD) {
                dead++;
                assertThat(prove(question, 10_000))
                        .as("%s", question.position())
                        .isEmpty();
            }
        }
        assertThat(dead).isGreaterThan(2);
    }

    @Test
    void sixStonesOnTheSecondLineAreNotProved() {
        assertThat(prove(secondLine(6, 10, 8, Color.BLACK), 20_000)).isEmpty();
    }
}

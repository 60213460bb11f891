package org.sekilab.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.sekilab.model.Block;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Seeds;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.statics.EnclosedBoard;

/**
 * The checker and the search have boards of their own. Both have the same legal moves and the same states, in random
 * play on random points with random blocks, lost ones and eyes elsewhere.
 */
class WallStateTest {
    private int moves;
    private int kos;
    private int captures;
    private int taken;

    @RepeatedTest(5)
    void playsAsTheBoardOfTheSearch(RepetitionInfo run) {
        Random random = new Random(Seeds.next(run));
        for (int i = 0; i < 400; i++) {
            EnclosedBoard.next(random, 9).ifPresent(board -> {
                LocalBoard game = game(board, random);
                for (int j = 0; j < 5; j++) {
                    play(game, random);
                }
            });
        }
        assertThat(moves).isGreaterThan(2_000);
        assertThat(kos).isPositive();
        assertThat(captures).isGreaterThan(20);
        assertThat(taken).isGreaterThan(20);
    }

    /** Some points of the playground. The wall is everything else except some blocks. */
    private static LocalBoard game(EnclosedBoard enclosed, Random random) {
        PointSet points = enclosed.playground().copy();
        for (int point : points.toArray()) {
            if (random.nextInt(12) == 0) {
                points.remove(point);
            }
        }
        List<Block> essential = new ArrayList<>();
        List<Block> lost = new ArrayList<>();
        PointSet wall = new PointSet(points.geometry());
        for (Block block : new FloodRegionFinder()
                .find(enclosed.position(), enclosed.defender())
                .blocks()) {
            int use = random.nextInt(4);
            if (use > 0) {
                points.subtract(block.stones());
                (use == 1 ? lost : essential).add(block);
            }
        }
        wall.unite(points.exterior());
        lost.forEach(block -> wall.subtract(block.stones()));
        essential.forEach(block -> wall.subtract(block.stones()));
        long[] eyes = random.longs(essential.size(), 0, 6)
                .map(kind -> kind < 3 ? 0 : kind == 5 ? LocalShape.ALIVE : kind - 2)
                .toArray();
        LocalShape shape = LocalShape.ofArea(enclosed.defender(), points, points, wall, essential, eyes)
                .sacrificing(lost);
        return new LocalBoard(
                shape,
                enclosed.position(),
                random.nextBoolean() ? enclosed.defender() : enclosed.defender().opposite());
    }

    /** The board is as before in the end. */
    private void play(LocalBoard board, Random random) {
        WallState state = Certificates.state(board);
        WallGame game = state.game();
        for (int ply = 0; ply < 30 && !board.isOver() && !board.isBlockCaptured(); ply++) {
            List<Integer> legal = new ArrayList<>(List.of(Points.PASS));
            for (int move = 0; move < game.size(); move++) {
                boolean isLegal = board.isLegal(move);
                assertThat(state.isLegal(move)).as("%d in %s", move, board).isEqualTo(isLegal);
                assertThat(state.after(move).isPresent())
                        .as("%d in %s", move, board)
                        .isEqualTo(isLegal);
                if (isLegal) {
                    legal.add(move);
                }
            }
            int move = legal.get(random.nextInt(6) == 0 ? 0 : random.nextInt(legal.size()));
            board.play(move);
            state = move == Points.PASS ? state.afterPass() : state.after(move).orElseThrow();
            WallState other = Certificates.state(board);
            assertThat(state)
                    .as("after %d: %s", move, board)
                    .isEqualTo(new WallState(game, other.attacker(), other.defender(), other.turn()));
            boolean isAttacked = !board.isDefenderToMove() && !board.isOver();
            assertThat(!isAttacked || state.findBlockInLastEye() == board.findBlockInLastEye())
                    .as("%s", board)
                    .isTrue();
            moves++;
            kos += board.koPoint() == Points.NONE ? 0 : 1;
            captures += board.isBlockCaptured() ? 1 : 0;
            taken += board.isBlockTaken() ? 1 : 0;
        }
        while (board.ply() > 0) {
            board.undo();
        }
    }
}

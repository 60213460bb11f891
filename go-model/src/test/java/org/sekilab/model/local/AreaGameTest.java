package org.sekilab.model.local;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.sekilab.model.Block;
import org.sekilab.model.Board;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.Legality;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.Seeds;

/**
 * Plays random games in an area of a board, on the whole board and as a local game. The blocks around the area are
 * essential or sacrificed, and all other neighbors are a wall. Both sides also play elsewhere.
 *
 * <p>The defender is never worse off on the board than in the local game. This holds until the local game is lost. It
 * also ends when the attacker may capture defender stones here that have liberties outside.
 */
class AreaGameTest {
    private static final int MAX_MOVES = 60;

    private int taken; // games in which a sacrificed block has no liberty any more
    private int phantoms; // games in which attacker stones connected to the wall are not on the board

    @RepeatedTest(20)
    void defenderIsNoWorseOffOnTheBoard(RepetitionInfo run) {
        Random random = new Random(Seeds.next(run));
        for (int game = 0; game < 2_000; game++) {
            play(random);
        }
        assertThat(taken).isGreaterThan(20);
        assertThat(phantoms).isGreaterThan(20);
    }

    private void play(Random random) {
        Geometry geometry = Geometry.of(3 + random.nextInt(3), 3 + random.nextInt(3));
        Color defender = random.nextBoolean() ? Color.BLACK : Color.WHITE;
        Position position = RandomAreas.position(geometry, defender, random);
        LocalShape shape = RandomAreas.shape(position, defender, random);
        LocalBoard local = new LocalBoard(shape, position, defender.opposite());
        Board board = new Board(position);
        boolean isTaken = false;
        boolean isPhantom = false;
        for (int move = 0; move < MAX_MOVES && !local.findDoubtfulStones(); move++) {
            int attack = RandomAreas.randomMove(board, random);
            board.play(attack);
            int here = attack == Points.PASS ? -1 : shape.localOf(attack);
            if (here < 0) {
                board.play(randomMoveOutside(board, shape, random));
            } else {
                boolean isThere = (local.attacker() >>> here & 1) != 0; // stands in the local game only
                assertThat(isThere || local.isLegal(here))
                        .as("%s%n%s", local, board)
                        .isTrue();
                if (isThere && local.isPassed()) {
                    return;
                }
                local.play(isThere ? Points.PASS : here);
                if (local.isBlockCaptured()) {
                    return;
                }
                int answer = answer(local, board, random);
                if (answer == Points.PASS && local.isPassed()) {
                    return;
                }
                local.play(answer);
                board.play(answer == Points.PASS ? Points.PASS : shape.point(answer));
            }
            isPhantom |= check(local, board, defender);
            isTaken |= local.isBlockTaken();
        }
        taken += isTaken ? 1 : 0;
        phantoms += isPhantom ? 1 : 0;
    }

    /** Returns whether the board has fewer attacker stones than the local game. */
    private static boolean check(LocalBoard local, Board board, Color defender) {
        LocalShape shape = local.shape();
        Position now = board.toPosition();
        long attackers = shape.mask(now.stones(defender.opposite()));
        long outer = local.flood(local.attacker() & shape.wallAt(), local.attacker());
        assertThat(shape.mask(now.stones(defender))).as("%s%n%s", local, board).isEqualTo(local.defender());
        assertThat(attackers & ~local.attacker()).as("%s%n%s", local, board).isZero();
        assertThat(local.attacker() & ~attackers & ~outer)
                .as("%s%n%s", local, board)
                .isZero();
        for (Block block : shape.blocks()) {
            assertThat(now.stones(defender).containsAll(block.stones()))
                    .as("%s%n%s", local, board)
                    .isTrue();
        }
        return attackers != local.attacker();
    }

    private static int randomMoveOutside(Board board, LocalShape shape, Random random) {
        int point = RandomAreas.randomMove(board, random);
        return point != Points.PASS && shape.localOf(point) < 0 ? point : Points.PASS;
    }

    /**
     * A random defender move that is legal in both games. A move that is legal in the local game is legal on the board,
     * except for kos.
     */
    private static int answer(LocalBoard local, Board board, Random random) {
        for (int i = 0; i < local.shape().size(); i++) {
            int move = random.nextInt(local.shape().size());
            if (local.isLegal(move)) {
                Legality legality = board.legality(local.shape().point(move));
                assertThat(legality).as("%s%n%s", local, board).isIn(Legality.LEGAL, Legality.KO);
                if (legality == Legality.LEGAL) {
                    return move;
                }
            }
        }
        return Points.PASS;
    }
}

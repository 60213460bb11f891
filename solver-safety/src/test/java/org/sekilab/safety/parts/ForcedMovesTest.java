package org.sekilab.safety.parts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.model.Points;
import org.sekilab.model.Seeds;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.safety.LocalBoards;
import org.sekilab.statics.OracleProblem;

/** A group in atari has few moves, and each other move loses it. */
class ForcedMovesTest {
    private static final int PLIES = 20;

    /** Black's only liberty is A1. */
    private static final String ATARI = """
            O O O O O O
            X X X X X O
            . O O O X O
            """;

    @Test
    void groupInAtariPlaysItsLastLiberty() {
        LocalBoard board = LocalBoards.inCorner(ATARI, Color.BLACK);
        assertThat(new ForcedMoves().on(board).forcedPoints()).isEqualTo(LocalBoards.mask(board, "A1"));
    }

    @Test
    void groupWithAnEyeElsewhereIsNotInAtari() {
        LocalBoard board = LocalBoards.inCorner(ATARI, Color.BLACK, 1);
        assertThat(new ForcedMoves().on(board).forcedPoints()).isZero();
    }

    /** Another pass ends the game, so a pass is a move, too. */
    @Test
    void nothingIsForcedAfterAPass() {
        LocalBoard board = LocalBoards.inCorner(ATARI, Color.WHITE);
        board.play(Points.PASS);
        assertThat(new ForcedMoves().on(board).forcedPoints()).isZero();
    }

    @Test
    void nothingIsForcedWithTwoLiberties() {
        LocalBoard board = LocalBoards.inCorner("""
                O O O O O
                X X X X O
                . . O X O
                """, Color.BLACK);
        assertThat(new ForcedMoves().on(board).forcedPoints()).isZero();
    }

    /** After any other legal move of the defender, the attacker captures an essential block at once. */
    @RepeatedTest(3)
    void eachOtherMoveLosesABlockAtOnce(RepetitionInfo run) {
        long seed = Seeds.next(run);
        Random random = new Random(seed);
        int checked = 0;
        for (OracleProblem problem : OracleProblem.all()) {
            LocalBoard board = new LocalBoard(
                    LocalShape.of(problem.region()),
                    problem.position(),
                    problem.map().color());
            MoveGenerator.OnBoard forced = new ForcedMoves().on(board);
            for (int ply = 0; ply < PLIES && !board.isOver() && !board.isBlockCaptured(); ply++) {
                if (board.isDefenderToMove() && forced.forcedPoints() != 0) {
                    checkOthers(board, forced.forcedPoints(), "seed %d, problem %d".formatted(seed, problem.index()));
                    checked++;
                }
                int move = random.nextInt(board.shape().size());
                board.play(board.isLegal(move) ? move : Points.PASS);
            }
        }
        assertThat(checked).isGreaterThan(100);
    }

    private static void checkOthers(LocalBoard board, long forced, String description) {
        for (int move = 0; move <= board.shape().size(); move++) {
            boolean isPass = move == board.shape().size();
            int played = isPass ? Points.PASS : move;
            if (board.isLegal(played) && (isPass || (forced >>> move & 1) == 0)) {
                board.play(played);
                assertThat(canCapture(board))
                        .as("%s, %d in%n%s", description, move, board)
                        .isTrue();
                board.undo();
            }
        }
    }

    private static boolean canCapture(LocalBoard board) {
        for (int move = 0; move < board.shape().size(); move++) {
            if (board.isLegal(move)) {
                board.play(move);
                boolean isCaptured = board.isBlockCaptured();
                board.undo();
                if (isCaptured) {
                    return true;
                }
            }
        }
        return false;
    }
}

package org.sekilab.statics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Tag;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.Seeds;
import org.sekilab.proof.SafetyMap;
import org.sekilab.proof.SafetySolver;

/** All claims of a solver on random small positions are true by enumeration. */
class RandomClaimsTest {
    private static final List<SafetySolver> SOLVERS =
            List.of(new BensonSolver(new FloodRegionFinder()), new AlternatingPlaySolver(new FloodRegionFinder()));

    @RepeatedTest(5)
    void claimsOnEnclosedBoardsHold(RepetitionInfo run) {
        ClaimCheck check = new ClaimCheck(20_000);
        checkEnclosedBoards(check, Seeds.next(run), 1_000, 8);
        assertThat(check.proved()).isGreaterThan(100);
    }

    @RepeatedTest(2)
    void claimsOnTinyBoardsHold(RepetitionInfo run) {
        ClaimCheck check = new ClaimCheck(20_000);
        checkTinyBoards(check, Seeds.next(run), 1_000);
        assertThat(check.proved()).isGreaterThan(10);
    }

    @RepeatedTest(20)
    @Tag("slow")
    void claimsOnMoreBoardsHold(RepetitionInfo run) {
        claimsOnEnclosedBoardsHold(run);
        claimsOnTinyBoardsHold(run);
    }

    @RepeatedTest(100)
    @Tag("slow")
    void claimsOnLargerEnclosedBoardsHold(RepetitionInfo run) {
        ClaimCheck check = new ClaimCheck(400_000);
        checkEnclosedBoards(check, Seeds.next(run), 2_000, 12);
        assertThat(check.proved()).isGreaterThan(100);
    }

    @RepeatedTest(100)
    @Tag("slow")
    void claimsOnManyTinyBoardsHold(RepetitionInfo run) {
        ClaimCheck check = new ClaimCheck(400_000);
        checkTinyBoards(check, Seeds.next(run), 10_000);
        assertThat(check.proved()).isGreaterThan(100);
    }

    private static void checkEnclosedBoards(ClaimCheck check, long seed, int count, int maxInside) {
        Random random = new Random(seed);
        for (int i = 0; i < count; i++) {
            Optional<EnclosedBoard> board = EnclosedBoard.next(random, maxInside);
            if (board.isPresent()) {
                for (SafetySolver solver : SOLVERS) {
                    SafetyMap claims = solver.solve(board.get().position());
                    String origin = "seed %d, board %d".formatted(seed, i);
                    check.check(claims, board.get().defender(), board.get().playground(), origin);
                }
            }
        }
    }

    private static void checkTinyBoards(ClaimCheck check, long seed, int count) {
        Random random = new Random(seed);
        for (int i = 0; i < count; i++) {
            Position position = nextTinyBoard(random);
            PointSet board = PointSet.board(position.geometry());
            for (SafetySolver solver : SOLVERS) {
                SafetyMap claims = solver.solve(position);
                for (Color color : Color.values()) {
                    check.check(claims, color, board, "seed %d, board %d".formatted(seed, i));
                }
            }
        }
    }

    /** A legal position of up to 16 points, with a random number of stones. */
    private static Position nextTinyBoard(Random random) {
        while (true) {
            int width = 2 + random.nextInt(4);
            Geometry geometry = Geometry.of(width, 2 + random.nextInt(Math.min(6, 16 / width) - 1));
            PointSet black = new PointSet(geometry);
            PointSet white = new PointSet(geometry);
            int blackPercent = 20 + random.nextInt(50);
            int whitePercent = random.nextInt(80 - blackPercent);
            for (int point = 0; point < geometry.area(); point++) {
                int dice = random.nextInt(100);
                if (dice < blackPercent) {
                    black.add(point);
                } else if (dice < blackPercent + whitePercent) {
                    white.add(point);
                }
            }
            Position position = Position.of(black, white, Color.BLACK);
            if (position.findBlockWithoutLiberty().isEmpty()) {
                return random.nextBoolean() ? position : position.withColorsSwapped();
            }
        }
    }
}

package org.sekilab.model.local;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Board;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.Geometry;
import org.sekilab.model.Legality;
import org.sekilab.model.MergedRegion;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.RegionMap;
import org.sekilab.model.Seeds;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;

/** The rules of local games: those of the board, but for essential blocks and for ko. */
class LocalBoardTest {
    private static final Position CORNER = Diagram.parse("""
            X X X O
            . . X O
            """);

    /** Where all points of a board are local points, a local game is a game on the board. */
    @RepeatedTest(10)
    void playsAsTheBoardDoes(RepetitionInfo run) {
        Random random = new Random(Seeds.next(run));
        int captures = 0;
        int kos = 0;
        for (int game = 0; game < 100; game++) {
            Geometry geometry = Geometry.of(2 + random.nextInt(6), 2 + random.nextInt(7));
            Color defender = random.nextBoolean() ? Color.BLACK : Color.WHITE;
            Position position = Position.empty(geometry);
            LocalShape shape = wholeBoard(position, defender);
            LocalBoard local = new LocalBoard(shape, position, position.toMove());
            for (int ply = 0; ply < 200; ply++) {
                Board board = new Board(position);
                for (int point = 0; point < geometry.area(); point++) {
                    Legality expected = board.legality(point);
                    boolean isRetake = expected == Legality.KO && position.toMove() != defender;
                    assertThat(local.legality(shape.localOf(point))).isEqualTo(isRetake ? Legality.LEGAL : expected);
                    kos += isRetake ? 1 : 0;
                }
                int point = random.nextInt(geometry.area());
                if (!board.isLegal(point)) {
                    continue;
                }
                board.play(point);
                captures += board.capturedCount(defender);
                local.play(shape.localOf(point));
                position = board.toPosition();
                assertThat(shape.pointsOf(local.defender())).isEqualTo(position.stones(defender));
                assertThat(shape.pointsOf(local.attacker())).isEqualTo(position.stones(defender.opposite()));
            }
        }
        assertThat(captures).isPositive();
        assertThat(kos).isPositive();
    }

    @RepeatedTest(50)
    void undoRestoresEverything(RepetitionInfo run) {
        Random random = new Random(Seeds.next(run));
        Position position = Position.empty(Geometry.of(2 + random.nextInt(4), 3 + random.nextInt(4)));
        LocalShape shape = wholeBoard(position, Color.BLACK);
        LocalBoard board = new LocalBoard(shape, position, Color.BLACK);
        List<List<Object>> states = new ArrayList<>();
        for (int step = 0; step < 2_000; step++) {
            int move = random.nextInt(shape.size() + 1) - 1;
            if (!board.isOver() && random.nextInt(5) > 0) {
                if (board.isLegal(move)) {
                    states.add(observables(board));
                    board.play(move);
                }
            } else if (board.ply() > 0) {
                board.undo();
                assertThat(observables(board)).isEqualTo(states.remove(states.size() - 1));
            }
        }
        while (board.ply() > 0) {
            board.undo();
            assertThat(observables(board)).isEqualTo(states.remove(states.size() - 1));
        }
    }

    /** After two passes and after one, the same stones are there, and the same side is to move. */
    @Test
    void endedGameHasAKeyOfItsOwn() {
        LocalBoard ended = new LocalBoard(corner(0).shape(), CORNER, Color.WHITE);
        ended.play(Points.PASS);
        ended.play(Points.PASS);
        LocalBoard passed = new LocalBoard(corner(0).shape(), CORNER, Color.BLACK);
        passed.play(Points.PASS);
        assertThat(ended.isDefenderToMove()).isEqualTo(passed.isDefenderToMove());
        assertThat(List.of(ended.keyLow(), ended.keyHigh())).isNotEqualTo(List.of(passed.keyLow(), passed.keyHigh()));
    }

    @Test
    void captureOfAnEssentialBlockEndsTheGame() {
        LocalBoard board = corner(0);
        board.play(local(board, "A1"));
        assertThat(board.isBlockCaptured()).isFalse();
        board.play(Points.PASS);
        board.play(local(board, "B1"));
        assertThat(board.isBlockCaptured()).isTrue();
        board.undo();
        assertThat(board.isBlockCaptured()).isFalse();
    }

    /** The last point inside is suicide for white as long as black has a liberty elsewhere. */
    @Test
    void blockWithAnEyeElsewhereIsNotCapturedByTheLastStoneInside() {
        LocalBoard board = corner(1);
        board.play(local(board, "A1"));
        board.play(Points.PASS);
        assertThat(board.legality(local(board, "B1"))).isEqualTo(Legality.SUICIDE);
        assertThat(board.hasBlockInLastEye()).isFalse();
    }

    @Test
    void onlyTheAttackerMayRetakeAKoAtOnce() {
        Position position = Diagram.parse("""
                . X O .
                X . X O
                . X O .
                """);
        for (Color defender : Color.values()) {
            LocalShape shape = wholeBoard(position, defender);
            LocalBoard board = new LocalBoard(shape, position, Color.WHITE);
            int taken = shape.localOf(GtpPoints.parse(position.geometry(), "C2"));
            board.play(shape.localOf(GtpPoints.parse(position.geometry(), "B2")));
            assertThat(board.legality(taken)).isEqualTo(defender == Color.BLACK ? Legality.KO : Legality.LEGAL);
            board.play(Points.PASS);
            board.play(Points.PASS);
            assertThat(board.isOver()).isTrue();
        }
    }

    /** Black around A1 and B1, with some eyes elsewhere; white to move. */
    private static LocalBoard corner(long eyes) {
        RegionMap map = new FloodRegionFinder().find(CORNER, Color.BLACK);
        MergedRegion region = map.merge(List.of(map.regions().get(0)));
        PointSet none = new PointSet(CORNER.geometry());
        LocalShape shape = LocalShape.of(region, none, none, map.blocks(), new long[] {eyes});
        return new LocalBoard(shape, CORNER, Color.WHITE);
    }

    private static int local(LocalBoard board, String name) {
        return board.shape().localOf(GtpPoints.parse(Geometry.of(4, 2), name));
    }

    private static LocalShape wholeBoard(Position position, Color defender) {
        RegionMap map = new FloodRegionFinder().find(position, defender);
        MergedRegion region = map.merge(map.regions());
        PointSet none = new PointSet(position.geometry());
        return LocalShape.of(region, none, none, List.of(), new long[0]);
    }

    private static List<Object> observables(LocalBoard board) {
        return List.of(
                board.attacker(),
                board.defender(),
                board.keyLow(),
                board.keyHigh(),
                board.koPoint(),
                board.isDefenderToMove(),
                board.isPassed(),
                board.isOver(),
                board.isBlockCaptured(),
                board.ply());
    }
}

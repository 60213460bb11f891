package org.sekilab.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Block;
import org.sekilab.model.Board;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.RegionMap;
import org.sekilab.model.Seeds;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.proof.Proofs;
import org.sekilab.statics.BensonLife;

/** Which stones of the attacker live by themselves. White attacks in the diagrams. */
class AttackerEyesTest {
    private static final String TWO_EYES = """
            . O . O . X
            O O O O . X
            . . . . . X
            X X X X X X
            """;

    @Test
    void twoEyesLive() {
        assertThat(live(TWO_EYES)).isTrue();
    }

    @Test
    void oneEyeDoesNot() {
        assertThat(live(TWO_EYES.replace(". O . O .", ". O . . ."))).isFalse();
        assertThat(live(TWO_EYES.replace(". O . O .", "O O . O ."))).isFalse();
    }

    /** The region on the right is next to the black block. The side that fills it captures that block. */
    @Test
    void regionNextToAnEssentialBlockIsNoEye() {
        assertThat(live("""
                . O . X
                O O . X
                . . . X
                X X X X
                """)).isFalse();
        assertThat(live("""
                . O . X
                O O O X
                X X X X
                . . . .
                """)).isFalse();
    }

    /** All empty points of an eye are liberties of the block. The point at D5 is none. */
    @Test
    void pointThatIsNoLibertySpoilsAnEye() {
        String room = """
                . O . . . O .
                O O . . . O .
                . O O O O O .
                . . . . . . .
                X X X X X X X
                """;
        assertThat(live(room)).isFalse();
        assertThat(live(room.replaceFirst("\\. \\. \\.", ". X ."))).isTrue();
        assertThat(live(room.replaceFirst("\\. \\. \\.", ". O ."))).isFalse();
    }

    /** The stone at A4 lives by no two eyes. So the eye at B4 is none for the other block either. */
    @Test
    void eyeBesideADeadStoneIsNone() {
        String shared = """
                O . O . O . X
                . O O O O . X
                . . . . . . X
                X X X X X X X
                """;
        assertThat(live(shared)).isFalse();
        assertThat(live(shared.replaceFirst("O \\. O \\. O", ". O O . O").replaceFirst("\\. O O O O", "O O O O O")))
                .isTrue();
    }

    /** Each of the two blocks has one eye of its own, and both share one. */
    @Test
    void blocksLiveByASharedEye() {
        assertThat(live("""
                . O . O . . X
                O O . O O . X
                O . O O . O .
                O O . O O O .
                . . . . . . X
                X X X X X X X
                """)).isTrue();
    }

    @Test
    void stonesConnectedToTheWallLive() {
        LocalShape shape = shape(". . . .\nX X X X\n", true);
        LocalBoard board = new LocalBoard(shape, Diagram.parse(". . . .\nX X X X\n"), Color.WHITE);
        assertThat(live(board)).isFalse();
        board.play(shape.localOf(GtpPoints.parse(shape.geometry(), "C2")));
        assertThat(live(board)).isTrue();
    }

    @Test
    void lifeOutsideTheTerritoryDoesNotCount() {
        Position position = Diagram.parse(TWO_EYES);
        LocalShape shape = shape(TWO_EYES, false);
        PointSet right = PointSet.of(shape.geometry(), GtpPoints.parse(shape.geometry(), "E4"));
        LocalShape some = LocalShape.ofArea(
                Color.BLACK,
                shape.pointsOf(shape.all()),
                right,
                new PointSet(shape.geometry()),
                shape.blocks(),
                shape.eyes());
        assertThat(live(new LocalBoard(some, position, Color.WHITE))).isFalse();
    }

    /** On a board without essential blocks and walls, Benson's rule of the static solver says the same. */
    @RepeatedTest(5)
    void blocksLiveByBensonsRule(RepetitionInfo run) {
        Random random = new Random(Seeds.next(run));
        int alive = 0;
        int boards = 0;
        for (int i = 0; i < 400; i++) {
            Geometry geometry = Geometry.of(2 + random.nextInt(5), 2 + random.nextInt(5));
            Board board = new Board(geometry);
            for (int move = random.nextInt(3 * geometry.area()); move > 0; move--) {
                int point = random.nextInt(geometry.area());
                boolean isMove = board.isLegal(point) && !fillsEye(board, point) && random.nextInt(3) > 0;
                board.play(isMove ? point : Points.PASS);
            }
            Position position = board.toPosition();
            for (Color attacker : Color.values()) {
                boolean isAlive = bensonLives(position, attacker);
                PointSet all = PointSet.board(geometry);
                PointSet none = new PointSet(geometry);
                LocalShape shape = LocalShape.ofArea(attacker.opposite(), all, all, none, List.of(), new long[0]);
                assertThat(live(new LocalBoard(shape, position, attacker)))
                        .as("%s lives%n%s", attacker, Diagram.format(position))
                        .isEqualTo(isAlive);
                alive += isAlive ? 1 : 0;
                boards++;
            }
        }
        assertThat(alive).isBetween(boards / 20, boards * 19 / 20);
    }

    private static boolean fillsEye(Board board, int point) {
        PointSet around = PointSet.of(board.geometry(), point).exterior();
        return board.toPosition().stones(board.toMove()).containsAll(around);
    }

    private static boolean bensonLives(Position position, Color color) {
        RegionMap map = new FloodRegionFinder().find(position, color);
        BitSet alive =
                new BensonLife(map, position.empties(), Proofs.ANY).aliveWithout(new PointSet(position.geometry()));
        return !alive.isEmpty();
    }

    private static boolean live(String diagram) {
        return live(new LocalBoard(shape(diagram, false), Diagram.parse(diagram), Color.WHITE));
    }

    private static boolean live(LocalBoard board) {
        return new AttackerEyes(Certificates.state(board)).liveOnTerritory();
    }

    /** All black blocks of at least four stones are essential. Everything else is local, the last column as a wall. */
    private static LocalShape shape(String diagram, boolean isWalled) {
        Position position = Diagram.parse(diagram);
        Geometry geometry = position.geometry();
        List<Block> blocks = new ArrayList<>(
                new FloodRegionFinder().find(position, Color.BLACK).blocks());
        blocks.removeIf(block -> block.stones().size() < 4);
        PointSet points = PointSet.board(geometry);
        blocks.forEach(block -> points.subtract(block.stones()));
        PointSet wall = new PointSet(geometry);
        if (isWalled) {
            int corner = geometry.point(geometry.width() - 1, geometry.height() - 1);
            wall.add(corner);
            points.remove(corner);
        }
        return LocalShape.ofArea(Color.BLACK, points, points, wall, blocks, new long[blocks.size()]);
    }
}

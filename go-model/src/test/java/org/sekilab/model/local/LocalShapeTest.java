package org.sekilab.model.local;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.RegionMap;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;

/** The bounds of local games, and games at these bounds. */
class LocalShapeTest {
    private static final Geometry LARGE = Geometry.of(25, 25);

    /** Bits are for 64 blocks, essential and sacrificed together. */
    @Test
    void gameHasAtMost64Blocks() {
        for (int lost : new int[] {0, 1, 30}) {
            assertThat(shape(64, lost, 0).allExteriors()).hasSize(64);
            assertThatThrownBy(() -> shape(65, lost, 0))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("%d essential and %d other blocks", 65 - lost, lost);
        }
    }

    @Test
    void gameHasAtMost60Points() {
        for (int size : new int[] {60, 61}) {
            PointSet points = new PointSet(LARGE);
            for (int point = 0; point < size; point++) {
                points.add(point);
            }
            PointSet none = new PointSet(LARGE);
            if (size == 60) {
                assertThat(LocalShape.ofArea(Color.BLACK, points, none, none, List.of(), new long[0])
                                .all())
                        .isEqualTo((1L << 60) - 1);
            } else {
                assertThatThrownBy(() -> LocalShape.ofArea(Color.BLACK, points, none, none, List.of(), new long[0]))
                        .isInstanceOf(IllegalArgumentException.class);
            }
        }
    }

    /** Games from equal boards are equal. Each part of a game makes a difference. */
    @Test
    void gamesWithEqualPartsAreEqual() {
        LocalShape shape = shape(3, 1, 0);
        assertThat(shape).isEqualTo(shape(3, 1, 0)).hasSameHashCodeAs(shape(3, 1, 0));
        assertThat(shape)
                .isNotEqualTo(shape(3, 0, 0))
                .isNotEqualTo(shape.withTerritory(1))
                .isNotEqualTo(shape.withEyes(new long[] {1, 0}))
                .isNotEqualTo(shape.within(new PointSet(LARGE)));
    }

    /** Each of the blocks is essential, the first and the last, however many bits the mask has left. */
    @Test
    void captureOfAnyOf64EssentialBlocksEndsTheGame() {
        LocalShape shape = shape(64, 0, 0);
        for (int block = 0; block < 64; block++) {
            LocalBoard board = new LocalBoard(shape, position(64), Color.WHITE);
            board.play(shape.localOf(liberty(shape.blocks().get(block))));
            assertThat(board.isBlockCaptured()).as("block %d", block).isTrue();
        }
    }

    @Test
    void lastOf64BlocksMayBeASacrifice() {
        LocalShape shape = shape(64, 1, 1);
        LocalBoard board = new LocalBoard(shape, position(64), Color.WHITE);
        board.play(shape.localOf(liberty(shape.sacrifices().get(0))));
        assertThat(board.isBlockCaptured()).isFalse();
        assertThat(board.isBlockTaken()).isTrue();
    }

    /** A game of more moves than the undo stack holds at first. */
    @Test
    void longGameIsTakenBack() {
        Position position = Position.empty(Geometry.of(3, 3));
        PointSet all = PointSet.board(position.geometry());
        PointSet none = new PointSet(position.geometry());
        LocalShape shape = LocalShape.ofArea(Color.BLACK, all, none, none, List.of(), new long[0]);
        LocalBoard board = new LocalBoard(shape, position, Color.BLACK);
        Random random = new Random(1);
        List<List<Long>> states = new ArrayList<>();
        while (board.ply() < 2_000) {
            states.add(List.of(board.attacker(), board.defender(), board.keyLow(), board.keyHigh()));
            List<Integer> moves = new ArrayList<>();
            for (int move = 0; move < shape.size(); move++) {
                if (board.isLegal(move)) {
                    moves.add(move);
                }
            }
            board.play(moves.isEmpty() ? Points.PASS : moves.get(random.nextInt(moves.size())));
            assertThat(board.isOver()).isFalse();
        }
        for (int ply = 1_999; ply >= 0; ply--) {
            board.undo();
            assertThat(List.of(board.attacker(), board.defender(), board.keyLow(), board.keyHigh()))
                    .isEqualTo(states.get(ply));
        }
    }

    /** The region on the left has five points and a stone inside. */
    @Test
    void shapeOfARegionHasItsInteriorBlocks() {
        Position position = Diagram.parse("""
                . X . X O
                . . . X O
                X X X X .
                """);
        RegionMap map = new FloodRegionFinder().find(position, Color.BLACK);
        BasicRegion region = map.regions().get(map.regionIndexAt(GtpPoints.parse(position.geometry(), "A3")));
        LocalShape shape = LocalShape.of(region);
        assertThat(shape.size()).isEqualTo(6);
        assertThat(shape.territory()).isEqualTo(shape.all());
        assertThat(shape.withoutTerritory().territory()).isZero();
        assertThat(shape.withoutTerritory().size()).isEqualTo(6);
        assertThat(shape.blocks()).hasSize(1);
        assertThat(shape.wallAt()).isZero();
        long beside = shape.mask(shape.blocks().get(0).stones().exterior());
        assertThat(shape.blockExteriors()).containsExactly(beside);
        assertThat(shape.eyes()).containsExactly(0);
        assertThat(LocalShape.fits(region)).isTrue();
    }

    /** The stones of interior blocks are points, too. */
    @Test
    void regionFitsIfAllItsPointsDo() {
        for (int stones : new int[] {0, 1}) {
            for (int empties : new int[] {57, 58, 59, 60, 61}) {
                BasicRegion region = region(empties - stones, stones);
                assertThat(LocalShape.fits(region)).as("%d", empties).isEqualTo(empties <= 60);
                assertThat(LocalShape.fits(region, KoThreats.of(0)))
                        .as("%d", empties)
                        .isEqualTo(empties <= 58);
            }
        }
    }

    @Test
    void regionFitsIfItsBlocksDo() {
        for (int count : new int[] {64, 65}) {
            List<Block> blocks = new ArrayList<>();
            PointSet point = PointSet.of(LARGE, 0);
            for (int i = 0; i < count; i++) {
                PointSet stone = PointSet.of(LARGE, 1 + i);
                blocks.add(new Block(i, Color.BLACK, stone, stone.exterior()));
            }
            BasicRegion region = new BasicRegion(0, Color.BLACK, point, point, blocks, List.of());
            assertThat(LocalShape.fits(region)).isEqualTo(count == 64);
        }
    }

    /** A region of so many empty points in rows of 20, and one interior stone or none, on a larger board. */
    private static BasicRegion region(int empties, int stones) {
        PointSet points = new PointSet(LARGE);
        for (int i = 0; points.size() < empties; i++) {
            points.add(LARGE.point(1 + i % 20, 1 + i / 20));
        }
        PointSet stone = PointSet.of(LARGE, LARGE.point(1, 10));
        List<Block> interior = stones == 0 ? List.of() : List.of(new Block(0, Color.BLACK, stone, stone.exterior()));
        return new BasicRegion(0, Color.BLACK, points, points, List.of(), interior);
    }

    /** Stones in every second column of every second row. */
    private static Position position(int blocks) {
        PointSet black = new PointSet(LARGE);
        for (int i = 0; i < blocks; i++) {
            black.add(LARGE.point(2 * (i % 12), 2 * (i / 12)));
        }
        return Position.of(black, new PointSet(LARGE), Color.BLACK);
    }

    /** The last blocks are sacrificed. Each block has one liberty in the game, which it shares with one other block. */
    private static LocalShape shape(int count, int lost, long eyes) {
        List<Block> blocks =
                new FloodRegionFinder().find(position(count), Color.BLACK).blocks();
        PointSet points = new PointSet(LARGE);
        blocks.forEach(block -> points.add(liberty(block)));
        long[] all = new long[count - lost];
        Arrays.fill(all, eyes);
        PointSet none = new PointSet(LARGE);
        return LocalShape.ofArea(Color.BLACK, points, none, none, blocks.subList(0, count - lost), all)
                .sacrificing(blocks.subList(count - lost, count));
    }

    private static int liberty(Block block) {
        int column = LARGE.column(block.anchor());
        return LARGE.point(column / 4 * 4 + 1, LARGE.row(block.anchor()));
    }
}

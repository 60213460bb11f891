package org.sekilab.model.local;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;

/** The buffer holds the groups of the last question, in the order of their first blocks. */
class DefenderGroupsTest {
    /** Three black blocks. Stones on B1 and D1 join them. */
    private static final Position POSITION = Diagram.parse("""
            X . X . X
            X . X . X
            """);

    private final PointSet points = points("B1 B2 D1 D2");
    private final List<Block> blocks =
            new FloodRegionFinder().find(POSITION, Color.BLACK).blocks();

    @Test
    void bufferHasRoomForEachBlockAsAGroup() {
        for (int lost = 0; lost <= blocks.size(); lost++) {
            LocalBoard board = board(lost);
            DefenderGroups found = new DefenderGroups(board.shape());
            assertThat(board.groupsInto(found, blocks.size())).isEqualTo(3);
            assertThat(found.blocks()).containsExactly(0b001, 0b010, 0b100);
            assertThat(found.stones()).containsExactly(0, 0, 0);
            assertThat(found.exteriors())
                    .containsExactly(mask(board, "B1 B2"), mask(board, "B1 B2 D1 D2"), mask(board, "D1 D2"));
            assertThat(found.eyes()).hasSize(3);
        }
    }

    @Test
    void nextGroupsReplaceTheFormerOnes() {
        LocalBoard board = board(0);
        DefenderGroups found = new DefenderGroups(board.shape());
        board.groupsInto(found);
        long[] stones = found.stones();
        board.play(board.shape().localOf(point("D1")));
        assertThat(board.groupsInto(found)).isEqualTo(2);
        assertThat(found.stones()).isSameAs(stones).startsWith(0, mask(board, "D1"));
        assertThat(found.blocks()).startsWith(0b001, 0b110);
        assertThat(found.exteriors()).startsWith(mask(board, "B1 B2"), mask(board, "B1 B2 D2"));
        board.undo();
        assertThat(board.groupsInto(found)).isEqualTo(3);
        assertThat(found.stones()).startsWith(0, 0, 0);
    }

    /** After D1 the second group is the joined one; the buffer may still have a third one from before. */
    @Test
    void stonesAndExteriorAreThoseOfTheFirstGroupsOnly() {
        LocalBoard board = board(0);
        DefenderGroups found = new DefenderGroups(board.shape());
        board.groupsInto(found);
        assertThat(found.exteriorOfFirst(0)).isZero();
        assertThat(found.exteriorOfFirst(1)).isEqualTo(mask(board, "B1 B2"));
        assertThat(found.exteriorOfFirst(3)).isEqualTo(mask(board, "B1 B2 D1 D2"));
        board.play(board.shape().localOf(point("D1")));
        int count = board.groupsInto(found);
        assertThat(found.exteriorOfFirst(count)).isEqualTo(mask(board, "B1 B2 D2"));
        assertThat(found.stonesOfFirst(count)).isEqualTo(mask(board, "D1"));
        assertThat(found.stonesOfFirst(1)).isZero();
    }

    /** The first two blocks share an eye, and the third one has another. Joined, they have two. */
    @Test
    void eyesOfAGroupAreCountedOnce() {
        LocalBoard board = new LocalBoard(board(0).shape().withEyes(new long[] {1, 1, 2}), POSITION, Color.BLACK);
        DefenderGroups found = new DefenderGroups(board.shape());
        assertThat(board.groupsInto(found)).isEqualTo(3);
        assertThat(found.eyes()).containsExactly(1, 1, 1);
        board.play(board.shape().localOf(point("B1")));
        assertThat(board.groupsInto(found)).isEqualTo(2);
        assertThat(found.eyes()).startsWith(1, 1);
        board.play(Points.PASS);
        board.play(board.shape().localOf(point("D1")));
        assertThat(board.groupsInto(found)).isEqualTo(1);
        assertThat(found.eyes()).startsWith(2);
    }

    /** @param lost the number of last sacrificed blocks */
    private LocalBoard board(int lost) {
        int kept = blocks.size() - lost;
        PointSet none = new PointSet(POSITION.geometry());
        LocalShape shape = LocalShape.ofArea(Color.BLACK, points, none, none, blocks.subList(0, kept), new long[kept])
                .sacrificing(blocks.subList(kept, blocks.size()));
        return new LocalBoard(shape, POSITION, Color.BLACK);
    }

    private static long mask(LocalBoard board, String names) {
        return board.shape().mask(points(names));
    }

    private static PointSet points(String names) {
        return PointSet.of(POSITION.geometry(), GtpPoints.parseList(POSITION.geometry(), names));
    }

    private static int point(String name) {
        return GtpPoints.parse(POSITION.geometry(), name);
    }
}

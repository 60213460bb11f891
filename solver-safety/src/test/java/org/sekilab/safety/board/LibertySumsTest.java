package org.sekilab.safety.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.local.LocalShape;
import org.sekilab.proof.Proofs;
import org.sekilab.proof.SafetyMethod;
import org.sekilab.search.Goal;

/** A block is alive with two liberties from different areas, if all blocks of these areas are: [NM04] 2.1, [B76]. */
class LibertySumsTest {
    private static final SafetyMethod METHOD = new SafetyMethod("test", 1);

    /** The left block is next to the first two columns of points, the right block to the last two. */
    private final BoardFixture columns = new BoardFixture("""
            . X . X .
            . X . X .
            . X . X .
            """);

    private final AreaResult first = oneVital(columns, "A1", "B1");
    private final AreaResult middle = oneVital(columns, "C1", "B1", "D1");
    private final AreaResult last = oneVital(columns, "E1", "D1");

    @Test
    void twoLibertiesAreEnough() {
        assertThat(prove(first, middle, last))
                .hasValueSatisfying(proof -> assertThat(proof.areas()).containsExactly(first, middle, last));
    }

    @Test
    void oneLibertyIsNot() {
        assertThat(prove(first)).isEmpty();
        assertThat(prove(middle)).isEmpty();
    }

    /** The right block has one liberty, so the middle column may be lost, and then the left block has one, too. */
    @Test
    void areaOfABlockThatMayDieGivesNothing() {
        assertThat(prove(first, middle)).isEmpty();
    }

    @Test
    void areaThatIsSolvedWithoutEyesIsEnoughAlone() {
        AreaResult solved = AreaResult.solved(columns.area("A1"), new long[1], Goal.WIN);
        assertThat(prove(solved))
                .hasValueSatisfying(proof -> assertThat(proof.areas()).containsExactly(solved));
        AreaResult withEye = AreaResult.solved(columns.area("A1"), new long[] {SearchArea.SHARED_EYE}, Goal.WIN);
        assertThat(prove(withEye)).isEmpty();
    }

    /** Without a second liberty for the last block, its column may be lost, and with it a giver of the chain. */
    @Test
    void chainNeedsTheBlocksOfItsGivers() {
        BoardFixture four = new BoardFixture("""
                . X . X . X .
                . X . X . X .
                """);
        AreaResult left = oneVital(four, "A1", "B1");
        AreaResult right = oneVital(four, "E1", "D1", "F1");
        AreaResult end = oneVital(four, "G1", "F1");
        AreaResult chain =
                AreaResult.open(four.area("C1")).solvedAsChain(new long[] {0b01, 0b10}, List.of(left, right));
        LibertySums sums = new LibertySums(four.board);
        assertThat(sums.tryProve(new JointAreas(List.of(left, chain, right, end)), METHOD))
                .isPresent();
        assertThat(sums.tryProve(new JointAreas(List.of(left, chain, right)), METHOD))
                .isEmpty();
    }

    /** Only checkable proofs ask that a block is proved alive before an area may assume it. */
    @Test
    void checkableProofsAssumeOnlyBlocksThatAreAlive() {
        AreaResult assuming = oneVital(columns, "C1", "B1"); // the other block is assumed to live
        AreaResult own = AreaResult.solved(columns.area("E1"), new long[1], Goal.WIN);
        assertThat(prove(first, assuming, own)).isPresent();
        BoardProof checkable = new BoardProof(
                columns.result,
                Color.BLACK,
                new PointSet(columns.position.geometry()),
                Proofs.CHECKABLE,
                Set.of(),
                game -> {});
        Optional<JointProof> proof =
                new LibertySums(checkable).tryProve(new JointAreas(List.of(first, assuming, own)), METHOD);
        assertThat(proof).hasValueSatisfying(found -> assertThat(found.areas()).containsExactly(own));
    }

    /** An area that only repeats what is known is no proof. */
    @Test
    void blocksThatAreAliveNeedNoMoreLiberties() {
        columns.board.commit(JointProof.of(AreaResult.solved(columns.area("C1"), new long[2], Goal.WIN), METHOD));
        assertThat(prove(first, last)).isEmpty();
        AreaResult beside = AreaResult.solved(columns.area("A1"), new long[] {LocalShape.ALIVE}, Goal.WIN);
        assertThat(prove(beside)).isPresent(); // its territory is new
    }

    /** The area at a point, with a liberty for the blocks at the named points. */
    private static AreaResult oneVital(BoardFixture board, String point, String... blocks) {
        SearchArea area = board.area(point);
        long places = 0;
        for (String block : blocks) {
            places |= 1L << area.blocks().indexOf(board.block(block));
        }
        return AreaResult.open(area).keepingLiberties(places, false);
    }

    private Optional<JointProof> prove(AreaResult... areas) {
        return new LibertySums(columns.board).tryProve(new JointAreas(List.of(areas)), METHOD);
    }
}

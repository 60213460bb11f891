package org.sekilab.safety.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.RegionMap;
import org.sekilab.model.text.Diagram;
import org.sekilab.proof.Proofs;
import org.sekilab.proof.SafetyMapBuilder;
import org.sekilab.proof.SafetyMethod;
import org.sekilab.search.Goal;

/** The proofs that remain when a new one is committed. The board has only the facts that the tests commit. */
class BoardProofTest {
    private static final SafetyMethod METHOD = new SafetyMethod("test", 1);

    private final Position position = Diagram.parse("""
            . X . X .
            . X . X .
            . X . X .
            """);
    private BoardProof board;
    private Block left;
    private Block right;
    private SearchArea leftmost;
    private SearchArea middle;
    private SearchArea rightmost;

    @BeforeEach
    void setUp() {
        SafetyMapBuilder result = new SafetyMapBuilder(position, new FloodRegionFinder());
        PointSet rules = new PointSet(position.geometry());
        board = new BoardProof(result, Color.BLACK, rules, Proofs.ANY, Set.of(), game -> {});
        left = blockAt(1);
        right = blockAt(3);
        leftmost = areaAt(0);
        middle = areaAt(2);
        rightmost = areaAt(4);
    }

    private Block blockAt(int column) {
        RegionMap map = board.map();
        return map.blocks().get(map.blockIndexAt(position.geometry().point(column, 0)));
    }

    private SearchArea areaAt(int column) {
        PointSet point = PointSet.of(position.geometry(), position.geometry().point(column, 0));
        List<BasicRegion> region = board.regionsIn(point);
        return SearchArea.ofRegions(board.map(), region, board::isAlive);
    }

    /**
     * The left block lives by its region alone. A proof that gives it one more liberty, and gives life to the right
     * block, depends on that.
     */
    @Test
    void aBlockThatIsAliveAlreadyStaysWithItsProof() {
        board.commit(JointProof.of(AreaResult.solved(leftmost, new long[1], Goal.AT_LEAST_DRAW), METHOD));
        AreaResult forBoth = AreaResult.open(middle).keepingLiberties(0b11, false);
        AreaResult forTheRight = AreaResult.open(rightmost).keepingLiberties(0b1, false);
        board.commit(new JointProof(List.of(forBoth, forTheRight), METHOD));

        assertThat(board.isAlive(left)).isTrue();
        assertThat(board.isAlive(right)).isTrue();
        assertThat(board.aliveWithout(leftmost.points()).isEmpty()).isTrue();
        assertThat(board.aliveWithout(rightmost.points()).get(left.index())).isTrue();
    }

    /** Two more liberties give the block its own life. */
    @Test
    void aBlockThatGetsTwoLibertiesMoreDoesNot() {
        board.commit(JointProof.of(AreaResult.solved(leftmost, new long[1], Goal.AT_LEAST_DRAW), METHOD));
        board.commit(JointProof.of(AreaResult.solved(middle, new long[2], Goal.WIN), METHOD));

        assertThat(board.aliveWithout(leftmost.points()).cardinality()).isEqualTo(2);
    }

    /** A proof that needs one point of a strategy needs all of them. A later proof takes the place of the strategy. */
    @Test
    void strategiesAreReplacedAsWholes() {
        PointSet corner = PointSet.of(position.geometry(), position.geometry().point(0, 0));
        assertThat(board.withStrategies(corner)).isEqualTo(corner);

        board.commit(JointProof.of(AreaResult.solved(leftmost, new long[1], Goal.WIN), METHOD));
        assertThat(board.withStrategies(corner)).isEqualTo(leftmost.points());
        assertThat(board.safePointsIn(corner)).isEqualTo(corner);

        PointSet both = leftmost.points().copy().unite(middle.points());
        SearchArea union = SearchArea.ofRegions(board.map(), board.regionsIn(both), board::isAlive);
        board.commit(JointProof.of(AreaResult.solved(union, new long[2], Goal.WIN), METHOD));
        assertThat(board.withStrategies(corner)).isEqualTo(union.points());
    }
}

package org.sekilab.safety.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
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
import org.sekilab.proof.SafetyMapBuilder;
import org.sekilab.proof.SafetyMethod;
import org.sekilab.safety.Engines;
import org.sekilab.safety.region.RegionSearcher;
import org.sekilab.safety.settings.EnginePair;
import org.sekilab.safety.settings.Preset;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.search.Goal;

/** The proofs that remain when a new one is recorded. The board has only the facts that the tests record. */
class BoardProofTest {
    private static final SafetyMethod METHOD = new SafetyMethod("test", 1);

    private final Position position = Diagram.parse("""
            . X . X .
            . X . X .
            . X . X .
            """);
    private BoardProof state;
    private Block left;
    private Block right;
    private SearchArea leftmost;
    private SearchArea middle;
    private SearchArea rightmost;

    @BeforeEach
    void setUp() {
        SafetyMapBuilder result = new SafetyMapBuilder(position, new FloodRegionFinder());
        SafetyConfig config = Engines.config(Preset.M7);
        PointSet rules = new PointSet(position.geometry());
        state = new BoardProof(
                result,
                Color.BLACK,
                rules,
                config,
                new RegionSearcher(EnginePair.of(Engines.ALPHA_BETA), config),
                game -> {});
        left = blockAt(1);
        right = blockAt(3);
        leftmost = unitAt(0);
        middle = unitAt(2);
        rightmost = unitAt(4);
    }

    private Block blockAt(int column) {
        RegionMap map = state.map();
        return map.blocks().get(map.blockIndexAt(position.geometry().point(column, 0)));
    }

    private SearchArea unitAt(int column) {
        PointSet point = PointSet.of(position.geometry(), position.geometry().point(column, 0));
        List<BasicRegion> region = state.regionsIn(point);
        return SearchArea.ofRegions(state.map(), region, state::isAlive);
    }

    /**
     * The left block lives by its region alone. A proof that gives it one more liberty, and gives life to the right
     * block, depends on that.
     */
    @Test
    void aBlockThatIsAliveAlreadyStaysWithItsProof() {
        leftmost.solvedWith(new long[1], Goal.AT_LEAST_DRAW);
        state.record(List.of(leftmost), METHOD);
        middle.addOneVital(left);
        middle.addOneVital(right);
        rightmost.addOneVital(right);
        state.record(List.of(middle, rightmost), METHOD);

        assertThat(state.isAlive(left)).isTrue();
        assertThat(state.isAlive(right)).isTrue();
        assertThat(state.aliveWithout(leftmost.points()).isEmpty()).isTrue();
        assertThat(state.aliveWithout(rightmost.points()).get(left.index())).isTrue();
    }

    /** Two more liberties give the block its own life. */
    @Test
    void aBlockThatGetsTwoLibertiesMoreDoesNot() {
        leftmost.solvedWith(new long[1], Goal.AT_LEAST_DRAW);
        state.record(List.of(leftmost), METHOD);
        middle.solvedWith(new long[2], Goal.WIN);
        state.record(List.of(middle), METHOD);

        assertThat(state.aliveWithout(leftmost.points()).cardinality()).isEqualTo(2);
    }
}

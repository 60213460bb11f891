package org.sekilab.life.wide;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.life.search.SearchEffort;
import org.sekilab.life.wall.WallProof;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.safety.settings.Preset;
import org.sekilab.safety.settings.SafetyConfig;

/** Known shapes, in windows of three longs and ten longs. */
class WideSolverTest {
    private static final long TABLE_BYTES = 1L << 24;

    /** Counts states up to a limit. */
    private static final class Count implements SearchEffort {
        private final long most;
        private long nodes;
        private long end = Long.MAX_VALUE;

        Count(long most) {
            this.most = most;
        }

        @Override
        public void count() {
            nodes++;
        }

        @Override
        public long nodes() {
            return nodes;
        }

        @Override
        public boolean isOver() {
            return nodes >= most || nodes >= end;
        }

        @Override
        public void beginTurn(long states) {
            end = nodes + states;
        }

        @Override
        public void endTurn() {
            end = Long.MAX_VALUE;
        }
    }

    /** Stones of T on the second line below stones of White, on a board with more empty points. */
    private static WideQuestion secondLine(int stones, int width, int height, Color first) {
        Geometry geometry = Geometry.of(width, height);
        PointSet black = new PointSet(geometry);
        PointSet white = PointSet.of(geometry, geometry.point(1, 1), geometry.point(stones + 2, 1));
        for (int column = 2; column < stones + 2; column++) {
            black.add(geometry.point(column, 1));
            white.add(geometry.point(column, 2));
        }
        Position position = Position.of(black, white, first);
        List<Block> blocks = new FloodRegionFinder().find(position, Color.BLACK).blocks();
        PointSet points = PointSet.board(geometry).subtract(black);
        return new WideQuestion(position, Color.BLACK, first, blocks, points);
    }

    private static Optional<WallProof> prove(WideQuestion question, long mostNodes) {
        WideSolver solver = new WideSolver(
                List.of(question), SafetyConfig.of(Preset.BEST).parts(), new Count(mostNodes), TABLE_BYTES, 100_000);
        solver.search(mostNodes);
        return solver.proof();
    }

    @ParameterizedTest
    @CsvSource({"8, 12, 9, WHITE", "7, 12, 9, BLACK", "8, 19, 13, WHITE", "8, 25, 25, WHITE"})
    void stonesOnTheSecondLineLive(int stones, int width, int height, Color first) {
        WideQuestion question = secondLine(stones, width, height, first);
        WallProof proof = prove(question, 200_000).orElseThrow();
        assertThat(proof.zone().containsAll(question.stones())).isTrue();
        assertThat(proof.zone().size()).isLessThan(60);
        System.out.println(proof.states() + " " + proof.zone());
    }

    @Test
    void fewerStonesDoNot() {
        assertThat(prove(secondLine(6, 10, 8, Color.BLACK), 20_000)).isEmpty();
    }
}

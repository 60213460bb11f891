package org.sekilab.safety.methods;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.proof.SafetyMapBuilder;
import org.sekilab.safety.board.SubSolver;

class SacrificeSolverTest {
    /** White's large block lives. Without it the single stone connects to nothing, but keeps a point. */
    private static final Position LARGE_BLOCK = Diagram.parse("""
            XXXXXX
            XX.XXX
            X.XXXX
            XXXXOO
            XXXXO.
            XXXOOO
            XXO...
            """);

    @Nested
    class OfWholeRegionsAtAGain extends SubSolverContract {
        @Override
        SubSolver solver() {
            return SacrificeSolver.forWholeRegionsAtAGain(MERGER);
        }

        @Override
        Set<String> labels() {
            return Set.of("given-up");
        }

        @Test
        void largeBlockIsSacrificedOnlyIfItDoesNotLiveOtherwise() {
            SubSolver whole = SacrificeSolver.forWholeRegions(MERGER);
            SubSolver life = new LifeAreaSolver(MERGER);

            assertThat(isLargeBlockSafe(solver(), life, whole)).isTrue();
            assertThat(isLargeBlockSafe(whole, life)).as("sacrificed at once").isFalse();
        }

        private boolean isLargeBlockSafe(SubSolver... solvers) {
            SafetyMapBuilder result = new SafetyMapBuilder(LARGE_BLOCK, new FloodRegionFinder());
            new Desk(result, Color.WHITE, config()).commitAll(List.of(solvers));
            return result.build().safePoints(Color.WHITE).contains(GtpPoints.parse(LARGE_BLOCK.geometry(), "E4"));
        }
    }

    @Nested
    class OfWholeRegions extends SubSolverContract {
        @Override
        SubSolver solver() {
            return SacrificeSolver.forWholeRegions(MERGER);
        }

        @Override
        Set<String> labels() {
            return Set.of("given-up");
        }
    }

    @Nested
    class OfPartsOfRegions extends SubSolverContract {
        @Override
        SubSolver solver() {
            return SacrificeSolver.forPartsOfRegions(MERGER);
        }

        @Override
        Set<String> labels() {
            return Set.of("given-up");
        }
    }
}

package org.sekilab.experiments.limits;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.sekilab.search.EndlessProblem;
import org.sekilab.search.Engine;
import org.sekilab.search.ForwardingProblem;
import org.sekilab.search.Goal;
import org.sekilab.search.Limit;
import org.sekilab.search.Limits;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;
import org.sekilab.search.Proof;
import org.sekilab.search.Result;
import org.sekilab.search.SearchListener;
import org.sekilab.search.Statistics;

class WatchedEngineTest {
    @Test
    void movesOfCopiesAreSeen() {
        WatchedEngine watched = new WatchedEngine(new CopyingEngine());
        long before = System.nanoTime();
        watched.prove(new CopiedProblem(), Goal.WIN, Limits.DEFAULT, SearchListener.NONE);
        assertThat(watched.lastMoveNanos()).isBetween(before, System.nanoTime());
    }

    @Test
    void whatHasNoCopyGetsNone() {
        Engine engine = (problem, goal, limits, listener) -> {
            assertThat(problem.copy()).isEmpty();
            return nothingFound();
        };
        Problem withoutCopies = new ForwardingProblem(new EndlessProblem(3)) {};
        new WatchedEngine(engine).prove(withoutCopies, Goal.WIN, Limits.DEFAULT, SearchListener.NONE);
    }

    private static Result nothingFound() {
        return new Result(Outcome.UNKNOWN, Limit.NODES, Problem.NO_MOVE, List.of(), Proof.NONE, Statistics.NONE);
    }

    /** Plays in a copy of a copy only. */
    private static final class CopyingEngine implements Engine {
        @Override
        public Result prove(Problem problem, Goal goal, Limits limits, SearchListener listener) {
            Problem copy = problem.copy().orElseThrow().copy().orElseThrow();
            int[] moves = new int[copy.maxMoves()];
            copy.movesInto(moves);
            copy.play(moves[0]);
            return nothingFound();
        }
    }

    private static final class CopiedProblem extends ForwardingProblem {
        private CopiedProblem() {
            super(new EndlessProblem(3));
        }

        @Override
        public Optional<Problem> copy() {
            return Optional.of(new CopiedProblem());
        }
    }
}

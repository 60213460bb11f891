package org.sekilab.search.dfpn;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.sekilab.search.ExplicitGraph;
import org.sekilab.search.Goal;
import org.sekilab.search.Limit;
import org.sekilab.search.Limits;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;
import org.sekilab.search.Result;
import org.sekilab.search.SearchListener;
import org.sekilab.search.Solution;
import org.sekilab.search.Statistics;
import org.sekilab.search.Strategy;
import org.sekilab.search.StrategyCheck;
import org.sekilab.search.TicTacToe;

/** The proof of the first of two answers, when the table has been used for the second one. */
class LaterProofTest {
    private static final Limits LIMITS =
            Limits.DEFAULT.withTime(Duration.ofDays(1)).withTableBytes(1 << 18);

    @Test
    void firstAnswerHasAWholeStrategy() {
        checkStrategies(0, 4_000);
    }

    @Test
    @Tag("thorough")
    void firstAnswerHasAWholeStrategyInMoreGraphs() {
        checkStrategies(4_000, 100_000);
    }

    private static void checkStrategies(long from, long to) {
        int ofOpponent = 0;
        for (long seed = from; seed < to; seed++) {
            Outcome repetition = Outcome.values()[(int) (seed % 3)];
            ExplicitGraph graph = ExplicitGraph.random(seed, 3 + (int) (seed % 59), repetition);
            Problem problem = graph.toProblem();
            Solution solution = DfpnEngine.withTwins(DfpnConfig.DEFAULT).solve(problem, LIMITS, SearchListener.NONE);
            Result first = solution.first();
            if (first.outcome() == Outcome.WIN) {
                Optional<Strategy> strategy = Strategy.of(problem, Goal.AT_LEAST_DRAW, first, graph.states());
                assertThat(strategy).as("seed %d%n%s", seed, graph).isPresent();
                StrategyCheck.check(problem, Goal.AT_LEAST_DRAW, first, strategy.orElseThrow());
                ofOpponent += problem.isProverToMove() ? 0 : 1;
            }
        }
        assertThat(ofOpponent).isGreaterThan(100);
    }

    @Test
    void theRootIsSearchedOnce() {
        List<Problem> searched = new ArrayList<>();
        TicTacToe root = new TicTacToe();
        LaterProof proof = new LaterProof(Outcome.WIN, Optional.of(root), state -> {
            searched.add(state);
            return win(7);
        });
        assertThat(proof.moveIn(new TicTacToe())).isEqualTo(7);
        assertThat(proof.moveIn(new TicTacToe())).isEqualTo(7);
        assertThat(searched).containsExactly(root);
    }

    @Test
    void withoutARootTheStateOfTheCallerIsSearched() {
        List<Problem> searched = new ArrayList<>();
        LaterProof proof = new LaterProof(Outcome.WIN, Optional.empty(), state -> {
            searched.add(state);
            return win(7);
        });
        TicTacToe asked = new TicTacToe();
        assertThat(proof.moveIn(asked)).isEqualTo(7);
        assertThat(searched).containsExactly(asked);
    }

    @Test
    void anotherAnswerHasNoProof() {
        LaterProof proof = new LaterProof(Outcome.LOSS, Optional.empty(), state -> win(7));
        assertThat(proof.moveIn(new TicTacToe())).isEqualTo(Problem.NO_MOVE);
    }

    private static Result win(int move) {
        return new Result(Outcome.WIN, Limit.NONE, move, List.of(move), state -> move, Statistics.NONE);
    }
}

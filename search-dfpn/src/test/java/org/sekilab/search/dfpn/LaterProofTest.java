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
import org.sekilab.search.Proof;
import org.sekilab.search.Result;
import org.sekilab.search.SearchListener;
import org.sekilab.search.Solution;
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
    void aStateThatNoProofHoldsIsSearched() {
        List<Long> searched = new ArrayList<>();
        LaterProof proof = new LaterProof(Integer.MAX_VALUE, state -> {
            searched.add(state.keyLow());
            return win(searched.size(), state);
        });
        TicTacToe problem = new TicTacToe();
        assertThat(proof.moveIn(problem)).isEqualTo(1);
        problem.play(0);
        assertThat(proof.moveIn(problem)).as("the opponent is to move").isEqualTo(Problem.NO_MOVE);
        problem.play(4);
        assertThat(proof.moveIn(problem)).isEqualTo(2);
        assertThat(proof.moveIn(problem)).as("kept").isEqualTo(2);
        problem.undo();
        problem.undo();
        assertThat(proof.moveIn(problem)).as("kept beside the other").isEqualTo(1);
        assertThat(searched).hasSize(2);
    }

    @Test
    void aSearchThatALimitEndsIsNotTheLast() {
        List<Result> results = new ArrayList<>(List.of(Result.open(Limit.TIME), win(7, new TicTacToe())));
        LaterProof proof = new LaterProof(Integer.MAX_VALUE, state -> results.remove(0));
        assertThat(proof.moveIn(new TicTacToe())).isEqualTo(Problem.NO_MOVE);
        assertThat(proof.moveIn(new TicTacToe())).isEqualTo(7);
    }

    @Test
    void theNumberOfSearchesIsLimited() {
        List<Result> results = new ArrayList<>(List.of(win(7, new TicTacToe())));
        LaterProof proof = new LaterProof(1, state -> results.remove(0));
        assertThat(proof.moveIn(new TicTacToe())).isEqualTo(7);
        TicTacToe other = new TicTacToe();
        other.play(0);
        other.play(4);
        assertThat(proof.moveIn(other)).isEqualTo(Problem.NO_MOVE);
    }

    /** A win with a proof that holds one state only. */
    private static Result win(int move, Problem state) {
        long low = state.keyLow();
        long high = state.keyHigh();
        Proof proof = asked -> asked.keyLow() == low && asked.keyHigh() == high ? move : Problem.NO_MOVE;
        Result open = Result.open(Limit.NODES);
        return new Result(Outcome.WIN, Limit.NONE, move, List.of(move), proof, open.statistics());
    }
}

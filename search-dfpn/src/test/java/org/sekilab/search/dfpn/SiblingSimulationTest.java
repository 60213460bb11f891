package org.sekilab.search.dfpn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.doReturn;
import static org.mockito.Mockito.spy;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sekilab.search.ExplicitGraph;
import org.sekilab.search.Goal;
import org.sekilab.search.Limits;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;
import org.sekilab.search.ProofCheck;
import org.sekilab.search.Result;
import org.sekilab.search.SearchListener;
import org.sekilab.search.dfpn.DfpnConfig.Simulated;

/** Simulation proves only true wins, and saves searches. */
class SiblingSimulationTest {
    private static final int SIBLINGS = 6;
    private static final int HEIGHT = 3;

    @Test
    void movesOfTheOpponentThatLoseAlikeTakeLessSearch() {
        Problem problem = likeSiblings(true, SIBLINGS).toProblem();
        assertThat(nodes(problem, Simulated.PROOFS)).isLessThan(nodes(problem, Simulated.OFF));
        assertThat(nodes(problem, Simulated.BOTH)).isLessThan(nodes(problem, Simulated.OFF));
    }

    @Test
    void movesOfTheProverThatLoseAlikeTakeLessSearchIfSoAsked() {
        Problem problem = likeSiblings(false, SIBLINGS).toProblem();
        assertThat(nodes(problem, Simulated.BOTH)).isLessThan(nodes(problem, Simulated.PROOFS));
    }

    /** One sibling only looks alike: there the same moves lead to a win of the other side. */
    @ParameterizedTest
    @EnumSource(Simulated.class)
    void siblingThatOnlyLooksAlikeIsNotTakenForLost(Simulated simulation) {
        for (boolean isProversWin : new boolean[] {true, false}) {
            for (int other = 0; other < SIBLINGS; other++) {
                ExplicitGraph graph = likeSiblings(isProversWin, other);
                Result result = prove(graph.toProblem(), simulation);
                assertThat(result.outcome()).isEqualTo(isProversWin ? Outcome.LOSS : Outcome.WIN);
                assertThat(ProofCheck.unknownStates(graph.toProblem(), Goal.WIN, result))
                        .isZero();
            }
        }
    }

    /** Without a copy, nothing can follow the model. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void problemWithoutCopiesIsSearchedAsWithoutSimulation(boolean isProversWin) {
        Problem problem = likeSiblings(isProversWin, SIBLINGS).toProblem();
        Problem single = spy(problem);
        doReturn(Optional.empty()).when(single).copy();
        assertThat(nodes(single, Simulated.BOTH)).isEqualTo(nodes(problem, Simulated.OFF));
    }

    private static long nodes(Problem problem, Simulated simulation) {
        return prove(problem, simulation).statistics().nodes();
    }

    private static Result prove(Problem problem, Simulated simulation) {
        return DfpnEngine.withTwins(DfpnConfig.DEFAULT.withSimulation(simulation))
                .prove(problem, Goal.WIN, Limits.DEFAULT.withTime(Duration.ofDays(1)), SearchListener.NONE);
    }

    /**
     * The loser has several moves. Each leads to a separate game, and all games have the same shape.
     *
     * @param other the index of the game that the loser wins, or an index without a game
     */
    private static ExplicitGraph likeSiblings(boolean isProversWin, int other) {
        GraphBuilder builder = new GraphBuilder();
        int root = builder.add(!isProversWin, Outcome.UNKNOWN);
        int[] games = new int[SIBLINGS];
        for (int i = 0; i < SIBLINGS; i++) {
            Outcome end = outcome(isProversWin == (i != other));
            games[i] = narrow(builder, isProversWin, HEIGHT, end);
        }
        builder.lead(root, games);
        return builder.build(outcome(!isProversWin));
    }

    /**
     * The winner is to move and has one way to the end. The right move is the first, second or third, depending on the
     * height.
     */
    private static int narrow(GraphBuilder builder, boolean isProversWin, int height, Outcome end) {
        int state = builder.add(isProversWin, Outcome.UNKNOWN);
        int[] moves = new int[3];
        for (int i = 0; i < moves.length; i++) {
            boolean isRight = i == height % moves.length;
            moves[i] = wide(builder, isProversWin, height, isRight ? end : outcome(!isProversWin));
        }
        builder.lead(state, moves);
        return state;
    }

    /** The loser is to move and has two equally good moves. */
    private static int wide(GraphBuilder builder, boolean isProversWin, int height, Outcome end) {
        if (height == 0) {
            return builder.add(!isProversWin, end);
        }
        int state = builder.add(!isProversWin, Outcome.UNKNOWN);
        int one = narrow(builder, isProversWin, height - 1, end);
        int two = narrow(builder, isProversWin, height - 1, end);
        builder.lead(state, one, two);
        return state;
    }

    private static Outcome outcome(boolean isProversWin) {
        return isProversWin ? Outcome.WIN : Outcome.LOSS;
    }
}

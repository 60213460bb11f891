package org.sekilab.search.dfpn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sekilab.search.ExplicitGraph;
import org.sekilab.search.ForwardingProblem;
import org.sekilab.search.Goal;
import org.sekilab.search.Limits;
import org.sekilab.search.Outcome;
import org.sekilab.search.Result;
import org.sekilab.search.SearchListener;
import org.sekilab.search.TicTacToe;
import org.sekilab.search.dfpn.DfpnConfig.SecondSearch;

/** Answers of the engine for games with a known value. {@link RandomGraphsTest} has more of them. */
class DfpnEngineTest {
    private static final int GRAPHS = 300;
    private static final int STATES = 20;

    /** The engine with twins answers each question. The plain one may give up, but is not wrong. */
    @ParameterizedTest
    @EnumSource(
            value = Outcome.class,
            names = {"WIN", "DRAW", "LOSS"})
    void answersAreThoseOfEnumeration(Outcome repetition) {
        DfpnEngine twins = DfpnEngine.withTwins(DfpnConfig.DEFAULT);
        DfpnEngine plain = DfpnEngine.plain(DfpnConfig.DEFAULT);
        int answered = 0;
        for (long seed = 0; seed < GRAPHS; seed++) {
            ExplicitGraph graph = ExplicitGraph.random(seed, STATES, repetition);
            for (Goal goal : Goal.values()) {
                Outcome truth = graph.valueByEnumeration(goal);
                assertThat(prove(twins, graph, goal))
                        .as("seed %d%n%s", seed, graph)
                        .isEqualTo(truth);
                Outcome byPlain = prove(plain, graph, goal);
                assertThat(byPlain).as("seed %d%n%s", seed, graph).isIn(truth, Outcome.UNKNOWN);
                answered += byPlain == truth ? 1 : 0;
            }
        }
        assertThat(answered).isGreaterThan(GRAPHS);
    }

    /** Tic-tac-toe is a draw: the prover reaches at least a draw, and no win. */
    @ParameterizedTest
    @EnumSource(SecondSearch.class)
    void bothQuestionsTogetherFindADraw(SecondSearch secondSearch) {
        DfpnConfig config = DfpnConfig.DEFAULT;
        DfpnEngine engine = DfpnEngine.withTwins(new DfpnConfig(
                config.epsilon(), config.counting(), config.cycles(), config.replacement(), secondSearch));
        assertThat(engine.solve(new TicTacToe(), Limits.DEFAULT, SearchListener.NONE)
                        .outcome())
                .isEqualTo(Outcome.DRAW);
    }

    @Test
    void problemThatDoesNotSayWhatARepetitionIsWorthIsRejected() {
        ForwardingProblem silent = new ForwardingProblem(new TicTacToe()) {
            @Override
            public Outcome repetition() {
                return Outcome.UNKNOWN;
            }
        };
        assertThatIllegalArgumentException()
                .isThrownBy(() -> DfpnEngine.plain(DfpnConfig.DEFAULT)
                        .prove(silent, Goal.WIN, Limits.DEFAULT, SearchListener.NONE))
                .withMessageContaining("repetition");
    }

    /** First numbers may take long to compute. */
    @Test
    void firstNumbersOfAStateAreComputedOnceForEachVisit() {
        List<Integer> askedAfter = new ArrayList<>();
        ForwardingProblem watched = new ForwardingProblem(new TicTacToe()) {
            private int moves;

            @Override
            public void play(int move) {
                moves++;
                super.play(move);
            }

            @Override
            public int initialProof() {
                askedAfter.add(moves);
                return super.initialProof();
            }
        };
        DfpnEngine.withTwins(DfpnConfig.DEFAULT).prove(watched, Goal.WIN, Limits.DEFAULT, SearchListener.NONE);
        assertThat(askedAfter).isNotEmpty().doesNotHaveDuplicates();
    }

    /** All first numbers are equal but for the costs, so the only move without one is searched first. */
    @ParameterizedTest
    @ValueSource(ints = {0, 4, 7})
    void moveWithoutCostIsSearchedFirst(int cheap) {
        List<Integer> line = new ArrayList<>();
        List<Integer> searched = new ArrayList<>();
        ForwardingProblem priced = new ForwardingProblem(new TicTacToe()) {
            @Override
            public int movesInto(int[] moves) {
                if (line.size() == 1) {
                    searched.add(line.get(0));
                }
                return super.movesInto(moves);
            }

            @Override
            public void play(int move) {
                line.add(move);
                super.play(move);
            }

            @Override
            public void undo() {
                line.remove(line.size() - 1);
                super.undo();
            }

            @Override
            public int moveCost(int place) {
                return place == cheap ? 0 : 1000;
            }
        };
        Result result =
                DfpnEngine.plain(DfpnConfig.DEFAULT).prove(priced, Goal.WIN, Limits.DEFAULT, SearchListener.NONE);
        assertThat(searched).startsWith(cheap);
        assertThat(result.outcome()).isEqualTo(Outcome.LOSS); // the game is a draw
    }

    private static Outcome prove(DfpnEngine engine, ExplicitGraph graph, Goal goal) {
        return engine.prove(graph.toProblem(), goal, Limits.DEFAULT, SearchListener.NONE)
                .outcome();
    }
}

package org.sekilab.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.EnumMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

/** Tests the fixtures that test engines. */
class ExplicitGraphTest {
    @RepeatedTest(50)
    void randomPlayIsUndone(RepetitionInfo run) {
        long seed = Seeds.next(run);
        AssertingProblem problem = new AssertingProblem(
                ExplicitGraph.random(seed, 15, Outcome.DRAW).toProblem());
        SplittableRandom random = new SplittableRandom(seed);
        int[] moves = new int[problem.maxMoves()];
        while (problem.outcome() == Outcome.UNKNOWN && problem.ply() < 200) {
            problem.play(moves[random.nextInt(problem.movesInto(moves))]);
        }
        while (problem.ply() > 0) {
            problem.undo();
        }
        assertThat(problem.keyLow()).isZero();
        assertThat(problem.keyHigh()).isZero();
    }

    /** A better value of repetition never hurts the prover, and the lower goal is never harder. */
    @RepeatedTest(200)
    void valuesAreMonotone(RepetitionInfo run) {
        long seed = Seeds.next(run);
        Map<Goal, Outcome> before = new EnumMap<>(Goal.class);
        for (Outcome repetition : new Outcome[] {Outcome.LOSS, Outcome.DRAW, Outcome.WIN}) {
            ExplicitGraph graph = ExplicitGraph.random(seed, 25, repetition);
            for (Goal goal : Goal.values()) {
                Outcome value = graph.valueByEnumeration(goal);
                assertThat(value).as("seed %d", seed).isGreaterThanOrEqualTo(before.getOrDefault(goal, Outcome.LOSS));
                before.put(goal, value);
            }
            assertThat(before.get(Goal.AT_LEAST_DRAW)).isGreaterThanOrEqualTo(before.get(Goal.WIN));
        }
    }

    @Test
    void bothValuesAndValuesByRepetitionAreCommon() {
        int wins = 0;
        int byRepetition = 0;
        for (long seed = 0; seed < 1000; seed++) {
            Outcome pessimistic = ExplicitGraph.random(seed, 25, Outcome.LOSS).valueByEnumeration(Goal.WIN);
            Outcome optimistic = ExplicitGraph.random(seed, 25, Outcome.WIN).valueByEnumeration(Goal.WIN);
            wins += pessimistic == Outcome.WIN ? 1 : 0;
            byRepetition += pessimistic != optimistic ? 1 : 0;
        }
        assertThat(wins).isBetween(50, 950);
        assertThat(byRepetition).isBetween(50, 950);
    }

    @Test
    void misuseIsReported() {
        AssertingProblem problem = new AssertingProblem(new TicTacToe());
        assertThatThrownBy(problem::undo).isInstanceOf(AssertionError.class).hasMessage("undo without play");
        assertThatThrownBy(() -> problem.movesInto(new int[8])).hasMessage("a buffer of 8 for 9 moves");
        problem.play(4);
        assertThatThrownBy(() -> problem.play(4)).hasMessage("move 4 is none here");
        problem.play(0);
        problem.play(3);
        problem.play(1);
        problem.play(5);
        assertThatThrownBy(() -> problem.movesInto(new int[9])).hasMessage("moves of a state that is WIN");
    }
}

package org.sekilab.safety.superko;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.model.Seeds;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.safety.Engines;
import org.sekilab.safety.region.LocalEnd;
import org.sekilab.safety.region.RegionProblem;
import org.sekilab.safety.settings.Preset;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.search.Goal;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;
import org.sekilab.search.Proof;
import org.sekilab.statics.OracleProblem;
import org.sekilab.statics.enumeration.Value;

/** A winner that follows the proof wins against any play, and no state comes twice. */
class RankedProofTest {
    private static final String EXTERNAL = "ext-libs"; // has liberties that a region problem does not know
    private static final int MAX_STATES = 2_000;

    @RepeatedTest(3)
    void winnerReachesTheGoalWithoutCircles(RepetitionInfo run) {
        Random random = new Random(Seeds.next(run));
        int played = 0;
        for (OracleProblem problem : OracleProblem.all()) {
            boolean isSmall =
                    problem.truth().states() <= MAX_STATES && !problem.kind().equals(EXTERNAL);
            for (Color first : isSmall && random.nextInt(10) == 0 ? Color.values() : new Color[0]) {
                for (Goal goal : List.of(Goal.WIN, Goal.AT_LEAST_DRAW)) {
                    check(problem, first, goal, random);
                    played++;
                }
            }
        }
        assertThat(played).isGreaterThan(50);
    }

    @Test
    void thereIsNoneBeyondALimit() {
        OracleProblem problem = OracleProblem.all().get(0);
        LocalBoard board = board(problem, problem.region().attacker());
        assertThat(RankedProof.of(board, Goal.WIN, Outcome.LOSS, Engines.LIMITS.withMaxNodes(3)))
                .isEmpty();
    }

    private static void check(OracleProblem problem, Color first, Goal goal, Random random) {
        boolean isDefenderFirst = first == problem.region().defender();
        Value value = isDefenderFirst
                ? problem.truth().defenderFirst()
                : problem.truth().attackerFirst();
        boolean isReached = value == Value.SAFE || value == Value.SEKI && goal == Goal.AT_LEAST_DRAW;
        for (Outcome wanted : List.of(Outcome.WIN, Outcome.LOSS)) {
            LocalBoard board = board(problem, first);
            Optional<Proof> proof = RankedProof.of(board, goal, wanted, Engines.LIMITS);
            if (value != Value.AMBIGUOUS) {
                assertThat(proof.isPresent())
                        .as("problem %d, %s first, %s", problem.index(), first, goal)
                        .isEqualTo(isReached == (wanted == Outcome.WIN));
            }
            proof.ifPresent(each -> {
                for (int i = 0; i < 5; i++) {
                    Outcome end = play(board, each, wanted == Outcome.WIN, random);
                    assertThat(goal.isReachedBy(end)).isEqualTo(wanted == Outcome.WIN);
                }
            });
        }
    }

    /** A game in which the loser moves at random. The board is as before at the end. */
    private static Outcome play(LocalBoard board, Proof proof, boolean isDefenderWinner, Random random) {
        RegionProblem problem = new RegionProblem(board, config(), Outcome.LOSS);
        LocalEnd end = new LocalEnd(board);
        int[] moves = new int[problem.maxMoves()];
        Set<List<Long>> seen = new HashSet<>();
        Outcome outcome = end.outcome();
        while (outcome == Outcome.UNKNOWN) {
            assertThat(seen.add(List.of(board.keyLow(), board.keyHigh()))).isTrue();
            int move = proof.moveIn(problem);
            if (board.isDefenderToMove() != isDefenderWinner) {
                assertThat(move).isEqualTo(Problem.NO_MOVE);
                move = moves[random.nextInt(problem.movesInto(moves))];
            }
            problem.play(move);
            outcome = end.outcome();
        }
        while (board.ply() > 0) {
            problem.undo();
        }
        return outcome;
    }

    private static SafetyConfig config() {
        return new SafetyConfig(Preset.M1.features(), 30, 14, 14, Engines.LIMITS);
    }

    private static LocalBoard board(OracleProblem problem, Color first) {
        return new LocalBoard(LocalShape.of(problem.region()), problem.position(), first);
    }
}

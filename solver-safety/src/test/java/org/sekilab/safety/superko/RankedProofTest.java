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
import org.sekilab.search.Goal;
import org.sekilab.search.Limits;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;
import org.sekilab.search.Proof;
import org.sekilab.statics.OracleProblem;
import org.sekilab.statics.enumeration.Value;

/** There is a shortest way exactly where a side can force its goal, and it leads there against all play. */
class RankedProofTest {
    private static final String EXTERNAL = "ext-libs"; // has liberties that a region problem does not know
    private static final Limits LIMITS = Engines.LIMITS.withMaxNodes(5_000_000).withTableBytes(64L << 20);
    private static final int MOST_STATES = 5_000;
    private static final int STEP = 4;

    @Test
    void wayExistsExactlyIfTheWinnerCanForceTheGoal() {
        int ways = 0;
        for (OracleProblem problem : problems()) {
            Value truth = problem.truth().attackerFirst();
            Optional<Proof> safe = RankedProof.of(board(problem), Goal.WIN, Outcome.WIN, LIMITS);
            Optional<Proof> lost = RankedProof.of(board(problem), Goal.AT_LEAST_DRAW, Outcome.LOSS, LIMITS);
            assertThat(safe.isPresent()).as("problem %d", problem.index()).isEqualTo(truth == Value.SAFE);
            assertThat(lost.isPresent()).as("problem %d", problem.index()).isEqualTo(truth == Value.UNSAFE);
            ways += safe.isPresent() || lost.isPresent() ? 1 : 0;
        }
        assertThat(ways).isGreaterThan(30);
    }

    @RepeatedTest(3)
    void wayReachesTheGoalAndComesBackToNoState(RepetitionInfo run) {
        long seed = Seeds.next(run);
        Random random = new Random(seed);
        for (OracleProblem problem : problems()) {
            boolean isSafe = problem.truth().attackerFirst() == Value.SAFE;
            Goal goal = isSafe ? Goal.WIN : Goal.AT_LEAST_DRAW;
            LocalBoard board = board(problem);
            RankedProof.of(board, goal, isSafe ? Outcome.WIN : Outcome.LOSS, LIMITS)
                    .ifPresent(way -> assertThat(goal.isReachedBy(play(board, way, isSafe, random)))
                            .as("seed %d, problem %d", seed, problem.index())
                            .isEqualTo(isSafe));
        }
    }

    @Test
    void limitLeavesNoWay() {
        for (OracleProblem problem : problems()) {
            assertThat(RankedProof.of(board(problem), Goal.WIN, Outcome.WIN, LIMITS.withMaxNodes(1)))
                    .isEmpty();
        }
    }

    /** Plays the way against random moves. Returns the outcome of the game. */
    private static Outcome play(LocalBoard board, Proof way, boolean isDefenders, Random random) {
        RegionProblem problem = new RegionProblem(board, Engines.config(Preset.M1), Outcome.LOSS);
        LocalEnd end = new LocalEnd(board);
        Set<List<Long>> seen = new HashSet<>();
        int[] moves = new int[problem.maxMoves()];
        while (end.outcome() == Outcome.UNKNOWN) {
            assertThat(seen.add(List.of(problem.keyLow(), problem.keyHigh()))).isTrue();
            if (board.isDefenderToMove() == isDefenders) {
                int move = way.moveIn(problem);
                assertThat(move).isNotEqualTo(Problem.NO_MOVE);
                problem.play(move);
            } else {
                problem.play(moves[random.nextInt(problem.movesInto(moves))]);
            }
        }
        return end.outcome();
    }

    private static List<OracleProblem> problems() {
        return OracleProblem.all().stream()
                .filter(problem ->
                        problem.index() % STEP == 0 && !problem.kind().equals(EXTERNAL))
                .filter(problem -> problem.truth().states() <= MOST_STATES)
                .filter(problem -> problem.truth().attackerFirst() != Value.AMBIGUOUS)
                .toList();
    }

    private static LocalBoard board(OracleProblem problem) {
        Color attacker = problem.map().color().opposite();
        return new LocalBoard(LocalShape.of(problem.region()), problem.position(), attacker);
    }
}

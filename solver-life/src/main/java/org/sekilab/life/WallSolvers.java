package org.sekilab.life;

import java.util.List;
import java.util.stream.Stream;
import org.sekilab.life.search.SearchEffort;
import org.sekilab.life.wall.WallQuestion;
import org.sekilab.life.wall.WallSolver;
import org.sekilab.model.Block;
import org.sekilab.model.PointSet;

/**
 * Makes the searches of the wall game that a problem with stones to ask for needs. Immutable.
 *
 * @param tableBytes the memory of one of them
 * @param mostStates a proof with more states is not written
 */
record WallSolvers(LifeProblem problem, SearchEffort effort, long tableBytes, int mostStates) {
    /**
     * Searches for captures of all blocks of a group, one of which is enough.
     *
     * @param isProversKo see {@link WallQuestion}; so {@code threats} and {@code worth}
     */
    List<WallSolver> kills(boolean isProversKo, int threats, WallQuestion.Worth worth) {
        return ofGroups(WallQuestion.Goal.KILL, isProversKo, threats, worth);
    }

    /** The same, where the winner of a ko wins it whatever the other side threatens. */
    List<WallSolver> kills(boolean isProversKo) {
        return kills(isProversKo, WallQuestion.NO_LIMIT, WallQuestion.Worth.RETAKE);
    }

    /**
     * Searches for ways to keep all blocks of a group from two eyes, one of which is enough. The attacker has no ko
     * threats.
     *
     * @param threats of the defender, see {@link WallQuestion}
     */
    List<WallSolver> prevents(int threats) {
        return ofGroups(WallQuestion.Goal.PREVENT, false, threats, WallQuestion.Worth.RETAKE);
    }

    /** The same, where the defender wins a ko whatever the attacker threatens. */
    List<WallSolver> prevents() {
        return prevents(WallQuestion.NO_LIMIT);
    }

    private List<WallSolver> ofGroups(
            WallQuestion.Goal goal, boolean isProversKo, int threats, WallQuestion.Worth worth) {
        PointSet stones = problem.position().stones(problem.defender());
        return problem.groups().stream()
                .map(group -> group.stream()
                        .map(stone -> PointSet.of(stones.geometry(), stone).flood(stones))
                        .distinct()
                        .toList())
                .map(blocks -> solver(goal, isProversKo, threats, worth, blocks))
                .toList();
    }

    /**
     * Searches for life of one block of each group, one of which is enough.
     *
     * @param isProversKo see {@link WallQuestion}; so {@code threats} and {@code worth}
     */
    List<WallSolver> lives(boolean isProversKo, int threats, WallQuestion.Worth worth) {
        Stream<List<Block>> choices = WindowSolver.choices(problem).stream();
        return choices.map(blocks -> blocks.stream().map(Block::stones).toList())
                .map(blocks -> solver(WallQuestion.Goal.LIVE, isProversKo, threats, worth, blocks))
                .toList();
    }

    /** The same, where the winner of a ko wins it whatever the other side threatens. */
    List<WallSolver> lives(boolean isProversKo) {
        return lives(isProversKo, WallQuestion.NO_LIMIT, WallQuestion.Worth.RETAKE);
    }

    private WallSolver solver(
            WallQuestion.Goal goal, boolean isProversKo, int threats, WallQuestion.Worth worth, List<PointSet> blocks) {
        WallQuestion game = new WallQuestion(
                problem.position(),
                goal,
                goal == WallQuestion.Goal.LIVE ? problem.defender() : problem.attacker(),
                problem.first(),
                isProversKo,
                threats,
                worth,
                blocks);
        return new WallSolver(game, problem.area(), effort, tableBytes, mostStates);
    }
}

package org.sekilab.safety;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sekilab.safety.region.RegionProblem;
import org.sekilab.search.Engine;
import org.sekilab.search.Goal;
import org.sekilab.search.Limits;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;
import org.sekilab.search.Result;
import org.sekilab.search.SearchListener;
import org.sekilab.search.Solution;
import org.sekilab.search.Statistics;

/**
 * An engine for region problems that keeps its searches and reports all of them as if they were one. Mutable, for one
 * thread.
 */
final class RecordingEngine implements Engine {
    private final Engine engine;
    private final RegionListener listener;
    private final List<Search> searches = new ArrayList<>();
    private Statistics spent = Statistics.NONE;

    /** A question about a region, and its answer. */
    record Search(RegionProblem problem, Goal goal, Result result) {}

    RecordingEngine(Engine engine, RegionListener listener) {
        this.engine = engine;
        this.listener = listener;
    }

    /** The engine that does the work. */
    Engine engine() {
        return engine;
    }

    /**
     * The first search from the start of the game that asked a question and got an answer. Later searches may have
     * fewer ko threats.
     *
     * @param repetition the value of endless play in the search
     */
    Optional<Search> find(Outcome repetition, Goal goal, Outcome answer) {
        return searches.stream()
                .filter(search -> search.problem().repetition() == repetition && search.goal() == goal)
                .findFirst()
                .filter(search -> search.result().outcome() == answer);
    }

    @Override
    public Result prove(Problem problem, Goal goal, Limits limits, SearchListener others) {
        Result result = engine.prove(problem, goal, limits, watching(problem, others));
        record(problem, goal, result);
        return result;
    }

    @Override
    public Solution solve(Problem problem, Limits limits, SearchListener others) {
        Solution solution = engine.solve(problem, limits, watching(problem, others));
        record(problem, Goal.AT_LEAST_DRAW, solution.first());
        solution.second().ifPresent(second -> record(problem, Goal.WIN, second));
        return solution;
    }

    private SearchListener watching(Problem problem, SearchListener others) {
        RegionProblem region = (RegionProblem) problem;
        return statistics -> {
            others.progress(statistics);
            listener.progress(spent.plus(statistics), region.line());
        };
    }

    private void record(Problem problem, Goal goal, Result result) {
        RegionProblem region = (RegionProblem) problem;
        spent = spent.plus(result.statistics());
        if (region.board().ply() == 0) {
            searches.add(new Search(region, goal, result));
        }
    }
}

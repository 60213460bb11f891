package org.sekilab.search.alphabeta;

import org.sekilab.search.Engine;
import org.sekilab.search.Goal;
import org.sekilab.search.Limits;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;
import org.sekilab.search.Result;
import org.sekilab.search.SearchListener;
import org.sekilab.search.run.Budget;
import org.sekilab.search.table.FlatTable;

/**
 * Iterative deepening alpha-beta search for a proof or a disproof. Immutable.
 *
 * <p>Source: [NM04] 4; repetitions as in [KM04].
 *
 * <p>Proves: {@link Outcome#WIN} and {@link Outcome#LOSS} are proofs. The goal turns the three outcomes into two, so
 * that a repetition is worth a win to one side, called the favored one; the other is the pressed one. For an infinite
 * game this means:
 * <i>the pressed side wins a state if and only if it can force one of its final states to be reached</i>, which is a
 * least fixed point on the graph of states and no matter of paths.
 * <ul>
 *   <li>A value that says "won by the pressed side" holds on every path. By induction over the time that values are
 *       found: a repetition never gives such a value. A final state does, or a table entry that is right by
 *       induction, or one move of the pressed side, or all moves of the favored side to states that have such a
 *       value. Each of these is a rule of the least fixed point.
 *   <li>A value that says "won by the favored side" comes with the set of states on the path that its repetitions
 *       ended on; of it, the lowest ply is kept. It claims: the favored side can play so that no final state of the
 *       other is reached before one of that set is. It is the set of the one move for the favored side, and the union
 *       over all moves for the pressed side, less the state itself: who returns to it may begin anew. Once no state
 *       above it is left, the claim is that the pressed side never wins, so that the value holds on every path; else
 *       it is stored as dependent, and trusted elsewhere only after {@link Simulation} has checked it there. No state
 *       is above the root.
 *   <li>All other values are estimates, strictly between the two. Alpha and beta never pass the values of wins, so
 *       that a bound which equals one of them is that value. Where no branch met the depth limit there are no
 *       estimates, so that the value at the root is a proof then.
 * </ul>
 *
 * <p>It comes to an end on each finite graph, if no limit stops it: estimates from the table are used only within
 * the iteration that found them. Otherwise two states in a cycle could lend each other their estimates for ever. So
 * the first estimate of an iteration comes from a path without repetition down to its depth, and beyond the longest
 * such path there is none.
 *
 * <p>Differs: the value is proven for two outcomes at a time, not three; the paper's engine does not say what it does
 * about paths. Forced replies and move motivation are up to the problem's own order of moves.
 * <p>Cost: memory is the table, {@link Limits#tableBytes}, cleared for every run, and a few kilobytes a ply at most;
 * nothing is allocated for a node. Deepest path {@link AlphaBetaConfig#maxPlies}; if the answer lies deeper, the
 * limit is {@code MEMORY}.
 */
public final class AlphaBetaEngine implements Engine {
    private final AlphaBetaConfig config;

    public AlphaBetaEngine(AlphaBetaConfig config) {
        this.config = config;
    }

    @Override
    public Result prove(Problem problem, Goal goal, Limits limits, SearchListener listener) {
        if (problem.repetition() == Outcome.UNKNOWN) {
            throw new IllegalArgumentException("the problem does not say what a repetition is worth");
        }
        Memory memory = new Memory(config.table() ? new FlatTable(limits.tableBytes()) : null);
        return new AlphaBetaRun(problem, goal, config, memory, new Budget(limits, listener, memory)).result();
    }
}

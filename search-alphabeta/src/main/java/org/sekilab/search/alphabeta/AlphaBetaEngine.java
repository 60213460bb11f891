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
 * <p>Proves: {@link Outcome#WIN} and {@link Outcome#LOSS} are proofs. The goal turns the three outcomes into two, so a
 * repetition is worth a win to one side. This side is called favored, and the other one pressed. <i>The pressed side
 * wins a state if and only if it can force one of its final states.</i> This defines the value of an infinite game. It
 * is a least fixed point on the graph of states, and does not depend on paths.
 * <ul>
 * <li>A value that says "won by the pressed side" holds on every path. The proof is by induction over the time at
 *     which values are found. A repetition never gives such a value. A final state may give it, or a table entry
 *     that is right by induction. Otherwise it comes from states with a value of this kind: by one move of the
 *     pressed side, or by all of the favored side. Each of these is a rule of the least fixed point.
 * <li>A value that says "won by the favored side" depends on the set of states on the path at which its repetitions
 *     ended. Of this set, the lowest ply is kept. The claim is: the favored side can play so that no final state of the
 *     other side is reached before a state of the set. Where the favored side moves, the set is that of its one winning
 *     move. Where the pressed side moves, the set is the union over all its moves. The state itself is removed from the
 *     set, because play that returns to it begins again.
 * <li>If no state above it is left in the set, the claim is that the pressed side never wins. The value then holds on
 *     every path. Else the value is stored as dependent. It is trusted elsewhere only after {@link RepetitionWinCheck}
 *     has checked it there. No state is above the root.
 * <li>All other values are estimates, strictly between the two. Alpha and beta never pass the values of wins, so a
 *     bound that equals one of them is that value. If no branch met the depth limit, there are no estimates, so the
 *     value at the root is a proof.
 * </ul>
 *
 * <p>The search ends on each finite graph if no limit stops it. The reason is that estimates from the table are used
 * only within the iteration that found them. Otherwise two states in a cycle could pass their estimates to each other
 * for ever. So the first estimate of an iteration comes from a path without repetition down to its depth. Beyond the
 * longest such path there is none.
 *
 * <p>Differs: the value is proven for two outcomes at a time, not three. The paper does not say how its engine treats
 * paths. Forced replies and move motivation belong to the problem's order of moves.
 * <p>Cost: memory is the table, {@link Limits#tableBytes}, cleared for every run, and at most a few kilobytes a ply.
 * Nothing is allocated for a node. The longest path is {@link AlphaBetaConfig#maxPlies}. If the answer lies deeper, the
 * limit is {@code DEPTH}.
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
        StateMemory memory = new StateMemory(config.table() ? new FlatTable(limits.tableBytes()) : null);
        return new AlphaBetaRun(problem, goal, config, memory, new Budget(limits, listener, memory)).result();
    }
}

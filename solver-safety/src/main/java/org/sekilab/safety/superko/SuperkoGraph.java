package org.sekilab.safety.superko;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import org.sekilab.model.Points;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.safety.region.LocalEnd;
import org.sekilab.search.Limit;
import org.sekilab.search.Outcome;
import org.sekilab.search.run.Budget;
import org.sekilab.search.run.StateSet;

/**
 * All states that play can reach in a local game, the moves between them, called edges, and the <em>situation</em> of
 * each state. A situation is the stones and the side to move. The first states are the ends of the game, one for each
 * outcome; their situation is that of no board. The graph has no meaning if the budget stopped while it was made.
 * Otherwise it is immutable.
 *
 * <p>Cost: one node of the budget and about {@value #STATE_BYTES} bytes for each state.
 */
final class SuperkoGraph {
    private static final int ENDS = 3; // LOSS, DRAW and WIN by their ordinals
    private static final int STATE_BYTES = 128;
    private static final long DEFENDER_TO_MOVE = 1L << 63;
    private static final int NONE = -1;

    private final LocalBoard board;
    private final LocalEnd end;
    private final int pass;
    private final Budget budget;
    private final long maxStates;
    private final StateSet boards = new StateSet(); // [state - ENDS]
    private final StateSet situations = new StateSet();
    private final IntArrayList situationOf = new IntArrayList(); // [state]
    private final int root;
    private final IntArrayList firstEdges = new IntArrayList(); // [state] and one more
    private final IntArrayList targets = new IntArrayList(); // [edge] states; the last edge of a state is a pass
    private int[] firstParents = {}; // [state] and one more
    private int[] parents = {}; // states with an edge to a state

    /**
     * Plays all possible moves.
     *
     * @param board unchanged on return
     * @param bytes of memory; if they do not suffice the budget stops for {@link Limit#MEMORY}
     */
    SuperkoGraph(LocalBoard board, Budget budget, long bytes) {
        this.board = board;
        this.end = new LocalEnd(board);
        this.pass = board.shape().size();
        this.budget = budget;
        this.maxStates = bytes / STATE_BYTES;
        situations.add(-1, -1, 0); // no point has stones of both sides
        firstEdges.add(0);
        for (int state = 0; state < ENDS; state++) {
            situationOf.add(0);
            firstEdges.add(0);
        }
        this.root = reachAll();
        if (!budget.isStopped()) {
            findParents();
        }
    }

    /** The starting state. */
    int root() {
        return root;
    }

    int states() {
        return situationOf.size();
    }

    int situations() {
        return situations.size();
    }

    int situationOf(int state) {
        return situationOf.getInt(state);
    }

    boolean isDefenderToMove(int state) {
        return situations.low(situationOf(state)) < 0;
    }

    /** The value of a state that ends the game by the rules, else {@link Outcome#UNKNOWN}. */
    Outcome outcome(int state) {
        return state < ENDS ? Outcome.values()[state] : Outcome.UNKNOWN;
    }

    /** The first move of a state; its moves go up to {@link #endOfEdges}, exclusive. */
    int firstEdge(int state) {
        return firstEdges.getInt(state);
    }

    int endOfEdges(int state) {
        return firstEdges.getInt(state + 1);
    }

    /** The state that a move leads to. */
    int target(int edge) {
        return targets.getInt(edge);
    }

    /** True if a move of a state is a pass. */
    boolean isPass(int state, int edge) {
        return edge == endOfEdges(state) - 1;
    }

    /** The states before a state: those from {@link #firstParents} on. */
    int parent(int index) {
        return parents[index];
    }

    /** The index of the first state before a given one; for the number of states, the end of all indices. */
    int firstParent(int state) {
        return firstParents[state];
    }

    /** The point of a move of the first state, or the number of points for a pass. */
    int firstMove(int edge) {
        int move = nextMove(0);
        for (int before = 0; before < edge; before++) {
            move = nextMove(move + 1);
        }
        return move;
    }

    /**
     * Visits all states depth first, without recursion, because a line may be as long as the number of states. Returns
     * the first state.
     */
    private int reachAll() {
        IntArrayList path = new IntArrayList();
        IntArrayList edges = new IntArrayList(); // [ply] the next edge to follow
        IntArrayList moves = new IntArrayList(); // [ply] the point from which to look for its move
        Outcome outcome = end.outcome();
        if (outcome != Outcome.UNKNOWN) {
            return outcome.ordinal();
        }
        for (int entered = add(); entered != NONE; ) {
            path.push(entered);
            edges.push(firstEdge(entered));
            moves.push(0);
            entered = NONE;
            while (entered == NONE && !path.isEmpty()) {
                int edge = edges.popInt();
                int from = moves.popInt();
                if (edge < endOfEdges(path.topInt()) && !budget.isStopped()) {
                    int move = nextMove(from);
                    edges.push(edge + 1);
                    moves.push(move + 1);
                    entered = follow(edge, move);
                } else {
                    path.popInt();
                    if (!path.isEmpty()) {
                        board.undo();
                    }
                }
            }
        }
        return ENDS;
    }

    /**
     * Plays a move and returns the state that it leads to. If that state is an end, or known, takes the move back and
     * returns {@link #NONE}.
     */
    private int follow(int edge, int move) {
        board.play(move == pass ? Points.PASS : move);
        Outcome outcome = end.outcome();
        int known = boards.indexOf(board.keyLow(), board.keyHigh());
        if (outcome == Outcome.UNKNOWN && known < 0) {
            targets.set(edge, states());
            return add();
        }
        targets.set(edge, outcome == Outcome.UNKNOWN ? ENDS + known : outcome.ordinal());
        board.undo();
        return NONE;
    }

    /** Adds the current state, which is new and no end, with room for its moves. */
    private int add() {
        if (boards.size() >= maxStates) {
            budget.stopFor(Limit.MEMORY);
        }
        budget.enter(0);
        boards.add(board.keyLow(), board.keyHigh(), 0);
        long low = board.attacker() | (board.isDefenderToMove() ? DEFENDER_TO_MOVE : 0);
        if (!situations.contains(low, board.defender())) {
            situations.add(low, board.defender(), 0);
        }
        situationOf.add(situations.indexOf(low, board.defender()));
        for (int move = nextMove(0); move < pass; move = nextMove(move + 1)) {
            targets.add(0);
        }
        targets.add(0); // the pass
        firstEdges.add(targets.size());
        return states() - 1;
    }

    /** The first legal move from a point on, a pass if there is none. */
    private int nextMove(int from) {
        for (long rest = board.empties() & -1L << from; rest != 0; rest &= rest - 1) {
            int point = Long.numberOfTrailingZeros(rest);
            if (board.isLegal(point)) {
                return point;
            }
        }
        return pass;
    }

    private void findParents() {
        int count = states();
        firstParents = new int[count + 1];
        for (int edge = 0; edge < targets.size(); edge++) {
            firstParents[target(edge) + 1]++;
        }
        for (int state = 0; state < count; state++) {
            firstParents[state + 1] += firstParents[state];
        }
        int[] free = firstParents.clone();
        parents = new int[targets.size()];
        for (int state = 0; state < count; state++) {
            for (int edge = firstEdge(state); edge < endOfEdges(state); edge++) {
                parents[free[target(edge)]++] = state;
            }
        }
    }
}

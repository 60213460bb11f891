package org.sekilab.safety;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import org.sekilab.model.Points;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.search.Limit;
import org.sekilab.search.Outcome;
import org.sekilab.search.run.Budget;
import org.sekilab.search.run.StateSet;

/**
 * All states that play can reach in a local game, the moves between them, called edges, and the <em>situation</em> of each state: its
 * stones and the side to move. State 0 is the one to begin with. Of no use if the budget stopped while it was made; else immutable.
 *
 * <p>Cost: one node of the budget and some {@value #STATE_BYTES} bytes for each state.
 */
final class SuperkoGraph {
    private static final int STATE_BYTES = 128;
    private static final long DEFENDER_TO_MOVE = 1L << 63;

    private final LocalBoard board;
    private final LocalEnd end;
    private final int pass;
    private final Budget budget;
    private final long maxStates;
    private final StateSet states = new StateSet();
    private final StateSet situations = new StateSet();
    private final IntArrayList situationOf = new IntArrayList(); // [state]
    private final IntArrayList outcomes = new IntArrayList(); // [state] ordinals
    private final IntArrayList firstEdges = new IntArrayList(); // [state] and one more
    private final IntArrayList targets = new IntArrayList(); // [edge] states; the last edge of a state is a pass
    private int[] firstParents = {}; // [state] and one more
    private int[] parents = {}; // states with an edge to a state

    /**
     * Plays all moves there are.
     *
     * @param board as it was afterwards
     * @param bytes of memory; where they are not enough the budget stops for {@link Limit#MEMORY}
     */
    SuperkoGraph(LocalBoard board, Budget budget, long bytes) {
        this.board = board;
        this.end = new LocalEnd(board);
        this.pass = board.shape().size();
        this.budget = budget;
        this.maxStates = bytes / STATE_BYTES;
        firstEdges.add(0);
        reachAll();
        if (!budget.isStopped()) {
            findParents();
        }
    }

    int states() {
        return states.size();
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

    /** The value of a state where the rules end the game, else {@link Outcome#UNKNOWN}. */
    Outcome outcome(int state) {
        return Outcome.values()[outcomes.getInt(state)];
    }

    /** The first move of a state; those up to {@link #endOfEdges}, exclusive, are its moves. */
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

    /** Whether a move of a state is a pass. */
    boolean isPass(int state, int edge) {
        return edge == endOfEdges(state) - 1;
    }

    /** The states before a state: those from {@link #firstParents} on. */
    int parent(int index) {
        return parents[index];
    }

    /** The index of the first state before one, or for the number of states the end of all. */
    int firstParent(int state) {
        return firstParents[state];
    }

    /** The point of a move of state 0, or the number of points for a pass. */
    int firstMove(int edge) {
        int move = nextMove(0);
        for (int before = 0; before < edge; before++) {
            move = nextMove(move + 1);
        }
        return move;
    }

    /** Depth first, without recursion, as lines may be as long as there are states. */
    private void reachAll() {
        IntArrayList path = new IntArrayList();
        IntArrayList edges = new IntArrayList(); // [ply] the next to follow
        IntArrayList moves = new IntArrayList(); // [ply] where to look for its move
        for (int entered = add(); entered >= 0; ) {
            path.push(entered);
            edges.push(firstEdge(entered));
            moves.push(0);
            entered = -1;
            while (entered < 0 && !path.isEmpty()) {
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
    }

    /** Plays a move and returns the state that it leads to; if that is known, takes it back and returns -1. */
    private int follow(int edge, int move) {
        board.play(move == pass ? Points.PASS : move);
        int known = states.indexOf(board.keyLow(), board.keyHigh());
        if (known < 0) {
            targets.set(edge, states.size());
            return add();
        }
        targets.set(edge, known);
        board.undo();
        return -1;
    }

    /** Adds the present state, which is new, with room for its moves. */
    private int add() {
        if (states.size() >= maxStates) {
            budget.stopFor(Limit.MEMORY);
        }
        budget.enter(0);
        states.add(board.keyLow(), board.keyHigh(), 0);
        long low = board.attacker() | (board.isDefenderToMove() ? DEFENDER_TO_MOVE : 0);
        if (!situations.contains(low, board.defender())) {
            situations.add(low, board.defender(), 0);
        }
        situationOf.add(situations.indexOf(low, board.defender()));
        Outcome outcome = end.outcome();
        outcomes.add(outcome.ordinal());
        if (outcome == Outcome.UNKNOWN) {
            for (int move = nextMove(0); move < pass; move = nextMove(move + 1)) {
                targets.add(0);
            }
            targets.add(0);
        }
        firstEdges.add(targets.size());
        return states.size() - 1;
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

package org.sekilab.semeai.certify;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.sekilab.model.Color;
import org.sekilab.model.Points;
import org.sekilab.search.Problem;
import org.sekilab.search.run.StateSet;
import org.sekilab.semeai.play.SemeaiBoard;

/**
 * The states of a race that matter for a goal of a side. States that are decided at once have no successors, and
 * where a move reaches the goal at once, other moves are left out. Mutable while it grows; for one thread.
 */
final class RaceStates {
    /** A successor that stands for all ends of the race with the goal. */
    static final int GOOD_END = -1;

    private static final int[] NONE = {};

    private final SemeaiBoard board;
    private final Color side;
    private final StrategyGoal goal;
    private final int pass;
    private final StateSet states = new StateSet();
    private final List<State> found = new ArrayList<>(); // in the order of the set
    private final Deque<Visit> path = new ArrayDeque<>();

    /** The reason why a state has successors or not. */
    enum Kind {
        /** The side moves. */
        OWN,
        /** The other side moves; all its legal moves are listed, points in ascending order, then the pass. */
        OTHERS,
        /** The block of the side is never captured, even if the side always passes. */
        SETTLED,
        /** The other side prevents the goal. */
        LOST
    }

    /**
     * A state.
     *
     * @param moves local points, the number of points for the pass
     * @param next [index of a move] a state or {@link #GOOD_END}
     */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    record State(Kind kind, int[] moves, int[] next) {}

    /** A state on the path, and how many of its moves are done. Mutable. */
    private static final class Visit {
        private final State state;
        private int done;

        private Visit(State state) {
            this.state = state;
        }
    }

    RaceStates(SemeaiBoard board, Color side, StrategyGoal goal) {
        this.board = board;
        this.side = side;
        this.goal = goal;
        this.pass = board.area().size();
    }

    /** Finds all states from the present one, which is state 0. False if there are more than a number of them. */
    boolean find(int most) {
        enter();
        while (!path.isEmpty() && states.size() <= most) {
            Visit visit = path.element();
            if (visit.done == visit.state.moves.length) {
                path.remove();
                if (!path.isEmpty()) {
                    board.undo();
                }
                continue;
            }
            int index = visit.done++;
            if (visit.state.next[index] != GOOD_END) {
                play(visit.state.moves[index]);
                visit.state.next[index] = enter();
            }
        }
        return states.size() <= most;
    }

    List<State> states() {
        return found;
    }

    /** The number of the present state. A known state is taken back at once, unless it is the first. */
    private int enter() {
        int known = states.indexOf(board.keyLow(), board.keyHigh());
        if (known >= 0) {
            board.undo();
            return known;
        }
        states.add(board.keyLow(), board.keyHigh(), Problem.NO_MOVE);
        State state = state();
        found.add(state);
        path.push(new Visit(state));
        return states.size() - 1;
    }

    private State state() {
        boolean isOwn = board.mover() == side.ordinal();
        if (goal == StrategyGoal.HOLDS && board.findLife(side.ordinal())) {
            return new State(Kind.SETTLED, NONE, NONE);
        }
        if (goal == StrategyGoal.WINS && board.findLife(side.opposite().ordinal())) {
            return new State(Kind.LOST, NONE, NONE);
        }
        IntArrayList moves = new IntArrayList();
        IntArrayList next = new IntArrayList();
        for (int move = 0; move <= pass; move++) {
            if (board.isLegal(onBoard(move))) {
                End end = endAfter(move);
                if (end == End.GOOD && isOwn) {
                    return new State(Kind.OWN, new int[] {move}, new int[] {GOOD_END});
                }
                if (end == End.BAD && !isOwn) {
                    return new State(Kind.LOST, NONE, NONE);
                }
                if (end != End.BAD) {
                    moves.add(move);
                    next.add(end == End.GOOD ? GOOD_END : 0);
                }
            }
        }
        return new State(isOwn ? Kind.OWN : Kind.OTHERS, moves.toIntArray(), next.toIntArray());
    }

    /** How a move ends the race. */
    private enum End {
        NOT,
        GOOD,
        BAD
    }

    private End endAfter(int move) {
        play(move);
        End end = End.NOT;
        if (board.isCaptured(side.opposite().ordinal())) {
            end = End.GOOD;
        } else if (board.isCaptured(side.ordinal())) {
            end = End.BAD;
        } else if (board.isOver()) {
            end = goal == StrategyGoal.HOLDS ? End.GOOD : End.BAD;
        }
        board.undo();
        return end;
    }

    private void play(int move) {
        board.play(onBoard(move));
    }

    private int onBoard(int move) {
        return move == pass ? Points.PASS : move;
    }
}

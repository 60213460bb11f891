package org.sekilab.experiments.trim;

import java.util.ArrayList;
import java.util.List;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.search.run.StateSet;

/** The states that a walk has met, and the lines of those that are won. Mutable, for one walk. */
final class WalkedStates {
    /** The number of no state. */
    static final int NONE = -1;

    private static final char OPEN = 'o'; // on the path
    private static final char FAILED = 'x';
    private static final int[] NOTHING = {};

    private final LocalBoard board;
    private final StateSet states = new StateSet();
    private final StringBuilder kinds = new StringBuilder(); // [state]
    private final List<int[]> numbers = new ArrayList<>(); // [state] as in StateLines

    WalkedStates(LocalBoard board) {
        this.board = board;
    }

    int size() {
        return states.size();
    }

    /** The number of the current state, or {@link #NONE}. */
    int current() {
        return states.indexOf(board.keyLow(), board.keyHigh());
    }

    boolean isWon(int state) {
        return kinds.charAt(state) != OPEN && kinds.charAt(state) != FAILED;
    }

    /** Adds the current state, which is new. Returns its number. */
    int open() {
        states.add(board.keyLow(), board.keyHigh(), 0);
        kinds.append(OPEN);
        numbers.add(NOTHING);
        return states.size() - 1;
    }

    /** Notes that a state is not won. Returns {@link #NONE}. */
    int fail(int state) {
        kinds.setCharAt(state, FAILED);
        return NONE;
    }

    /** Notes the line of a state that is won. Returns the state. */
    int win(int state, char kind, int... line) {
        kinds.setCharAt(state, kind);
        numbers.set(state, line);
        return state;
    }

    /** The lines of all states. Lines of states that are not won are of no use. */
    StateLines lines() {
        StateLines lines = new StateLines();
        for (int state = 0; state < states.size(); state++) {
            lines.add(kinds.charAt(state), numbers.get(state));
        }
        return lines;
    }
}

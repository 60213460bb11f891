package org.sekilab.experiments.trim;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.List;

/**
 * The graph of states of a game, as the lines of a certificate have it. State 0 is the first. Mutable while it is
 * built, then unchanged.
 *
 * <p>Cost: an array for each state.
 */
final class StateLines {
    /** The kinds of states: the letters that their lines begin with. */
    static final char REPLIES = 'a';

    static final char MOVE = 'd';
    static final char PAIRS = '=';
    static final char END = '.';

    private static final int[] NOTHING = {};

    private final StringBuilder kinds = new StringBuilder(); // [state]
    private final List<int[]> numbers = new ArrayList<>(); // [state] see add

    /**
     * Adds a state.
     *
     * @param kind of the state
     * @param values of {@link #REPLIES} the successors; of {@link #MOVE} the move and the successor; of {@link #PAIRS}
     *     the points; of {@link #END} none. A pass is written as the number of points
     */
    void add(char kind, int... values) {
        kinds.append(kind);
        numbers.add(values.length == 0 ? NOTHING : values);
    }

    int size() {
        return numbers.size();
    }

    char kind(int state) {
        return kinds.charAt(state);
    }

    /** The numbers of a state, see {@link #add}. The caller must not change the array. */
    int[] numbers(int state) {
        return numbers.get(state);
    }

    /** The index of the first successor among the numbers of a state. */
    int firstSuccessor(int state) {
        return switch (kind(state)) {
            case REPLIES -> 0;
            case MOVE -> 1;
            default -> numbers(state).length;
        };
    }

    /** The states of a list in its order, with successors by their places there. All successors must be in the list. */
    StateLines inOrder(IntArrayList states) {
        int[] places = new int[size()];
        for (int place = 0; place < states.size(); place++) {
            places[states.getInt(place)] = place;
        }
        StateLines ordered = new StateLines();
        for (int place = 0; place < states.size(); place++) {
            int state = states.getInt(place);
            int[] values = numbers(state).clone();
            for (int i = firstSuccessor(state); i < values.length; i++) {
                values[i] = places[values[i]];
            }
            ordered.add(kind(state), values);
        }
        return ordered;
    }
}

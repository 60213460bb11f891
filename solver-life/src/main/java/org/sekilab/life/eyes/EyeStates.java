package org.sekilab.life.eyes;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.BitSet;

/**
 * All states of an eye space that either side can reach by any moves, with their values. Mutable, confined to one
 * thread.
 *
 * <p>A move of the attacker on the last liberty of the block in the space captures the block if no other space has
 * an eye. So this move has one more result: one eye. With none elsewhere, one is too few.
 *
 * <p>If the attacker is to move and the block has no liberty in the space, the value is 0. So in a sum that the
 * defender holds, each space with eyes has a liberty of the block. The last liberty of all is then in the only space
 * with eyes, and its value counts the capture.
 *
 * <p>Source: the values by [L96]; the states are own.
 * <p>Proves: each value is a number of eyes that the defender gets, with all kos won by the attacker. All values
 * begin with 0, and rise until each one follows from those after one move. So a strategy of the defender never
 * comes back to a state.
 * <p>Cost: up to 3<sup>n</sup> states for n points; each rises at most six times.
 */
final class EyeStates {
    private static final int KIND = 2; // bits of an entry; the state that a move leads to is above
    private static final int DEFENSE = 0;
    private static final int ATTACK = 1;
    private static final int THREAT = 2; // after it, the block has no liberty in the space
    private static final int FILLING = 3; // of the last liberty; it leads to no state, and may be suicide

    private final EyeBoard board;
    private final EyeValues values = new EyeValues();
    private final LongArrayList states = new LongArrayList();
    private final Long2IntOpenHashMap indices = new Long2IntOpenHashMap();
    private final IntArrayList moves = new IntArrayList(); // entries of all states, one state after the other
    private final IntArrayList points = new IntArrayList(); // [entry]: bit of the point
    private final IntArrayList ends = new IntArrayList(); // [state]: the end of its entries
    private final BitSet taken = new BitSet(); // states in which the block has no liberty in the space
    private byte[] value = {}; // [state]: ordinal

    // options of one state, as masks of values
    private int defenses;
    private int attacks;
    private int threats;

    EyeStates(EyeBoard board) {
        this.board = board;
        indices.defaultReturnValue(-1);
    }

    /** Finds all states after one, and their values. False if there are more of them than a limit. */
    boolean explore(long first, int mostStates) {
        index(first);
        for (int state = 0; state < states.size(); state++) {
            if (states.size() > mostStates) {
                return false;
            }
            expand(state, states.getLong(state));
        }
        value = new byte[states.size()];
        boolean isRising = true;
        while (isRising) {
            isRising = false;
            for (int state = states.size() - 1; state >= 0; state--) {
                isRising |= raise(state);
            }
        }
        return true;
    }

    int size() {
        return states.size();
    }

    /** The value of the first state. */
    EyeValue value() {
        return EyeValue.values()[value[0]];
    }

    /**
     * Moves of the defender in the first state that alone keep its value, as a mask of points. Empty if it is
     * settled.
     */
    int defenses() {
        gather(0);
        int found = 0;
        for (int entry = 0; entry < ends.getInt(0) && !value().isSettled(); entry++) {
            if (kind(entry) == DEFENSE && values.value(bit(entry), attacks, threats) == value[0]) {
                found |= 1 << points.getInt(entry);
            }
        }
        return found;
    }

    /**
     * Moves of the attacker in the first state that alone keep its value, as a mask of points. Empty if it is
     * settled.
     */
    int attacks() {
        gather(0);
        int all = defenses;
        int found = 0;
        for (int entry = 0; entry < ends.getInt(0) && !value().isSettled(); entry++) {
            if (kind(entry) != DEFENSE) {
                attacks = 0;
                threats = 0;
                gatherAttack(entry);
                found |= values.value(all, attacks, threats) == value[0] ? 1 << points.getInt(entry) : 0;
            }
        }
        return found;
    }

    /** Notes the moves of a state. Without liberties in the space there are only answers. */
    private void expand(int index, long state) {
        int liberties = board.liberties(state);
        taken.set(index, liberties == 0);
        for (int rest = board.empties(state); rest != 0; rest &= rest - 1) {
            int point = Integer.numberOfTrailingZeros(rest);
            long defended = board.afterDefense(state, point);
            if (defended != EyeBoard.ILLEGAL) {
                note(point, DEFENSE, index(defended));
            }
            long attacked = liberties == 0 ? EyeBoard.ILLEGAL : board.afterAttack(state, point);
            if (attacked != EyeBoard.ILLEGAL) {
                note(point, board.liberties(attacked) == 0 ? THREAT : ATTACK, index(attacked));
            }
            if (liberties == 1 << point) {
                note(point, FILLING, 0);
            }
        }
        ends.add(moves.size());
    }

    private void note(int point, int kind, int state) {
        points.add(point);
        moves.add(state << KIND | kind);
    }

    private int index(long state) {
        int index = indices.get(state);
        if (index < 0) {
            index = states.size();
            indices.put(state, index);
            states.add(state);
        }
        return index;
    }

    private boolean raise(int state) {
        if (taken.get(state)) {
            return false; // only an answer at once saves the space
        }
        gather(state);
        int now = values.value(defenses, attacks, threats);
        if (!values.isHigher(now, value[state])) {
            return false;
        }
        value[state] = (byte) now;
        return true;
    }

    private void gather(int state) {
        defenses = answers(state);
        attacks = 0;
        threats = 0;
        for (int entry = begin(state); entry < ends.getInt(state); entry++) {
            if (kind(entry) != DEFENSE) {
                gatherAttack(entry);
            }
        }
    }

    private void gatherAttack(int entry) {
        if (kind(entry) == FILLING) {
            attacks |= EyeValues.bit(EyeValue.ONE);
        } else if (kind(entry) == ATTACK) {
            attacks |= bit(entry);
        } else {
            int answers = answers(next(entry)) & ~EyeValues.bit(EyeValue.ZERO);
            attacks |= answers == 0 ? EyeValues.bit(EyeValue.ZERO) : 0;
            threats |= answers == 0 ? 0 : values.threat(answers);
        }
    }

    /** The values that the defender may move to, as a mask. */
    private int answers(int state) {
        int mask = 0;
        for (int entry = begin(state); entry < ends.getInt(state); entry++) {
            mask |= kind(entry) == DEFENSE ? bit(entry) : 0;
        }
        return mask;
    }

    private int begin(int state) {
        return state == 0 ? 0 : ends.getInt(state - 1);
    }

    private int kind(int entry) {
        return moves.getInt(entry) & (1 << KIND) - 1;
    }

    private int next(int entry) {
        return moves.getInt(entry) >>> KIND;
    }

    private int bit(int entry) {
        return 1 << value[next(entry)];
    }
}

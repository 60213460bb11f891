package org.sekilab.life.eyes;

import org.sekilab.model.PointSet;
import org.sekilab.model.local.Adjacency;

/**
 * The rules of play in an eye space, on masks: bit i is the point with index i of {@link #points}. Immutable.
 *
 * <p>The defender's stones that are connected to the wall are never captured here. The attacker's stones that are
 * connected to stones beyond the space are not captured, either. Suicide is illegal. No ko is forbidden.
 *
 * <p>Cost: O(n) mask operations a move for n points, at most {@link #MOST_POINTS}; allocates nothing.
 */
final class EyeBoard {
    /** The most points of a space: a state has two bits for each. */
    static final int MOST_POINTS = 16;

    /** An illegal move. */
    static final long ILLEGAL = -1;

    private static final int SHIFT = 32; // the defender's stones; the attacker's are below

    private final int[] points;
    private final long[] neighbors; // [point]: mask
    private final int wall; // points beside the block
    private final int open; // points beside the attacker's stones beyond the space
    private final int all;

    EyeBoard(EyeProblem problem) {
        points = problem.points().toArray();
        neighbors = new long[points.length];
        all = (1 << points.length) - 1;
        PointSet beyond = problem.points().exterior().subtract(problem.wall());
        wall = beside(problem.wall());
        open = beside(beyond);
        for (int i = 0; i < points.length; i++) {
            neighbors[i] = beside(PointSet.of(problem.points().geometry(), points[i]));
        }
    }

    private int beside(PointSet others) {
        return mask(others.exterior());
    }

    private int mask(PointSet set) {
        int mask = 0;
        for (int i = 0; i < points.length; i++) {
            mask |= set.contains(points[i]) ? 1 << i : 0;
        }
        return mask;
    }

    /** The state of a position. */
    long state(EyeProblem problem) {
        return state(
                mask(problem.position().stones(problem.defender())),
                mask(problem.position().stones(problem.defender().opposite())));
    }

    private static long state(int defender, int attacker) {
        return (long) defender << SHIFT | attacker;
    }

    private static int defender(long state) {
        return (int) (state >>> SHIFT);
    }

    private static int attacker(long state) {
        return (int) state;
    }

    int empties(long state) {
        return all & ~defender(state) & ~attacker(state);
    }

    /** The liberties in the space of the wall, with the stones that are connected to it. */
    int liberties(long state) {
        int defender = defender(state);
        return (wall | around(flood(defender & wall, defender))) & empties(state);
    }

    /** The state after a move of the defender, or {@link #ILLEGAL}. */
    long afterDefense(long state, int point) {
        return afterMove(defender(state), wall, attacker(state), open, point, true);
    }

    /** The state after a move of the attacker, or {@link #ILLEGAL}. */
    long afterAttack(long state, int point) {
        return afterMove(attacker(state), open, defender(state), wall, point, false);
    }

    /**
     * The state after a move.
     *
     * @param safe where own stones are never captured
     * @param otherSafe where stones of the other side are never captured
     */
    private long afterMove(int own, int safe, int other, int otherSafe, int point, boolean isDefense) {
        int moved = own | 1 << point;
        int left = other;
        for (int rest = (int) neighbors[point] & other; rest != 0; rest &= rest - 1) {
            int block = flood(Integer.lowestOneBit(rest), left);
            boolean isCaptured = (block & otherSafe) == 0 && (around(block) & ~moved & ~left) == 0;
            left &= isCaptured ? ~block : -1;
        }
        int block = flood(1 << point, moved);
        if ((block & safe) == 0 && (around(block) & ~moved & ~left) == 0) {
            return ILLEGAL;
        }
        return isDefense ? state(moved, left) : state(left, moved);
    }

    private int around(int set) {
        return (int) Adjacency.around(neighbors, set);
    }

    private int flood(int seed, int within) {
        return (int) Adjacency.flood(neighbors, seed, within);
    }
}

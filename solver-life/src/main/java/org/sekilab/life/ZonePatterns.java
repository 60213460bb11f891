package org.sekilab.life;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import org.sekilab.model.Points;
import org.sekilab.model.local.LocalBoard;

/**
 * States of one window that are won whatever stands beyond their zones: the zone, the stones on it, the turn, the ko
 * and the targets that are left. Mutable, confined to one thread.
 *
 * <p>A state matches a pattern if it has the same stones on the zone of the pattern. Of several patterns that match,
 * the oldest counts, so that proofs do not go in circles.
 *
 * <p>Source: zone patterns, Shih, Wei and Wu, arXiv 2212.13922. A tree asks for the points in a fixed order, the
 * hottest ones first. Its branches are: not in the zone, empty, attacker, defender.
 * <p>Proves: nothing by itself. Each state of a proof is searched or matched again when it is written down.
 * <p>Cost: a look-up follows at most two branches at each point.
 */
final class ZonePatterns {
    static final int NONE = -1;

    private static final int BRANCHES = 4;
    private static final int FREE = 0; // the point is not in the zone
    private static final int EMPTY = 1;
    private static final int ATTACKER = 2;
    private static final int DEFENDER = 3;
    private static final int DEFENDERS_ROOT = 1; // the root 0 is for the attacker to move

    private final LocalBoard board;
    private final Targets targets;
    private final int[] order; // the points, the hottest ones first
    private final int most;
    private final IntArrayList tree = new IntArrayList(); // [node * BRANCHES + branch]: a node, or 0
    private final IntArrayList ends = new IntArrayList(); // [node]: the last pattern that ends here, or NONE
    private final IntArrayList others = new IntArrayList(); // [pattern]: an older one that ends there, or NONE
    private final LongArrayList zones = new LongArrayList(); // [pattern]
    private final LongArrayList lefts = new LongArrayList(); // [pattern] the targets that are left in the zone
    private final IntArrayList kos = new IntArrayList(); // [pattern] the ko in the zone, or NONE
    private final IntArrayList moves = new IntArrayList(); // [pattern] the winning move
    private final int[] waiting; // nodes of a look-up
    private final int[] depths; // [waiting]

    /**
     * An empty store.
     *
     * @param order all points of the board, the hottest ones first
     * @param most how many patterns are kept
     */
    ZonePatterns(LocalBoard board, Targets targets, int[] order, int most) {
        this.board = board;
        this.targets = targets;
        this.order = order.clone();
        this.most = most;
        this.waiting = new int[order.length + 2];
        this.depths = new int[waiting.length];
        addNode();
        addNode();
    }

    private int addNode() {
        for (int branch = 0; branch < BRANCHES; branch++) {
            tree.add(0);
        }
        ends.add(NONE);
        return ends.size() - 1;
    }

    int size() {
        return zones.size();
    }

    long zone(int pattern) {
        return zones.getLong(pattern);
    }

    /** The winning move, a local point or the number of points for a pass. */
    int move(int pattern) {
        return moves.getInt(pattern);
    }

    /**
     * Adds the present state, which is won on a zone, unless the store is full.
     *
     * @param move the winning move; of no meaning with the attacker to move
     */
    void add(long zone, int move) {
        if (size() == most) {
            return;
        }
        int node = root();
        long rest = zone;
        for (int depth = 0; rest != 0; depth++) {
            int point = order[depth];
            int branch = (zone >>> point & 1) == 0 ? FREE : branch(point);
            rest &= ~(1L << point);
            node = after(node, branch);
        }
        int ko = board.koPoint();
        others.add(ends.getInt(node));
        ends.set(node, size());
        zones.add(zone);
        lefts.add(targets.left() & zone);
        kos.add(ko != Points.NONE && (zone >>> ko & 1) != 0 ? ko : Points.NONE);
        moves.add(move);
    }

    /** The node at a branch, which is added if it is missing. */
    private int after(int node, int branch) {
        int at = BRANCHES * node + branch;
        if (tree.getInt(at) == 0) {
            int added = addNode();
            tree.set(at, added);
        }
        return tree.getInt(at);
    }

    private int root() {
        return board.isDefenderToMove() ? DEFENDERS_ROOT : 0;
    }

    private int branch(int point) {
        if ((board.attacker() >>> point & 1) != 0) {
            return ATTACKER;
        }
        return (board.defender() >>> point & 1) != 0 ? DEFENDER : EMPTY;
    }

    /** The oldest pattern that the present state matches, or {@link #NONE}. */
    int find() {
        int found = NONE;
        int count = 1;
        waiting[0] = root();
        depths[0] = 0;
        while (count > 0) {
            int node = waiting[--count];
            int depth = depths[count];
            found = oldest(ends.getInt(node), found);
            if (depth < order.length) {
                count = push(tree.getInt(BRANCHES * node + FREE), depth, count);
                count = push(tree.getInt(BRANCHES * node + branch(order[depth])), depth, count);
            }
        }
        return found;
    }

    private int push(int node, int depth, int count) {
        if (node == 0) {
            return count;
        }
        waiting[count] = node;
        depths[count] = depth + 1;
        return count + 1;
    }

    private int oldest(int end, int found) {
        int best = found;
        for (int pattern = end; pattern != NONE; pattern = others.getInt(pattern)) {
            if ((best == NONE || pattern < best) && isMatch(pattern)) {
                best = pattern;
            }
        }
        return best;
    }

    /** True if the state with the stones of a pattern has its targets, and no ban of a ko that the pattern has not. */
    private boolean isMatch(int pattern) {
        long zone = zones.getLong(pattern);
        int ko = board.koPoint();
        return (targets.left() & zone) == lefts.getLong(pattern)
                && (ko == Points.NONE || (zone >>> ko & 1) == 0 || ko == kos.getInt(pattern));
    }
}

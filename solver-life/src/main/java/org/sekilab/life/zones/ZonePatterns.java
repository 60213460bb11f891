package org.sekilab.life.zones;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;

/**
 * States of one window that are won whatever stands beyond their zones. A pattern has the zone, the stones on it,
 * the turn, the ko and the targets that are left. Mutable, confined to one thread.
 *
 * <p>A state matches a pattern if it has the same stones on the zone of the pattern. Of several patterns that match,
 * the oldest counts, so that proofs do not go in circles.
 *
 * <p>Source: zone patterns, Shih, Wei and Wu, arXiv 2212.13922. A tree asks for the points in a fixed order, the
 * hottest ones first. Its branches are: not in the zone, empty, attacker, defender.
 * <p>Proves: nothing by itself. Each state of a proof is searched or matched again when it is written down.
 * <p>Cost: a look-up follows at most two branches at each point.
 */
public final class ZonePatterns {
    /** No pattern. */
    public static final int NONE = -1;

    private static final int BRANCHES = 4;
    private static final int FREE = 0; // the point is not in the zone
    private static final int EMPTY = 1;
    private static final int ATTACKER = 2;
    private static final int DEFENDER = 3;
    private static final int DEFENDERS_ROOT = 1; // the root 0 is for the attacker to move

    private final LocalBoard board;
    private final LongSupplier targets;
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
    private int given; // patterns that are not of this search, the first ones
    private long lookUps;
    private long matches; // with given patterns

    /**
     * An empty store.
     *
     * @param targets the stones that are left of those that must live, if it matters which
     * @param order all points of the board, the hottest ones first
     * @param most how many patterns are kept
     */
    public ZonePatterns(LocalBoard board, LongSupplier targets, int[] order, int most) {
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

    /** The zone of a pattern. */
    public long zone(int pattern) {
        return zones.getLong(pattern);
    }

    /** The winning move, a local point or the number of points for a pass. */
    public int move(int pattern) {
        return moves.getInt(pattern);
    }

    /**
     * Adds the present state, which is won on a zone, unless the store is full.
     *
     * @param move the winning move; of no meaning with the attacker to move
     */
    public void add(long zone, int move) {
        if (size() == most) {
            return;
        }
        int ko = board.koPoint();
        boolean isKo = ko != Points.NONE && (zone >>> ko & 1) != 0;
        int end = end(root(board.isDefenderToMove()), zone, board.attacker(), board.defender());
        add(end, zone, targets.getAsLong() & zone, isKo ? ko : Points.NONE, move);
    }

    /** Adds states of earlier searches, the oldest first, if their zones are on this board. It has no targets left. */
    public void addGiven(List<ZoneState> states) {
        LocalShape shape = board.shape();
        PointSet all = shape.pointsOf(shape.all());
        for (ZoneState state : states) {
            if (size() < most && all.containsAll(state.zone())) {
                long zone = shape.mask(state.zone());
                long attacker = shape.mask(state.attackers());
                int end = end(root(state.isDefenderToMove()), zone, attacker, shape.mask(state.defenders()));
                int ko = state.ko() == Points.NONE ? Points.NONE : shape.localOf(state.ko());
                int move = state.move() == Points.NONE ? shape.size() : shape.localOf(state.move());
                add(end, zone, 0, ko, move);
            }
        }
        given = size();
    }

    private void add(int end, long zone, long left, int ko, int move) {
        others.add(ends.getInt(end));
        ends.set(end, size());
        zones.add(zone);
        lefts.add(left);
        kos.add(ko);
        moves.add(move);
    }

    /** The node for a zone with its stones. */
    private int end(int root, long zone, long attacker, long defender) {
        int node = root;
        long rest = zone;
        for (int depth = 0; rest != 0; depth++) {
            int point = order[depth];
            node = after(node, (zone >>> point & 1) == 0 ? FREE : branch(point, attacker, defender));
            rest &= ~(1L << point);
        }
        return node;
    }

    /** The number of look-ups so far. */
    public long lookUps() {
        return lookUps;
    }

    /** How many look-ups found a pattern of {@link #addGiven}. */
    public long matches() {
        return matches;
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

    private static int root(boolean isDefenderToMove) {
        return isDefenderToMove ? DEFENDERS_ROOT : 0;
    }

    private static int branch(int point, long attacker, long defender) {
        if ((attacker >>> point & 1) != 0) {
            return ATTACKER;
        }
        return (defender >>> point & 1) != 0 ? DEFENDER : EMPTY;
    }

    /** The oldest pattern that the present state matches, or {@link #NONE}. */
    public int find() {
        int found = NONE;
        int count = 1;
        long attacker = board.attacker();
        long defender = board.defender();
        waiting[0] = root(board.isDefenderToMove());
        depths[0] = 0;
        while (count > 0) {
            int node = waiting[--count];
            int depth = depths[count];
            found = oldest(ends.getInt(node), found);
            if (depth < order.length) {
                count = push(tree.getInt(BRANCHES * node + FREE), depth, count);
                count = push(tree.getInt(BRANCHES * node + branch(order[depth], attacker, defender)), depth, count);
            }
        }
        lookUps++;
        matches += found != NONE && found < given ? 1 : 0;
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
        int move = moves.getInt(pattern);
        return (targets.getAsLong() & zone) == lefts.getLong(pattern)
                && (!board.isDefenderToMove() || move == board.shape().size() || board.isLegal(move)) // a file may lie
                && (ko == Points.NONE || (zone >>> ko & 1) == 0 || ko == kos.getInt(pattern));
    }
}

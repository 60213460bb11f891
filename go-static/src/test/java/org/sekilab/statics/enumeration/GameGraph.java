package org.sekilab.statics.enumeration;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.Arrays;

/**
 * All states that play can reach in a local game, and their values by retrograde analysis. Mutable while it grows;
 * confined to one thread.
 *
 * <p>The first nodes are the three ends of the game, by the ordinals of their values. The first states follow.
 */
final class GameGraph {
    private static final int ENDS = 3;

    private final LocalRules rules;
    private final int maxStates;
    private final Long2IntOpenHashMap nodes = new Long2IntOpenHashMap();
    private final LongArrayList states = new LongArrayList(); // [node]; meaningless for the ends
    private final IntArrayList edges = new IntArrayList(); // the nodes after each node, in order
    private final IntArrayList firstEdges = new IntArrayList(); // [node] and one more
    private int[] parents = {};
    private int[] firstParents = {}; // [node] and one more
    private byte[] worst = {}; // [node]: ordinal of the value if endless play counts for the attacker
    private byte[] best = {}; // [node]: ordinal of the value if endless play counts for the defender

    GameGraph(LocalRules rules, int maxStates) {
        this.rules = rules;
        this.maxStates = maxStates;
        nodes.defaultReturnValue(-1);
        for (int end = 0; end < ENDS; end++) {
            states.add(-1L);
            firstEdges.add(0);
        }
    }

    /** Reaches all states from the given ones and values them. Returns false if there are too many. */
    boolean solve(long... roots) {
        for (long root : roots) {
            node(root);
        }
        for (int node = ENDS; node < states.size(); node++) {
            if (stateCount() > maxStates) {
                return false;
            }
            firstEdges.add(edges.size());
            expand(states.getLong(node));
        }
        firstEdges.add(edges.size());
        findParents();
        worst = valuesFor(Value.SAFE);
        best = valuesFor(Value.UNSAFE);
        return true;
    }

    int stateCount() {
        return states.size() - ENDS;
    }

    Value value(long state) {
        return value(nodes.get(state));
    }

    /** The value of a state if endless play counts for the defender. */
    Value best(long state) {
        return Value.values()[best[nodes.get(state)]];
    }

    /** The moves that keep the value of a state, as a mask. The pass is the bit after the last point. */
    long bestMoves(long state) {
        Value value = value(state);
        if (value == Value.AMBIGUOUS) {
            return 0;
        }
        long moves = 0;
        for (int bit = 0; bit < rules.size(); bit++) {
            long next = rules.play(state, bit);
            if (next != LocalRules.ILLEGAL && value(nodeAfter(next)) == value) {
                moves |= 1L << bit;
            }
        }
        return value(nodeAfterPass(state)) == value ? moves | 1L << rules.size() : moves;
    }

    private Value value(int node) {
        return worst[node] == best[node] ? Value.values()[worst[node]] : Value.AMBIGUOUS;
    }

    private int node(long state) {
        int node = nodes.putIfAbsent(state, states.size());
        if (node < 0) {
            node = states.size();
            states.add(state);
        }
        return node;
    }

    private void expand(long state) {
        for (int bit = 0; bit < rules.size(); bit++) {
            long next = rules.play(state, bit);
            if (next != LocalRules.ILLEGAL) {
                edges.add(nodeAfter(next));
            }
        }
        edges.add(nodeAfterPass(state));
    }

    private int nodeAfter(long next) {
        if (next == LocalRules.WON) {
            return Value.SAFE.ordinal();
        }
        return next == LocalRules.CAPTURED ? Value.UNSAFE.ordinal() : node(next);
    }

    private int nodeAfterPass(long state) {
        return LocalRules.isPassed(state) ? rules.valueAtEnd(state).ordinal() : node(LocalRules.pass(state));
    }

    private void findParents() {
        int count = states.size();
        firstParents = new int[count + 1];
        for (int i = 0; i < edges.size(); i++) {
            firstParents[edges.getInt(i) + 1]++;
        }
        for (int node = 0; node < count; node++) {
            firstParents[node + 1] += firstParents[node];
        }
        int[] free = firstParents.clone();
        parents = new int[edges.size()];
        for (int node = ENDS; node < count; node++) {
            for (int i = firstEdges.getInt(node); i < firstEdges.getInt(node + 1); i++) {
                parents[free[edges.getInt(i)]++] = node;
            }
        }
    }

    /**
     * By node, the ordinal of the best value that one side can force in a finite number of moves. If the side can force
     * none, the entry is the other side's value.
     *
     * @param aim the best value for that side: {@link Value#SAFE} or {@link Value#UNSAFE}
     */
    private byte[] valuesFor(Value aim) {
        Value other = aim == Value.SAFE ? Value.UNSAFE : Value.SAFE;
        int count = states.size();
        byte[] values = new byte[count];
        Arrays.fill(values, (byte) other.ordinal());
        boolean[] isForced = new boolean[count];
        int[] open = new int[count]; // [node]: moves that do not yet lead to that side's aim
        for (int node = ENDS; node < count; node++) {
            open[node] = firstEdges.getInt(node + 1) - firstEdges.getInt(node);
        }
        for (Value goal : new Value[] {aim, Value.SEKI}) {
            IntArrayList queue = new IntArrayList();
            queue.add(goal.ordinal());
            isForced[goal.ordinal()] = true;
            for (int head = 0; head < queue.size(); head++) {
                int node = queue.getInt(head);
                values[node] = (byte) goal.ordinal();
                for (int i = firstParents[node]; i < firstParents[node + 1]; i++) {
                    int parent = parents[i];
                    boolean isOwn = LocalRules.isDefenderToMove(states.getLong(parent)) == (aim == Value.SAFE);
                    open[parent]--;
                    if (!isForced[parent] && (isOwn || open[parent] == 0)) {
                        isForced[parent] = true;
                        queue.add(parent);
                    }
                }
            }
        }
        return values;
    }
}

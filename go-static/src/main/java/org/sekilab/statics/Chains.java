package org.sekilab.statics;

import java.util.BitSet;

/**
 * Which blocks of a color count as one: a disjoint-set forest over block indices. Mutable, confined to one thread.
 *
 * <p>A chain is a set of blocks that the defender can always join. All blocks already proved alive belong to one chain as
 * well, {@link #safe()}: whoever is joined to one of them is alive. Source: [M97].
 */
final class Chains {
    private final int[] parent; // [block]; one more element for the chain of alive blocks

    Chains(int blockCount) {
        parent = new int[blockCount + 1];
        for (int i = 0; i <= blockCount; i++) {
            parent[i] = i;
        }
    }

    private Chains(int[] parent) {
        this.parent = parent;
    }

    Chains copy() {
        return new Chains(parent.clone());
    }

    /** The chain of a block, named by one of its members. */
    int find(int block) {
        int root = block;
        while (parent[root] != root) {
            root = parent[root];
        }
        return root;
    }

    /** The chain of all blocks proved alive. */
    int safe() {
        return find(parent.length - 1);
    }

    boolean isSafe(int block) {
        return find(block) == safe();
    }

    void makeSafe(int block) {
        join(block, parent.length - 1);
    }

    /** Joins two chains; returns false when they were one already. */
    boolean join(int first, int second) {
        int a = find(first);
        int b = find(second);
        parent[a] = b;
        return a != b;
    }

    /** True when all blocks of the set are proved alive. */
    boolean areSafe(int[] blocks) {
        for (int block : blocks) {
            if (!isSafe(block)) {
                return false;
            }
        }
        return true;
    }

    /** The chains of some blocks, each once, as the set of their names. */
    BitSet chainsOf(int[] blocks) {
        BitSet chains = new BitSet();
        for (int block : blocks) {
            chains.set(find(block));
        }
        return chains;
    }
}

package org.sekilab.statics;

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

    /** Joins the chains with blocks adjacent to both points of a pair; returns whether anything was joined. */
    boolean joinBy(long pair, LocalArea area) {
        boolean joined = false;
        int first = -1;
        for (int place = 0; place < area.blockCount(); place++) {
            int block = area.block(place);
            if (isAdjacentToAll(pair, find(block), area)) {
                if (first < 0) {
                    first = block;
                } else {
                    joined |= join(first, block);
                }
            }
        }
        return joined;
    }

    /** True when every point of the mask is adjacent to some block of the chain. */
    private boolean isAdjacentToAll(long points, int chain, LocalArea area) {
        long open = points;
        for (int place = 0; place < area.blockCount(); place++) {
            if (find(area.block(place)) == chain) {
                open &= ~area.exterior(place);
            }
        }
        return open == 0;
    }
}

package org.sekilab.statics;

import org.sekilab.proof.Proofs;

/**
 * The chains of a color: a disjoint-set forest over block indices. Mutable, confined to one thread.
 *
 * <p>A chain is a set of blocks that the defender can always join. A block that is joined to a block already proved
 * alive is alive. All such blocks therefore belong to one chain, unless proofs have to be checkable. Source: [M97].
 */
final class Chains {
    private final int[] parent; // [block]; one more element for the chain of alive blocks, if it exists
    private final boolean[] safe; // [root]
    private final Proofs proofs;

    /** @param proofs with checkable proofs, two alive blocks do not count as one for a connection */
    Chains(int blockCount, Proofs proofs) {
        parent = new int[blockCount + 1];
        safe = new boolean[blockCount + 1];
        this.proofs = proofs;
        for (int i = 0; i <= blockCount; i++) {
            parent[i] = i;
        }
        safe[blockCount] = true;
    }

    private Chains(Chains other) {
        parent = other.parent.clone();
        safe = other.safe.clone();
        proofs = other.proofs;
    }

    Chains copy() {
        return new Chains(this);
    }

    /** The chain of a block, named by one of its members. */
    int find(int block) {
        int root = block;
        while (parent[root] != root) {
            root = parent[root];
        }
        return root;
    }

    /** True for a block whose chain holds a block that was proved alive. */
    boolean isSafe(int block) {
        return safe[find(block)];
    }

    void makeSafe(int block) {
        if (proofs == Proofs.ANY) {
            join(block, parent.length - 1);
        } else {
            safe[find(block)] = true;
        }
    }

    /** Joins two chains. Returns false if they were one already. */
    boolean join(int first, int second) {
        int a = find(first);
        int b = find(second);
        parent[a] = b;
        safe[b] |= safe[a];
        return a != b;
    }

    /** Joins all chains with blocks adjacent to both points of a pair. Returns true if any were joined. */
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

    /** True when every point of the mask is adjacent to a block of the chain. */
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

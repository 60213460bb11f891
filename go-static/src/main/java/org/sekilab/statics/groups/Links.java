package org.sekilab.statics.groups;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import org.sekilab.model.DisjointSets;

/**
 * The diagonal links between blocks of one group, and the links of blocks with the earth. Mutable scratch memory,
 * confined to one thread.
 *
 * <p>Source: [N05] 4.4.
 * <p>Differs: rules 1 and 2 of the paper are for groups of two blocks. Here the links next to an enclosed point are
 * removed. The point is a false eye if some blocks around it are then not linked, not even by other blocks. By rule 2,
 * the earth links blocks for points inside. A point on the edge is next to the earth itself. For two blocks, this
 * agrees with the paper's rules.
 */
final class Links {
    private static final int LINK_INTS = 4; // two blocks, and the two points between them

    private final IntArrayList links = new IntArrayList();
    private final DisjointSets linked = new DisjointSets(); // of blocks
    private boolean[] earthed = new boolean[0]; // [block]
    private int blocks;

    void clear(int blockCount) {
        blocks = blockCount;
        links.clear();
        if (earthed.length < blockCount) {
            earthed = new boolean[2 * blockCount];
        }
        Arrays.fill(earthed, 0, blockCount, false);
    }

    /** Adds a diagonal link of two stones of different blocks. The two points are those between the stones. */
    void add(int block, int other, int gap, int otherGap) {
        links.add(block);
        links.add(other);
        links.add(gap);
        links.add(otherGap);
    }

    void addEarth(int block) {
        earthed[block] = true;
    }

    int count() {
        return links.size() / LINK_INTS;
    }

    int earthedCount() {
        int count = 0;
        for (int block = 0; block < blocks; block++) {
            count += earthed[block] ? 1 : 0;
        }
        return count;
    }

    /** The number of parts that are not linked, not even by the earth. */
    int parts() {
        linkAllBut(-1);
        linkByEarth();
        int parts = 0;
        for (int block = 0; block < blocks; block++) {
            parts += linked.find(block) == block ? 1 : 0;
        }
        return parts;
    }

    /**
     * True if some of the blocks around an enclosed point have no other link.
     *
     * @param around the blocks at the point; only the first {@code count} are read
     */
    boolean provesFalseEyeInside(int point, int[] around, int count) {
        linkAllBut(point);
        linkByEarth();
        return areApart(around, count);
    }

    /** As {@link #provesFalseEyeInside}, for a point on the edge: the earth does not link blocks. */
    boolean provesFalseEyeOnEdge(int point, int[] around, int count) {
        linkAllBut(point);
        return areApart(around, count);
    }

    private boolean areApart(int[] around, int count) {
        for (int i = 1; i < count; i++) {
            if (linked.find(around[i]) != linked.find(around[0])) {
                return true;
            }
        }
        return false;
    }

    private void linkAllBut(int point) {
        linked.begin(blocks);
        for (int i = 0; i < links.size(); i += LINK_INTS) {
            if (links.getInt(i + 2) != point && links.getInt(i + 3) != point) {
                linked.unite(links.getInt(i + 1), links.getInt(i));
            }
        }
    }

    /** Links all blocks that have stones on the edge. */
    private void linkByEarth() {
        int first = -1;
        for (int block = 0; block < blocks; block++) {
            if (earthed[block]) {
                first = first < 0 ? block : first; // the first block is linked with itself
                linked.unite(first, block);
            }
        }
    }
}

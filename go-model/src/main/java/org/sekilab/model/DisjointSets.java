package org.sekilab.model;

/**
 * Sets of numbers that grow by union: at first each number is a set of its own. Mutable scratch memory, confined to one
 * thread.
 */
public final class DisjointSets {
    private int[] parents = new int[0]; // [number]: a step toward the number that represents its set

    /** Begins again with the numbers from 0 to {@code count - 1}. Allocates only where there was no room yet. */
    public void begin(int count) {
        if (parents.length < count) {
            parents = new int[2 * count];
        }
        for (int number = 0; number < count; number++) {
            parents[number] = number;
        }
    }

    /** The number that represents the set of a number. It may change with each {@link #unite}. */
    public int find(int number) {
        int root = number;
        while (parents[root] != root) {
            parents[root] = parents[parents[root]];
            root = parents[root];
        }
        return root;
    }

    /**
     * Unites the sets of two numbers. The number that represents the first set represents both.
     *
     * @return true if they were two sets
     */
    public boolean unite(int first, int second) {
        int root = find(first);
        int other = find(second);
        parents[other] = root;
        return root != other;
    }
}

package org.sekilab.life.window;

import org.sekilab.life.search.ChildChoice;
import org.sekilab.life.search.NodeChildren;
import org.sekilab.model.Points;

/** The children of the state at one ply of the path of a {@link WindowSearch}. Mutable, confined to a search. */
final class Node extends NodeChildren {
    final long[] zones; // [child] of won children
    final long[] captured; // [child] the stones that the move captures
    final int[] tried; // [child] the move whose answers a simulation tried last, or none
    int ply;
    int lastWon; // the last move that was won by search, or none
    int lastReply; // the answer to it
    boolean isKiller; // the child that is looked at is such an answer
    int first; // the first number of the child that is looked at
    long low;
    long high;
    long zone;

    /** @param points of the window */
    Node(int points) {
        super(points);
        this.zones = new long[beyond() + 1];
        this.captured = new long[beyond() + 1];
        this.tried = new int[beyond() + 1];
    }

    /** Keeps the children of the defender's moves with the least proof numbers. */
    void keepBest(int number) {
        for (int i = 0; i < number; i++) {
            int best = i;
            for (int j = i + 1; j < count(); j++) {
                best = proof(j) < proof(best) ? j : best;
            }
            swap(i, best);
        }
        keepFirst(number);
    }

    @Override
    public int add(int move) {
        int child = super.add(move);
        tried[child] = Points.NONE;
        return child;
    }

    /** Notes that a child is won on a zone. */
    void setWon(int child, long zoneOfProof, int answer) {
        set(child, 0, ChildChoice.INFINITE);
        setReply(child, answer);
        zones[child] = zoneOfProof;
    }

    @Override
    public void swap(int first, int second) {
        super.swap(first, second);
        swap(zones, first, second);
        swap(captured, first, second);
    }

    private static void swap(long[] values, int first, int second) {
        long value = values[first];
        values[first] = values[second];
        values[second] = value;
    }

    void begin(int newPly, long newLow, long newHigh, int newLevel) {
        clear(newLevel);
        ply = newPly;
        low = newLow;
        high = newHigh;
        lastWon = Points.NONE;
        lastReply = Points.NONE;
    }
}

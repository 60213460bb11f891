package org.sekilab.life.wide;

import org.sekilab.life.search.NodeChildren;
import org.sekilab.model.local.WideSet;

/** The children of the state at one ply of the path of a {@link WideSearch}. Mutable, confined to a search. */
final class WideNode extends NodeChildren {
    final long[] zones; // [child] of won children
    final long[] captured; // [child] the stones that the move captures
    final WideSet zone;
    final WideSet nullZone; // of the answer to a pass
    int first; // the first number of the child that is looked at
    long low;
    long high;

    /**
     * No children yet.
     *
     * @param points of the window
     * @param words the longs of a set
     */
    WideNode(int points, int words) {
        super(points);
        this.zones = new long[(beyond() + 1) * words];
        this.captured = new long[(beyond() + 1) * words];
        this.zone = new WideSet(words);
        this.nullZone = new WideSet(words);
    }

    /** @param level the passes of the attacker that are left */
    void begin(long newLow, long newHigh, int level) {
        clear(level);
        low = newLow;
        high = newHigh;
    }
}

package org.sekilab.life.wide;

import java.util.Arrays;
import org.sekilab.model.local.WideSet;

/** The children of the state at one ply of the path. Mutable, confined to a search. */
final class WideNode {
    static final int NO_CHILD = -1;

    final int[] moves; // [child]
    final int[] proofs; // [child]
    final int[] disproofs; // [child]
    final int[] replies; // [child] the best move known, or NONE
    final long[] zones; // [child] of won children
    final long[] captured; // [child] the stones that the move captures
    final int[] childOf; // [move]: the child, or NO_CHILD
    final boolean[] isNeeded; // [child] attackers' moves that must be answered
    final WideSet zone;
    final WideSet nullZone; // of the answer to a pass
    int level; // the passes of the attacker that are left
    int count;
    int first; // the first number of the child that is looked at
    int vital; // the answer to a pass

    /** @param children the most moves, passes included */
    WideNode(int children, int words) {
        this.moves = new int[children];
        this.proofs = new int[children];
        this.disproofs = new int[children];
        this.replies = new int[children];
        this.zones = new long[children * words];
        this.captured = new long[children * words];
        this.childOf = new int[children];
        this.isNeeded = new boolean[children];
        this.zone = new WideSet(words);
        this.nullZone = new WideSet(words);
    }

    void clear(int newLevel) {
        level = newLevel;
        count = 0;
        Arrays.fill(childOf, NO_CHILD);
    }
}

package org.sekilab.search.dfpn;

import java.util.concurrent.atomic.AtomicIntegerArray;
import org.sekilab.search.table.KeyHash;

/**
 * The states that the threads of one search have on their paths, so that the threads look for work at different places.
 * Shared by these threads.
 *
 * <p>Source: virtual proof numbers [KA10].
 * <p>Differs: a thread inside a child doubles the number that the child seems to take to win. It does so for the other
 * threads, and only for their choice. The table stores the true numbers. States are identified by a hash, because an
 * error only sends a thread to another place.
 */
final class VirtualProofNumbers {
    /** The numbers of a single thread. */
    static final VirtualProofNumbers NONE = new VirtualProofNumbers(1);

    private static final int SLOTS = 1 << 12;

    private final boolean isAlone;
    private final AtomicIntegerArray visitors; // [slot]

    VirtualProofNumbers(int threads) {
        this.isAlone = threads == 1;
        this.visitors = new AtomicIntegerArray(isAlone ? 0 : SLOTS);
    }

    boolean isAlone() {
        return isAlone;
    }

    /** Records that a thread has a state on its path. */
    void enter(long low, long high) {
        if (!isAlone) {
            visitors.getAndIncrement(slotOf(low, high));
        }
    }

    /** Records that a thread no longer has a state on its path. */
    void leave(long low, long high) {
        if (!isAlone) {
            visitors.getAndDecrement(slotOf(low, high));
        }
    }

    /**
     * The child to search. This is the best one, unless other threads are inside it and another child now seems easier
     * to win.
     *
     * @param most children with this number of a win or more are not worth a search
     */
    int choose(Children children, int best, int most) {
        if (isAlone) {
            return best;
        }
        int chosen = best;
        int least = virtualWin(children, best);
        for (int i = 0; i < children.count; i++) {
            if (children.wins[i] < most && virtualWin(children, i) < least) {
                chosen = i;
                least = virtualWin(children, i);
            }
        }
        return chosen;
    }

    /** The least apparent number of a win among all children except one, with the other threads inside. */
    int secondWin(Children children, int chosen) {
        if (isAlone) {
            return children.secondWin(chosen);
        }
        int second = Children.INFINITE;
        for (int i = 0; i < children.count; i++) {
            if (i != chosen) {
                second = Math.min(second, virtualWin(children, i));
            }
        }
        return Math.max(second, children.wins[chosen]); // also if the other threads have left since the choice
    }

    private int virtualWin(Children children, int child) {
        int inside = visitors.get(slotOf(children.lows[child], children.highs[child]));
        long seeming = (long) children.wins[child] << Math.min(inside, Integer.SIZE - 1);
        return (int) Math.min(seeming, Children.INFINITE);
    }

    private static int slotOf(long low, long high) {
        return KeyHash.of(low, high) & (SLOTS - 1);
    }
}

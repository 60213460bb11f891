package org.sekilab.search.dfpn;

import java.util.concurrent.atomic.AtomicIntegerArray;
import org.sekilab.search.table.KeyHash;

/**
 * Which states the threads of one search have on their paths, so that they look for work at different places. Shared by these threads.
 *
 * <p>Source: virtual proof numbers, T. Kaneko: Parallel depth first proof number search (2010).
 * <p>Differs: a thread that is inside a child doubles the number that the child seems to take to win, for the others and only for their
 * choice; what is stored of states are the numbers themselves. States are told apart by a hash, as a mistake only sends a thread elsewhere.
 */
final class Crowd {
    /** One thread alone. */
    static final Crowd NONE = new Crowd(1);

    private static final int SLOTS = 1 << 12;

    private final boolean isAlone;
    private final AtomicIntegerArray visitors; // [slot]

    Crowd(int threads) {
        this.isAlone = threads == 1;
        this.visitors = new AtomicIntegerArray(isAlone ? 0 : SLOTS);
    }

    boolean isAlone() {
        return isAlone;
    }

    /** A thread has a state on its path from now on. */
    void enter(long low, long high) {
        if (!isAlone) {
            visitors.getAndIncrement(slotOf(low, high));
        }
    }

    /** And from now on not any more. */
    void leave(long low, long high) {
        if (!isAlone) {
            visitors.getAndDecrement(slotOf(low, high));
        }
    }

    /**
     * The child to search: the best, or where others are inside it one that seems to take less then.
     *
     * @param most children that take so much to win are not worth a search
     */
    int choose(Children children, int best, int most) {
        if (isAlone) {
            return best;
        }
        int chosen = best;
        int least = crowdedWin(children, best);
        for (int i = 0; i < children.count; i++) {
            if (children.wins[i] < most && crowdedWin(children, i) < least) {
                chosen = i;
                least = crowdedWin(children, i);
            }
        }
        return chosen;
    }

    /** The least number of a win among all children but one, as it seems with the others inside. */
    int secondWin(Children children, int chosen) {
        if (isAlone) {
            return children.secondWin(chosen);
        }
        int second = Children.INFINITE;
        for (int i = 0; i < children.count; i++) {
            if (i != chosen) {
                second = Math.min(second, crowdedWin(children, i));
            }
        }
        return Math.max(second, children.wins[chosen]); // also where the others have left since the choice
    }

    private int crowdedWin(Children children, int child) {
        int inside = visitors.get(slotOf(children.lows[child], children.highs[child]));
        long seeming = (long) children.wins[child] << Math.min(inside, Integer.SIZE - 1);
        return (int) Math.min(seeming, Children.INFINITE);
    }

    private static int slotOf(long low, long high) {
        return KeyHash.of(low, high) & (SLOTS - 1);
    }
}

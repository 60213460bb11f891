package org.sekilab.experiments.solve;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The items of a long sequence by their places, without all of them in memory. Reads on from place to place, and keeps
 * the last items. Mutable; may be shared by threads.
 *
 * <p>Cost: each item is read once where places are asked for in their order, or nearly so. An item far behind the last
 * one costs a new pass from the first item on.
 */
public final class Cursor<T> {
    private static final int KEPT = 64; // more than threads that ask for neighboring items at the same time

    private final Iterable<? extends T> sequence;
    private final List<T> last = new ArrayList<>(); // the newest at the end
    private @Nullable Iterator<? extends T> pass;
    private int next; // the place of the item that the pass gives next

    /** @param sequence each iteration must give the same items */
    public Cursor(Iterable<? extends T> sequence) {
        this.sequence = sequence;
    }

    /**
     * The item at a place, from 0.
     *
     * @throws java.util.NoSuchElementException if the sequence is shorter
     */
    public synchronized T get(int place) {
        Iterator<? extends T> items = pass;
        if (items == null || place < next - last.size()) {
            items = sequence.iterator();
            pass = items;
            next = 0;
            last.clear();
        }
        for (; next <= place; next++) {
            last.add(items.next());
            if (last.size() > KEPT) {
                last.remove(0);
            }
        }
        return last.get(place - (next - last.size()));
    }
}

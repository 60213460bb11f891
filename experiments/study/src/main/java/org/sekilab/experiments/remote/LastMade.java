package org.sekilab.experiments.remote;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Makes values for keys, and keeps the one that was made last. Mutable; threads share it. */
public final class LastMade<K, V> {
    private final Function<K, V> maker;
    private @Nullable Made<K, V> last;

    private record Made<K, V>(K key, V value) {}

    /** @param maker makes the value of a key; one call at a time */
    public LastMade(Function<K, V> maker) {
        this.maker = maker;
    }

    /** The value of a key: a new one, unless the last one was for an equal key. */
    public synchronized V of(K key) {
        Made<K, V> found = last;
        if (found == null || !found.key().equals(key)) {
            found = new Made<>(key, maker.apply(key));
            last = found;
        }
        return found.value();
    }
}

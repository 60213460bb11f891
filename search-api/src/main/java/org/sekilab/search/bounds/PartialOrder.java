package org.sekilab.search.bounds;

/**
 * Which values are at least as good for the prover as others: reflexive and transitive.
 *
 * @param <V> the values
 */
@FunctionalInterface
public interface PartialOrder<V> {
    /** True if the first value is at least as good as the second; of two values neither may be. */
    boolean isAtLeast(V value, V other);
}

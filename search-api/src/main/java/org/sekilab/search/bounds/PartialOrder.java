package org.sekilab.search.bounds;

/**
 * The order of values for the prover: a reflexive and transitive relation "at least as good as".
 *
 * @param <V> the values
 */
@FunctionalInterface
public interface PartialOrder<V> {
    /** True if the first value is at least as good as the second. It may be false in both directions. */
    boolean isAtLeast(V value, V other);
}

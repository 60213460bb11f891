package org.sekilab.statics.eyespace;

/**
 * Guesses the worth of empty regions within one block. An extension point: bound by name in a {@code MapBinder}. The
 * command {@code eyes} measures all registered classifiers against the {@link RegionDatabase}. Immutable, shared by
 * threads.
 *
 * <p>Proves: nothing.
 */
@FunctionalInterface
public interface EyeClassifier {
    EyeStatus classify(EyeSpace space);
}

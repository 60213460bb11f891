package org.sekilab.statics.eyespace;

/**
 * Guesses what empty regions within one block are worth. An extension point: bound by name in a {@code MapBinder}; the command
 * {@code eyes} measures all that are registered against the {@link RegionDatabase}. Immutable, shared by threads.
 *
 * <p>Proves: nothing.
 */
@FunctionalInterface
public interface EyeClassifier {
    EyeStatus classify(EyeSpace space);
}

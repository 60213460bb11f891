package org.sekilab.statics.eyespace;

/**
 * A number that tells something of an {@link EyeSpace}. An extension point: bound by name in a {@code MapBinder}, chosen by
 * {@code eyes.features}; immutable, shared by threads.
 *
 * <p>Proves: nothing.
 */
@FunctionalInterface
public interface EyeFeature {
    /** The number; the same for symmetric regions. */
    int value(EyeSpace space);
}

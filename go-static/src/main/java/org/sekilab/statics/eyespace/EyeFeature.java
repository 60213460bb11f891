package org.sekilab.statics.eyespace;

/**
 * A number that describes an {@link EyeSpace}. An extension point: bound by name in a {@code MapBinder}, chosen by
 * {@code eyes.features}. Immutable, shared by threads.
 *
 * <p>Proves: nothing.
 */
@FunctionalInterface
public interface EyeFeature {
    /** The number. Symmetric regions must have the same one. */
    int value(EyeSpace space);
}

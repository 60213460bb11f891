package org.sekilab.statics.eyespace;

/** A text describes no empty region or its worth, or two texts contradict each other. */
public final class EyeDataException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    EyeDataException(String message) {
        super(message);
    }
}

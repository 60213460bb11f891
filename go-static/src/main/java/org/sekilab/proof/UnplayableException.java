package org.sekilab.proof;

/** A move that the caller tries is not legal, or comes after the end. The message names the move. */
public final class UnplayableException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    public UnplayableException(String message) {
        super(message);
    }
}

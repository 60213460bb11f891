package org.sekilab.model.text;

/** A text names no point of a board. */
public final class UnknownPointException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    private final String description;

    UnknownPointException(String description) {
        super(description);
        this.description = description;
    }

    /** The message: the wrong name, and the valid points of the board. */
    public String description() {
        return description;
    }
}

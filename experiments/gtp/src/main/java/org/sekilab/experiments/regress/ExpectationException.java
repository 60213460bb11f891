package org.sekilab.experiments.regress;

/** A text is no expectation. The message tells why in one line. */
final class ExpectationException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    ExpectationException(String message) {
        super(message);
    }

    ExpectationException(String message, Throwable cause) {
        super(message, cause);
    }
}

package org.sekilab.experiments.gtp;

/** A command cannot be done; the message is what a failure response says. */
final class GtpException extends RuntimeException {
    /** Arguments that are missing, too many, or not of the kind that the command takes. [GTP2] 2.12 */
    static final String SYNTAX_ERROR = "syntax error";

    GtpException(String message) {
        super(message);
    }

    static GtpException syntaxError() {
        return new GtpException(SYNTAX_ERROR);
    }

    /**
     * The text of a failure response.
     *
     * @param usage the command and its arguments, which a syntax error names
     */
    String message(String usage) {
        String message = String.valueOf(getMessage());
        return message.equals(SYNTAX_ERROR) ? "%s; usage: %s".formatted(message, usage) : message;
    }
}

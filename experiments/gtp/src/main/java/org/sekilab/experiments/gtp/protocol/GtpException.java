package org.sekilab.experiments.gtp.protocol;

/** A command cannot be done; the message is what a failure response says. */
public final class GtpException extends RuntimeException {
    /** Arguments that are missing, too many, or not of the kind that the command takes. [GTP2] 2.12 */
    static final String SYNTAX_ERROR = "syntax error";

    /** An error with the message that the answer shows. */
    public GtpException(String message) {
        super(message);
    }

    /** The error of arguments that a command cannot have. */
    public static GtpException syntaxError() {
        return new GtpException(SYNTAX_ERROR);
    }

    /**
     * The text of a failure response.
     *
     * @param usage the command and its arguments, which a syntax error names
     */
    public String message(String usage) {
        String message = String.valueOf(getMessage());
        return message.equals(SYNTAX_ERROR) ? "%s; usage: %s".formatted(message, usage) : message;
    }
}

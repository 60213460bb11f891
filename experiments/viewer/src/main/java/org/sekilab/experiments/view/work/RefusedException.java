package org.sekilab.experiments.view.work;

/** A request that is not answered, with the reason for the client. */
public final class RefusedException extends RuntimeException {
    public static final int BAD_REQUEST = 400;
    public static final int FORBIDDEN = 403;
    public static final int NOT_FOUND = 404;
    public static final int WRONG_METHOD = 405;
    public static final int TOO_LARGE = 413;
    public static final int TOO_MANY = 429;

    private final int status;

    /**
     * A refusal.
     *
     * @param status of HTTP
     * @param message what is wrong with the request
     */
    public RefusedException(int status, String message) {
        super(message);
        this.status = status;
    }

    /** What is wrong with the request. */
    public String reason() {
        return String.valueOf(getMessage());
    }

    /** The status of HTTP. */
    public int status() {
        return status;
    }
}

package org.sekilab.experiments.view;

/** A request that is not answered, with the reason for the client. */
final class RefusedException extends RuntimeException {
    static final int BAD_REQUEST = 400;
    static final int FORBIDDEN = 403;
    static final int NOT_FOUND = 404;
    static final int WRONG_METHOD = 405;
    static final int TOO_LARGE = 413;
    static final int TOO_MANY = 429;

    private final int status;

    /** @param status of HTTP */
    RefusedException(int status, String message) {
        super(message);
        this.status = status;
    }

    /** What is wrong with the request. */
    String reason() {
        return String.valueOf(getMessage());
    }

    int status() {
        return status;
    }
}

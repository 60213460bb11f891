package org.sekilab.experiments.regress;

/** An engine ended, hangs, or speaks no GTP. */
final class LostPeerException extends RuntimeException {
    private final String reason;

    /** @param reason which of these, in one line that names no engine */
    LostPeerException(String reason) {
        super(reason);
        this.reason = reason;
    }

    String reason() {
        return reason;
    }
}

package org.sekilab.experiments.regress;

import org.sekilab.experiments.gtp.protocol.GtpResponse;

/** An engine that runs. Mutable; for one thread. */
public interface GtpPeer extends AutoCloseable {
    /**
     * Lets the engine carry out a command.
     *
     * @param command one line, without a number and without a comment
     * @throws LostPeerException if the engine has no answer; it has no more answers then
     */
    GtpResponse send(String command);

    /** Ends the engine, if need be by force. */
    @Override
    void close();
}

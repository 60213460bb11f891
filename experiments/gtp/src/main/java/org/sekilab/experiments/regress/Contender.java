package org.sekilab.experiments.regress;

import java.nio.file.Path;
import java.util.function.Consumer;
import org.sekilab.experiments.InputException;

/** An engine that tests are run on. Immutable; may be started several times at once. */
public interface Contender {
    /** The head of the contender's column. It differs from the other heads in the same run. */
    String name();

    /**
     * Starts the engine.
     *
     * @param folder where names of files in commands begin
     * @param remarks is told in one line each what is odd about the engine and does not end it
     * @throws LostPeerException if the engine cannot be started
     */
    GtpPeer start(Path folder, Consumer<String> remarks);

    /**
     * Asks the engine what it calls itself, as in "GNU Go 3.8", and ends it again.
     *
     * @param option what chose the engine, for messages
     * @throws InputException if the engine does not say
     */
    default String introduce(String option) {
        try (GtpPeer peer = start(Path.of("").toAbsolutePath(), remark -> {})) {
            return (peer.send("name").text() + " " + peer.send("version").text()).strip();
        } catch (LostPeerException e) {
            throw new InputException(option, "%s: %s".formatted(name(), e.reason()));
        }
    }
}

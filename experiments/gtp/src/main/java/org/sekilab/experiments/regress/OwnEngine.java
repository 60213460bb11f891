package org.sekilab.experiments.regress;

import java.nio.file.Path;
import java.util.function.Consumer;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.gtp.GtpEngine;
import org.sekilab.experiments.gtp.protocol.GtpRequest;
import org.sekilab.experiments.gtp.protocol.GtpResponse;

/**
 * The engine of this program, in this process.
 *
 * @param laboratory the laboratory with the solvers
 */
public record OwnEngine(Laboratory laboratory) implements Contender {
    /** The name of the engine. */
    public static final String NAME = "sekilab";

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public GtpPeer start(Path folder, Consumer<String> remarks) {
        GtpEngine engine = new GtpEngine(laboratory, folder);
        return new GtpPeer() {
            @Override
            public GtpResponse send(String command) {
                if (engine.hasQuit()) {
                    throw new LostPeerException("has quit before '%s'".formatted(command));
                }
                GtpResponse response = engine.respond(GtpRequest.parse(command).orElseThrow());
                return new GtpResponse(response.status(), response.text().strip());
            }

            @Override
            public void close() {
                // The engine holds memory only.
            }
        };
    }
}

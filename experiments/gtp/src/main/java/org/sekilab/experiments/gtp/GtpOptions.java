package org.sekilab.experiments.gtp;

import java.nio.file.Path;
import org.sekilab.experiments.gtp.protocol.LiveGraphics;
import org.sekilab.scoring.Ruleset;

/**
 * How an engine works, beside what the configuration says.
 *
 * @param folder where relative names of files begin
 * @param rules what {@code final_score} counts until a command says otherwise
 * @param live shows how far searches are; the laboratory has to be opened with it too
 */
public record GtpOptions(Path folder, Ruleset rules, LiveGraphics live) {
    /** Territory scoring, and no live graphics. */
    public static GtpOptions in(Path folder) {
        return new GtpOptions(folder, Ruleset.JAPANESE, LiveGraphics.none());
    }
}

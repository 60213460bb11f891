package org.sekilab.experiments.gtp;

import java.nio.file.Path;
import java.util.function.Consumer;
import org.sekilab.scoring.Ruleset;

/**
 * How an engine works, beside what the configuration says.
 *
 * @param folder where relative names of files begin
 * @param rules what {@code final_score} counts
 * @param live told how far a search is, in lines for GoGui's live graphics; by the thread that searches
 */
public record GtpOptions(Path folder, Ruleset rules, Consumer<String> live) {
    /** Territory scoring, and no live graphics. */
    public static GtpOptions in(Path folder) {
        return new GtpOptions(folder, Ruleset.JAPANESE, line -> {});
    }
}

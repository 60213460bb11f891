package org.sekilab.experiments.gtp;

import java.nio.file.Path;
import java.util.function.Consumer;
import org.sekilab.scoring.Ruleset;
import org.sekilab.search.SearchListener;

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

    /** Shows how far the searches of a whole board are; a laboratory has to be opened with it. */
    public SearchListener boardListener() {
        return statistics -> live.accept(LiveGraphics.line(statistics));
    }
}

package org.sekilab.experiments.store;

import java.util.OptionalInt;
import org.sekilab.experiments.Words;

/**
 * The finding about a region of a board, a region problem or a race.
 *
 * @param item which region of a board; empty where the job has one question
 * @param size points of the region, or stones of the race
 * @param verdict what is true of the item; {@code UNKNOWN} if that is not known
 * @param certainty how far that is to be trusted
 * @param expected the truth as a table tells it; empty where none does
 * @param method what found it
 * @param limit what stopped the search, or {@code NONE}
 * @param effort what the searches took
 * @param estimate the estimate of a heuristic; empty where none was asked
 */
public record Answer(
        String item,
        int size,
        String verdict,
        Certainty certainty,
        String expected,
        String method,
        String limit,
        Effort effort,
        OptionalInt estimate) {
    /** The verdict of what has none. */
    public static final String UNKNOWN = "UNKNOWN";

    /** How far a verdict is to be trusted. */
    public enum Certainty {
        /** The answer is a proof. */
        PROVED,
        /** The answer may be wrong. */
        GUESS,
        /** There is no verdict. */
        OPEN;

        /** The name as tables write it. */
        public String label() {
            return Words.of(this);
        }
    }

    /**
     * The cost of searches.
     *
     * @param nodes of all searches
     * @param firstNodes of the search that tells UNSAFE from the rest
     * @param secondNodes of the search that tells SEKI from SAFE
     * @param millis wall time of all
     */
    public record Effort(long nodes, long firstNodes, long secondNodes, double millis) {}

    /** True when there is a verdict that is no guess. */
    public boolean isProved() {
        return certainty == Certainty.PROVED;
    }
}

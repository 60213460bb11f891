package org.sekilab.experiments.store;

/**
 * The inputs and settings of a result, as hashes of contents.
 *
 * @param input of the position or the problem; empty if that is unknown
 * @param settings of the configuration and the plug-ins; empty if that is unknown
 * @param limitMillis the time that the job might take; 0 if that is unknown
 */
public record Origin(String input, String settings, double limitMillis) {
    /** The origin of results that were stored before origins were. */
    public static final Origin UNKNOWN = new Origin("", "", 0);

    /** True when anything about it is unknown. */
    public boolean isUnknown() {
        return input.isEmpty() || settings.isEmpty();
    }
}

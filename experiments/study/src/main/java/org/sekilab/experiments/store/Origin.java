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

    /** True unless inputs or settings are known to differ. */
    public boolean mayEqual(Origin other) {
        return mayEqual(input, other.input) && mayEqual(settings, other.settings);
    }

    private static boolean mayEqual(String hash, String other) {
        return hash.isEmpty() || other.isEmpty() || hash.equals(other);
    }

    /** True when anything about it is unknown. */
    public boolean isUnknown() {
        return input.isEmpty() || settings.isEmpty();
    }
}

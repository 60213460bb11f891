package org.sekilab.experiments.gtp.game;

import org.sekilab.experiments.Words;
import org.sekilab.experiments.gtp.protocol.GtpException;

/** How much of safety is proved: the argument of commands. */
public enum SafetyLevel {
    /** Unconditional life. */
    BENSON,
    /** Safety by rules without search. */
    STATIC,
    /** The proofs of the configured solver. */
    FULL;

    /** The name in commands. */
    public String argument() {
        return Words.of(this);
    }

    /**
     * The level that an argument names.
     *
     * @throws GtpException if the text names no level, in Fuego's words
     */
    public static SafetyLevel parse(String argument) {
        for (SafetyLevel level : values()) {
            if (level.argument().equalsIgnoreCase(argument)) {
                return level;
            }
        }
        throw new GtpException("invalid safety solver: " + argument);
    }
}

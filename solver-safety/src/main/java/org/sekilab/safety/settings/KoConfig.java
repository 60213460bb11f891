package org.sekilab.safety.settings;

import org.sekilab.model.local.KoThreats;

/**
 * How a search of one region treats ko. Searches of whole boards always assume unlimited threats: their theorems add up
 * regions, and each region would spend the same limited threats.
 *
 * @param threats of the attacker
 * @param findsMoonshine whether to look for moonshine life, which takes further searches
 * @param repetition the rule for what is no ko
 */
public record KoConfig(KoThreats threats, boolean findsMoonshine, Repetition repetition) {
    /** Unlimited threats, as in [NKM] 5.3, under any rule for repetitions. */
    public static final KoConfig DEFAULT = new KoConfig(KoThreats.UNLIMITED, false);

    public KoConfig {
        if (repetition == Repetition.SUPERKO && threats.isLimited()) {
            throw new IllegalArgumentException("superko with %s ko threats, not unlimited ones".formatted(threats));
        }
        if (findsMoonshine && threats.isLimited()) {
            throw new IllegalArgumentException(
                    "moonshine life with %s ko threats, not unlimited ones".formatted(threats));
        }
    }

    /** Under any rule for repetitions. */
    public KoConfig(KoThreats threats, boolean findsMoonshine) {
        this(threats, findsMoonshine, Repetition.ANY);
    }

    /** The same under another rule for repetitions. */
    public KoConfig with(Repetition other) {
        return new KoConfig(threats, findsMoonshine, other);
    }
}

package org.sekilab.safety.settings;

import org.sekilab.model.local.KoThreats;

/**
 * The treatment of ko in a search of one region. Searches of whole boards always assume unlimited threats: their
 * theorems combine regions, and each region would spend the same limited threats.
 *
 * @param threats of the attacker
 * @param findsMoonshine whether to look for moonshine life, which takes further searches
 * @param repetition the rule for repetitions other than kos
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

    /** A treatment of ko under any rule for repetitions. */
    public KoConfig(KoThreats threats, boolean findsMoonshine) {
        this(threats, findsMoonshine, Repetition.ANY);
    }

    /** A copy with another rule for repetitions. */
    public KoConfig with(Repetition other) {
        return new KoConfig(threats, findsMoonshine, other);
    }
}

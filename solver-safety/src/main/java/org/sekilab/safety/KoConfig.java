package org.sekilab.safety;

import org.sekilab.model.local.KoThreats;

/**
 * How {@link RegionSolver} treats ko. {@link SafetySolver} always assumes unlimited threats: its theorems add up
 * regions, and each of them would spend the same limited threats.
 *
 * @param threats of the attacker
 * @param findsMoonshine whether to look for moonshine life, which takes further searches
 */
public record KoConfig(KoThreats threats, boolean findsMoonshine) {
    /** Unlimited threats, as in [NKM] 5.3. */
    public static final KoConfig DEFAULT = new KoConfig(KoThreats.UNLIMITED, false);

    public KoConfig {
        if (findsMoonshine && threats.isLimited()) {
            throw new IllegalArgumentException(
                    "moonshine life with %s ko threats, not unlimited ones".formatted(threats));
        }
    }
}

package org.sekilab.safety;

import java.util.List;

/**
 * The answer to a region problem, with what proves it.
 *
 * @param result the answer
 * @param strategies of the sides that have proved something: the defender's where the region is SAFE, the attacker's where it is UNSAFE, that
 *     of the defender and then that of the attacker where it is SEKI; none where nothing was proved; unmodifiable
 */
public record RegionProof(RegionResult result, List<RegionStrategy> strategies) {
    public RegionProof {
        strategies = List.copyOf(strategies);
    }
}

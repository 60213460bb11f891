package org.sekilab.safety;

import java.util.List;

/**
 * The answer to a region problem, with its proofs.
 *
 * @param result the answer
 * @param strategies of the sides that have proved a result: the defender's for SAFE, the attacker's for UNSAFE. For
 *     SEKI the defender's and then the attacker's; none if nothing was proved; unmodifiable
 */
public record RegionProof(RegionResult result, List<RegionStrategy> strategies) {
    public RegionProof {
        strategies = List.copyOf(strategies);
    }
}

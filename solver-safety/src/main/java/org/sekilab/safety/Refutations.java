package org.sekilab.safety;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.sekilab.model.PointSet;

/**
 * What of a position is refuted: regions that cannot be SAFE, and blocks that can be captured. Immutable.
 *
 * @param causes with {@link Cause#REFUTED} for what is refuted
 * @param regions that are refuted
 * @param lost the points with the cause {@link Cause#REFUTED} that are lost one by one; frozen. The attacker keeps a
 *     stone on each of them, or captures the defender's stone there
 */
public record Refutations(CauseMap causes, List<RefutedRegion> regions, PointSet lost) {
    public Refutations {
        regions = List.copyOf(regions);
        lost = lost.copy().freeze();
    }

    /** All proofs, each once, in the order of the regions. */
    public List<Refutation> proofs() {
        Set<Refutation> proofs = new LinkedHashSet<>();
        regions.forEach(each -> proofs.addAll(each.refutations()));
        return List.copyOf(proofs);
    }

    /** The number of different points where a move makes a refuted region safe, for either color. */
    public int moves() {
        return (int) regions.stream()
                .filter(RefutedRegion::isUnsettled)
                .mapToInt(RefutedRegion::move)
                .distinct()
                .count();
    }
}

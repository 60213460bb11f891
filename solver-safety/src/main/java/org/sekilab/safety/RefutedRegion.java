package org.sekilab.safety;

import java.util.List;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Points;

/**
 * A region that cannot be SAFE, whatever other regions give its blocks. Immutable.
 *
 * @param reason how the attacker prevents it
 * @param refutations the proofs, at least one; one of them may be about a block and serve several regions
 * @param move a move of the defender after which the region is proved safe, or {@link Points#NONE} if none was found
 */
public record RefutedRegion(BasicRegion region, Reason reason, List<Refutation> refutations, int move) {
    /** How the attacker prevents that a region is SAFE. */
    public enum Reason {
        /** It keeps a stone inside, even if all blocks around the region are alive. */
        STAYS,
        /** It captures a certain block around the region. */
        BLOCK,
        /** It captures one of the blocks around the region, or keeps a stone inside. */
        EITHER
    }

    public RefutedRegion {
        refutations = List.copyOf(refutations);
        if (refutations.isEmpty()) {
            throw new IllegalArgumentException("nothing refutes the region %s".formatted(region.points()));
        }
    }

    /** True if one move of the defender makes the region safe. */
    public boolean isUnsettled() {
        return move != Points.NONE;
    }

    RefutedRegion with(int newMove) {
        return new RefutedRegion(region, reason, refutations, newMove);
    }
}

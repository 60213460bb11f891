package org.sekilab.life.search;

import java.util.function.LongPredicate;
import org.sekilab.model.local.DefenderGroups;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;

/**
 * Tells whether the targets live unconditionally in a zone, with all else as wall.
 *
 * <p>Source: [B76].
 * <p>Proves: {@code true} is a proof. {@code false} means nothing.
 * <p>Cost: flood fills; for certificates, not for searches.
 */
public final class Unconditional {
    private final LocalBoard board;
    private final LocalShape shape;
    private final LongPredicate isEnough;
    private final long zone;
    private final long stones;
    private final DefenderGroups groups;
    private long alive; // stones of groups that may live
    private boolean areBlocksAlive = true;

    private Unconditional(LocalBoard board, LongPredicate isEnough, long zone) {
        this.board = board;
        this.isEnough = isEnough;
        this.shape = board.shape();
        this.zone = zone;
        this.stones = board.defender() & zone;
        this.alive = stones;
        this.groups = new DefenderGroups(shape);
    }

    /**
     * True if all essential blocks live, and enough other stones.
     *
     * @param isEnough of the stones that live
     */
    public static boolean lives(LocalBoard board, LongPredicate isEnough, long zone) {
        return new Unconditional(board, isEnough, zone).lives();
    }

    private boolean lives() {
        boolean isChanged = true;
        while (isChanged && areBlocksAlive) {
            isChanged = false;
            long seen = 0;
            int count = board.groupsInto(groups);
            for (int group = 0; group < count && areBlocksAlive; group++) {
                // Stones that are connected outside the zone only do not count: the zone has whole groups.
                seen |= groups.stones()[group];
                areBlocksAlive = vitalRegions(groups.exteriors()[group] & zone) >= 2;
            }
            for (long rest = alive & ~seen; rest != 0; ) {
                long group = board.flood(Long.lowestOneBit(rest), stones);
                rest &= ~group;
                if (vitalRegions(board.around(group) & zone) < 2) {
                    alive &= ~group;
                    isChanged = true;
                }
            }
        }
        return areBlocksAlive && isEnough.test(alive);
    }

    /** @param near the points of the zone next to a group */
    private int vitalRegions(long near) {
        long open = zone & ~stones;
        int vital = 0;
        for (long rest = near & open; rest != 0; ) {
            long region = board.flood(Long.lowestOneBit(rest), open);
            rest &= ~region;
            long around = board.around(region) & stones;
            boolean isClosed = (region & wallOfZone()) == 0 && (around & ~alive) == 0;
            vital += isClosed && (region & board.empties() & ~near) == 0 ? 1 : 0;
        }
        return vital;
    }

    /** The points of the zone with a neighbor that is neither in the zone nor a stone of the essential block. */
    private long wallOfZone() {
        return (shape.wallAt() | board.around(shape.all() & ~zone)) & zone;
    }
}

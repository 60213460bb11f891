package org.sekilab.life.window;

import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;

/**
 * Tells whether the group with the essential block lives unconditionally in a zone, with all else as wall.
 *
 * <p>Source: [B76].
 * <p>Proves: {@code true} is a proof. {@code false} means nothing.
 * <p>Cost: flood fills; for certificates, not for searches.
 */
final class Unconditional {
    private final LocalBoard board;
    private final LocalShape shape;
    private final long zone;
    private final long stones;
    private final long touched; // the points next to the essential blocks
    private long alive; // stones of groups that may live
    private boolean isBlockAlive = true;

    private Unconditional(LocalBoard board, long zone) {
        this.board = board;
        this.shape = board.shape();
        this.zone = zone;
        this.stones = board.defender() & zone;
        this.alive = stones;
        long all = 0;
        for (long exterior : shape.blockExteriors()) {
            all |= exterior;
        }
        this.touched = all & zone;
    }

    /** True if it lives. The shape has one essential block. */
    static boolean lives(LocalBoard board, long zone) {
        return new Unconditional(board, zone).lives();
    }

    private boolean lives() {
        boolean isChanged = true;
        while (isChanged && isBlockAlive) {
            isChanged = false;
            long main = board.flood(touched & stones, stones);
            isBlockAlive = vitalRegions(main, touched) >= 2;
            for (long rest = alive & ~main; rest != 0; ) {
                long group = board.flood(Long.lowestOneBit(rest), stones);
                rest &= ~group;
                if (vitalRegions(group, 0) < 2) {
                    alive &= ~group;
                    isChanged = true;
                }
            }
        }
        return isBlockAlive;
    }

    /** @param further points next to the group's block */
    private int vitalRegions(long group, long further) {
        long near = (board.around(group) | further) & zone;
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

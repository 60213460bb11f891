package org.sekilab.life.wall;

/**
 * Tells which stones of a wall game live unconditionally.
 *
 * <p>Source: [B76].
 * <p>Proves: life, whatever the other side does.
 * <p>Cost: flood fills for each group and region.
 */
final class WallLife {
    private static final int EYES = 2;

    private WallLife() {}

    /**
     * What the life of all targets of the prover rests on: groups that live, and their vital regions. 0 if some target
     * does not live so.
     */
    static long support(WallBoard board) {
        long alive = alive(
                board, board.shape().all(), board.prover(), 0, board.shape().wallAt());
        if ((board.targets() & ~alive) != 0) {
            return 0;
        }
        long support = alive;
        for (long rest = board.shape().all() & ~board.prover(); rest != 0; ) {
            long region = board.flood(Long.lowestOneBit(rest), rest);
            rest &= ~region;
            boolean isClosed = (region & board.shape().wallAt()) == 0
                    && (region & board.empties() & ~board.around(alive)) == 0
                    && (board.around(region) & board.prover() & ~alive) == 0;
            support |= isClosed ? region : 0;
        }
        return support;
    }

    /** True if a target of the opponent can never be captured: it has two eyes, or is connected with the wall. */
    static boolean hasSafeTarget(WallBoard board) {
        return hasSafeTarget(board, board.shape().all());
    }

    /** Whether that is so in a zone, with all else as wall. */
    static boolean hasSafeTarget(WallBoard board, long zone) {
        long wall = board.shape().all() & ~zone;
        long own = board.opponent() & zone;
        long outer = board.flood((board.shape().wallAt() | board.around(wall)) & own, own);
        long safe = outer | wall;
        return (board.targets() & safe) != 0 || (board.targets() & alive(board, zone, own, outer, 0)) != 0;
    }

    /**
     * The stones of a color that live in a zone, and all beyond it. Regions at open points are no eyes.
     *
     * @param outer those that are connected with the wall, if that is on their side
     * @param open points next to the wall, if the wall is the other side's
     */
    private static long alive(WallBoard board, long zone, long own, long outer, long open) {
        long alive = own | board.shape().all() & ~zone;
        boolean isChanged = true;
        while (isChanged) {
            isChanged = false;
            for (long rest = alive & own & ~outer; rest != 0; ) {
                long group = board.flood(Long.lowestOneBit(rest), own);
                rest &= ~group;
                if (vitalRegions(board, zone & ~own, alive, open, board.around(group)) < EYES) {
                    alive &= ~group;
                    isChanged = true;
                }
            }
        }
        return alive;
    }

    private static int vitalRegions(WallBoard board, long others, long alive, long open, long near) {
        int vital = 0;
        for (long rest = near & others; rest != 0; ) {
            long region = board.flood(Long.lowestOneBit(rest), others);
            rest &= ~region;
            long empties = region & board.empties();
            boolean isVital = empties != 0
                    && (empties & ~near) == 0
                    && (region & open) == 0
                    && (board.around(region) & ~region & ~alive) == 0;
            vital += isVital ? 1 : 0;
        }
        return vital;
    }
}

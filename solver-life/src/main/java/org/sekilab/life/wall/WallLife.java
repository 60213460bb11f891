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
        long alive = alive(board, board.prover(), board.shape().wallAt());
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

    /** True if a target of the opponent can never be captured. */
    static boolean hasSafeTarget(WallBoard board) {
        long outer = board.outer();
        if ((board.targets() & outer) != 0) {
            return true;
        }
        return (board.targets() & alive(board, board.opponent(), 0)) != 0;
    }

    /**
     * The stones of a color that live. Regions at its open points are no eyes.
     *
     * @param open points next to the wall, if the wall is the other side's
     */
    private static long alive(WallBoard board, long own, long open) {
        long outer = open == 0 ? board.flood(board.shape().wallAt(), own) : 0;
        long alive = own;
        boolean isChanged = true;
        while (isChanged) {
            isChanged = false;
            for (long rest = alive & ~outer; rest != 0; ) {
                long group = board.flood(Long.lowestOneBit(rest), own);
                rest &= ~group;
                if (vitalRegions(board, own, alive, open, board.around(group)) < EYES) {
                    alive &= ~group;
                    isChanged = true;
                }
            }
        }
        return alive;
    }

    private static int vitalRegions(WallBoard board, long own, long alive, long open, long near) {
        int vital = 0;
        for (long rest = near & ~own; rest != 0; ) {
            long region = board.flood(Long.lowestOneBit(rest), board.shape().all() & ~own);
            rest &= ~region;
            long empties = region & board.empties();
            boolean isVital = empties != 0
                    && (empties & ~near) == 0
                    && (region & open) == 0
                    && (board.around(region) & own & ~alive) == 0;
            vital += isVital ? 1 : 0;
        }
        return vital;
    }
}

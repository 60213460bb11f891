package org.sekilab.model.local;

/**
 * Tells what a stone captures in a local game. Stones are masks. Mutable only in the group that was found last;
 * confined to one thread.
 *
 * <p>Cost: a few mask operations for most moves, some more for each stone of a group that loses a liberty; allocates
 * nothing.
 */
final class LocalCaptures {
    /** The answer of {@link #ofAttacker} if an essential block is captured. */
    static final long LOST = -1;

    private final LocalGroups groups;
    private final LocalLiberties liberties;
    private final long[] neighbors; // [point]
    private final long[] blockExteriors; // [block]: essential blocks first, then sacrificed blocks
    private final long[] blocksAt; // [point]
    private final int essential; // the number of essential blocks
    private final long[] eyes; // [block] of essential blocks

    /** Uses the given finder of groups, and changes the group that it found last. */
    LocalCaptures(LocalShape shape, LocalGroups groups, LocalLiberties liberties) {
        this.groups = groups;
        this.liberties = liberties;
        this.neighbors = shape.neighbors();
        this.blockExteriors = shape.allExteriors();
        this.blocksAt = shape.blocksAt();
        this.eyes = shape.eyes();
        this.essential = eyes.length;
    }

    /** The stones that a new stone of the defender captures. The last mask holds the empty points after the move. */
    long ofDefender(int move, long attacker, long empty) {
        long left = attacker;
        long open = empty;
        for (long rest = neighbors[move] & left; rest != 0; rest &= rest - 1) {
            int next = Long.numberOfTrailingZeros(rest);
            if ((neighbors[next] & open) == 0) {
                long group = groups.flood(1L << next, left);
                if (liberties.areWithout(group, left, open)) {
                    left &= ~group;
                    open |= group;
                }
                rest &= ~group | rest & -rest;
            }
        }
        return attacker & ~left;
    }

    /**
     * The stones that a new stone of the attacker captures, or {@link #LOST}. The last mask holds the empty points
     * after the move.
     */
    long ofAttacker(int move, long defender, long empty) {
        long captured = 0;
        for (long rest = neighbors[move] & defender; rest != 0; rest &= rest - 1) {
            int next = Long.numberOfTrailingZeros(rest);
            if ((neighbors[next] & empty) == 0) {
                groups.find(defender, 1L << next, 0);
                if ((groups.exterior() & empty) == 0) {
                    if (groups.blocks() == 0) {
                        captured |= groups.stones();
                    } else if (groups.eyes() == 0) {
                        return LOST;
                    }
                }
                rest &= ~groups.stones() | rest & -rest;
            }
        }
        for (long rest = blocksAt[move]; rest != 0; rest &= rest - 1) {
            int block = Long.numberOfTrailingZeros(rest);
            if ((blockExteriors[block] & empty) == 0 && (block >= essential || eyes[block] == 0)) {
                groups.find(defender, 0, 1L << block);
                if (groups.isCaptured(empty) && !groups.isSacrifice()) {
                    return LOST;
                }
            }
        }
        return captured;
    }

    /**
     * The stone that a move of the defender has captured, if this may be a ko; else 0. It may be a ko if the new
     * stone has only that point and stones of the attacker around it.
     *
     * @param attacker the stones after the move
     */
    long koOfDefender(int move, long captured, long attacker) {
        return captured != 0 && blocksAt[move] == 0 && (neighbors[move] & ~attacker) == captured ? single(captured) : 0;
    }

    /**
     * The stone that a move of the attacker has captured, if it may be that of a ko. A neighbor in the wall does not
     * matter: on the whole board it may be a stone of the defender.
     *
     * @param defender the stones after the move
     */
    long koOfAttacker(int move, long captured, long defender) {
        return captured != 0 && (neighbors[move] & ~defender) == captured ? single(captured) : 0;
    }

    private static long single(long stones) {
        return (stones & stones - 1) == 0 ? stones : 0;
    }

    /** See {@link LocalBoard#isKoOpen}. */
    boolean isKoOpen(long attacker, long defender, long empty) {
        for (long rest = empty; rest != 0; rest &= rest - 1) {
            int point = Long.numberOfTrailingZeros(rest);
            if (blocksAt[point] == 0 && (neighbors[point] & ~attacker) == 0) {
                for (long stones = neighbors[point]; stones != 0; stones &= stones - 1) {
                    if ((neighbors[Long.numberOfTrailingZeros(stones)] & ~defender) == 1L << point) {
                        return true;
                    }
                }
            }
        }
        return false;
    }
}

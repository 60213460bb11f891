package org.sekilab.model.local;

import java.util.Arrays;

/**
 * Finds connected points of a shape, as masks: sets of any points, and groups of the defender, which may hold blocks
 * around. Mutable only in the group that was found last; confined to one thread.
 *
 * <p>Cost: some mask operations for each point; allocates nothing.
 */
final class LocalGroups {
    private final long[] neighbors; // [point]
    private final long[] blockExteriors; // [block]: essential blocks first, then sacrificed blocks
    private final long[] blocksAt; // [point]
    private final long[] eyes; // [block]
    private final int essential; // the number of essential blocks
    private long stones; // of the group that was found last
    private long blocks;
    private long exterior;

    LocalGroups(LocalShape shape) {
        this.essential = shape.eyes().length;
        this.neighbors = shape.neighbors();
        this.blockExteriors = shape.allExteriors();
        this.blocksAt = shape.blocksAt();
        this.eyes = Arrays.copyOf(shape.eyes(), blockExteriors.length); // sacrificed blocks have no eyes
    }

    /** All points adjacent to points of a mask. */
    long around(long mask) {
        return Adjacency.around(neighbors, mask);
    }

    /** The points of {@code within} connected to the seed. */
    long flood(long seed, long within) {
        return Adjacency.flood(neighbors, seed, within);
    }

    /** Finds the group of the defender that is connected to the given stones and blocks. */
    void find(long defender, long someStones, long someBlocks) {
        long allStones = someStones;
        long allBlocks = 0;
        long around = 0;
        long newStones = someStones;
        long newBlocks = someBlocks;
        while ((newStones | newBlocks) != 0) {
            long grown = 0;
            long touched = newBlocks;
            for (long rest = newStones; rest != 0; rest &= rest - 1) {
                int point = Long.numberOfTrailingZeros(rest);
                grown |= neighbors[point];
                touched |= blocksAt[point];
            }
            newBlocks = touched & ~allBlocks;
            allBlocks |= newBlocks;
            for (long rest = newBlocks; rest != 0; rest &= rest - 1) {
                grown |= blockExteriors[Long.numberOfTrailingZeros(rest)];
            }
            newBlocks = 0;
            around |= grown;
            newStones = grown & defender & ~allStones;
            allStones |= newStones;
        }
        stones = allStones;
        blocks = allBlocks;
        exterior = around & ~allStones;
    }

    /** Fills a buffer with the groups of the first blocks. Returns their number. */
    int into(DefenderGroups found, long defender, int firstBlocks) {
        int count = 0;
        long seen = 0;
        for (int block = 0; block < firstBlocks; block++) {
            if ((seen >>> block & 1) == 0) {
                find(defender, 0, 1L << block);
                seen |= blocks;
                found.stones()[count] = stones;
                found.blocks()[count] = blocks;
                found.exteriors()[count] = exterior;
                found.eyes()[count] = eyes();
                count++;
            }
        }
        return count;
    }

    /** The points around the group that has a stone. */
    long around(long stone, long attacker, long defender) {
        if ((stone & defender) == 0) {
            return around(flood(stone, attacker));
        }
        find(defender, stone, 0);
        return exterior;
    }

    /** See {@link LocalBoard#findBlockInLastEye}. */
    boolean findInLastEye(long defender, long empty) {
        for (int block = 0; block < essential; block++) {
            if ((blockExteriors[block] & empty) == 0 && Long.bitCount(eyes[block]) < 2) {
                find(defender, 0, 1L << block);
                if ((exterior() & empty) == 0 && eyes() < 2) {
                    return true;
                }
            }
        }
        return false;
    }

    /** See {@link LocalBoard#findDoubtfulStones}. */
    boolean findDoubtful(long defender, long attacker, long empty, long wallAt) {
        for (long rest = defender; rest != 0; rest &= ~stones) {
            find(defender, Long.lowestOneBit(rest), 0);
            long exterior = exterior();
            long liberties = exterior & empty;
            if (blocks == 0 && Long.bitCount(liberties) <= 1) {
                long attackers = attacker | liberties;
                long outer = flood(attackers & wallAt, attackers);
                if ((stones & wallAt) != 0 || (exterior & outer) != 0) {
                    return true;
                }
            }
        }
        return false;
    }

    /** See {@link LocalBoard#giveUpDoubtfulStones}. */
    long doubtfulAtTheWall(long defender, long attacker, long empty, long wallAt) {
        long outer = flood(attacker & wallAt, attacker);
        for (long rest = defender; rest != 0; rest &= ~stones) {
            find(defender, Long.lowestOneBit(rest), 0);
            if (blocks == 0
                    && Long.bitCount(exterior() & empty) <= 1
                    && ((stones & wallAt) != 0 || (exterior() & outer) != 0)) {
                return stones;
            }
        }
        return 0;
    }

    /** The stones of the group that was found last. */
    long stones() {
        return stones;
    }

    /**
     * The blocks of the group that was found last: bits of essential blocks first, then of sacrificed blocks.
     */
    long blocks() {
        return blocks;
    }

    /** The points adjacent to the group that was found last, without the group's own stones. */
    long exterior() {
        return exterior;
    }

    /** The number of eyes elsewhere of the group that was found last. */
    int eyes() {
        long mask = 0;
        for (long rest = blocks; rest != 0; rest &= rest - 1) {
            mask |= eyes[Long.numberOfTrailingZeros(rest)];
        }
        return Long.bitCount(mask);
    }

    /** Whether the group that was found last is captured if just these points are empty. */
    boolean isCaptured(long empty) {
        return (exterior() & empty) == 0 && eyes() == 0;
    }

    /** Whether the group that was found last is a sacrificed block, without any stones here. */
    boolean isSacrifice() {
        return stones == 0 && blockExteriors.length > essential && blocks >>> essential != 0;
    }
}

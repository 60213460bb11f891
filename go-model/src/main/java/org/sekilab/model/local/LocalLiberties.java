package org.sekilab.model.local;

import org.sekilab.model.Legality;

/**
 * Answers which stones of a local game have liberties, and which moves are suicide. Stones are masks. Mutable only in
 * the group that was found last; confined to one thread.
 *
 * <p>Cost: some mask operations for each stone of the groups around a point; allocates nothing.
 */
final class LocalLiberties {
    private final LocalGroups groups;
    private final long[] neighbors; // [point]
    private final long[] blocksAt; // [point]
    private final long[] sacrificeExteriors;
    private final long solidWallAt;

    /** Uses the given finder of groups, and changes the group that it found last. */
    LocalLiberties(LocalShape shape, LocalGroups groups) {
        this.groups = groups;
        this.neighbors = shape.neighbors();
        this.blocksAt = shape.blocksAt();
        this.sacrificeExteriors = shape.sacrificeExteriors();
        this.solidWallAt = shape.solidWallAt();
    }

    /** Whether a group of the attacker has no liberty. The second mask holds all attacker stones. */
    boolean areWithout(long group, long attacker, long empty) {
        return (groups.around(group) & empty) == 0
                && (group & solidWallAt) == 0
                && !areBesideTakenBlock(group, attacker);
    }

    /** Whether stones of the attacker are next to a sacrificed block and has no liberty any more. */
    boolean areBesideTakenBlock(long stones, long attacker) {
        for (long exterior : sacrificeExteriors) {
            if ((exterior & stones) != 0 && (exterior & ~attacker) == 0) {
                return true;
            }
        }
        return false;
    }

    /**
     * Legality of an attacker move on a point without empty neighbors. The last mask holds the empty points after the
     * move.
     */
    Legality ofAttackerAt(int move, long attacker, long defender, long empty) {
        if ((solidWallAt >>> move & 1) != 0) {
            return Legality.LEGAL;
        }
        for (long rest = neighbors[move] & attacker; rest != 0; rest &= rest - 1) {
            long group = groups.flood(rest & -rest, attacker);
            if (!areWithout(group, attacker, empty)) {
                return Legality.LEGAL;
            }
            rest &= ~group | rest & -rest;
        }
        for (long rest = neighbors[move] & defender; rest != 0; rest &= rest - 1) {
            groups.find(defender, rest & -rest, 0);
            if (groups.isCaptured(empty)) {
                return Legality.LEGAL;
            }
            rest &= ~groups.stones() | rest & -rest;
        }
        for (long rest = blocksAt[move]; rest != 0; rest &= rest - 1) {
            groups.find(defender, 0, rest & -rest);
            if (groups.isCaptured(empty)) {
                return Legality.LEGAL;
            }
            rest &= ~groups.blocks() | rest & -rest;
        }
        return Legality.SUICIDE;
    }

    /**
     * Legality of a defender move on a point without empty neighbors. The last mask holds the empty points after the
     * move.
     */
    Legality ofDefenderAt(int move, long attacker, long defender, long empty) {
        groups.find(defender, neighbors[move] & defender, blocksAt[move]);
        if (!groups.isCaptured(empty)) {
            return Legality.LEGAL;
        }
        for (long rest = neighbors[move] & attacker; rest != 0; rest &= rest - 1) {
            long group = groups.flood(rest & -rest, attacker);
            if (areWithout(group, attacker, empty)) {
                return Legality.LEGAL;
            }
            rest &= ~group | rest & -rest;
        }
        return Legality.SUICIDE;
    }
}

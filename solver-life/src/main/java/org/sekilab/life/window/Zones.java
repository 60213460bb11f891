package org.sekilab.life.window;

import org.sekilab.model.local.DefenderGroups;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.model.local.ZoneGrowth;

/**
 * Grows zones of proofs. A strategy that wins in the window then also wins the local game on the zone alone, with
 * all other points as wall. Mutable buffer, confined to one thread.
 *
 * <p>Source: relevance zones, Shih, Wu et al., AAAI 2022. Here all points beyond a zone count as stones of the
 * attacker that are never captured. Each group that meets a zone keeps two liberties in it.
 * <p>Proves: nothing by itself; the certificate is checked by a replay on the zone.
 * <p>Cost: a flood fill for each group that meets the zone; allocates nothing.
 */
final class Zones {
    private final LocalBoard board;
    private final long[] neighbors;
    private final long wallAt;
    private final Targets targets;
    private final DefenderGroups groups;

    Zones(LocalBoard board, Targets targets) {
        LocalShape shape = board.shape();
        this.board = board;
        this.neighbors = shape.neighbors();
        this.wallAt = shape.wallAt();
        this.targets = targets;
        this.groups = targets.buffer();
    }

    /**
     * The zone of a state before a winning move of the defender. The board has the state before it.
     *
     * @param zone of the state after the move
     * @param captured the stones that the move captures
     */
    long beforeDefendersMove(long zone, int move, long captured) {
        long stone = 1L << move;
        if ((zone & (stone | captured)) == 0) {
            return zone;
        }
        return zone | stone | ZoneGrowth.captures(neighbors, zone, captured);
    }

    /** The attacker's stones that are connected to the wall. They are no part of a zone. */
    long outer() {
        return board.flood(board.attacker() & wallAt, board.attacker());
    }

    /** The stones of the groups with a target. */
    long start() {
        long zone = 0;
        int count = targets.groupsInto(groups);
        for (int group = 0; group < count; group++) {
            zone |= groups.stones()[group];
        }
        return zone;
    }

    /**
     * Grows a zone with the attacker to move. Then the attacker's legal moves in the zone are those of the window,
     * with the same effect.
     *
     * @param preferred the liberties to take first
     * @return {@link ZoneGrowth#NONE} if a group cannot be kept apart from the wall
     */
    long closeAtAttackersTurn(long zone, long preferred) {
        long grown = zone;
        long before;
        do {
            before = grown;
            grown = addGroups(grown, preferred);
            if (grown == ZoneGrowth.NONE) {
                return ZoneGrowth.NONE;
            }
            grown = ZoneGrowth.withMoves(board, grown);
        } while (grown != before);
        return grown;
    }

    private long addGroups(long zone, long preferred) {
        long empties = board.empties();
        long grown = zone;
        long seen = 0;
        int count = board.groupsInto(groups);
        for (int group = 0; group < count; group++) {
            seen |= groups.stones()[group];
            grown |= groups.stones()[group];
            grown = ZoneGrowth.withLiberties(grown, groups.exteriors()[group] & empties, 2, preferred);
        }
        for (long rest = grown & board.defender() & ~seen; rest != 0; rest &= ~seen) {
            long stones = board.flood(Long.lowestOneBit(rest), board.defender());
            seen |= stones;
            grown |= stones;
            long liberties = board.around(stones) & empties;
            if ((liberties & liberties - 1) != 0) {
                grown = ZoneGrowth.withLiberties(grown, liberties, 2, preferred);
            } else {
                long beside = ZoneGrowth.atari(neighbors, stones, liberties, board.attacker(), wallAt);
                if (beside == ZoneGrowth.NONE) {
                    return ZoneGrowth.NONE;
                }
                grown |= beside;
            }
        }
        return grown;
    }
}

package org.sekilab.life.wall;

import org.sekilab.model.Points;
import org.sekilab.model.local.ZoneGrowth;

/**
 * Grows zones of proofs. A strategy that wins on all points of a board then also wins on the zone alone, with all
 * other points as wall. Confined to one thread.
 *
 * <p>Source: relevance zones, Shih, Wu et al., AAAI 2022. Each group of the prover that meets a zone keeps two
 * liberties in it. The zone has all stones that the prover captures, all stones that make a ban on a retake true,
 * and all points around these stones.
 * <p>Proves: nothing by itself; the certificate is checked by a replay on the zone.
 * <p>Cost: a flood fill for each group that meets the zone; allocates nothing.
 */
final class WallZones {
    private final WallBoard board;
    private final long[] neighbors;

    WallZones(WallBoard board) {
        this.board = board;
        this.neighbors = board.shape().neighbors();
    }

    /** The groups of the targets that are left; if they are to be captured, with all around them. */
    long start() {
        if (board.goal() == WallQuestion.Goal.LIVE) {
            return board.flood(board.targets(), board.prover());
        }
        long groups = board.flood(board.targets(), board.opponent());
        return groups | board.around(groups);
    }

    /** After a move of the prover: the firm stones that make the ban on a retake true, and all around them. */
    long firm(int move) {
        if (board.ko() == WallBoard.NO_KO || !board.isOpponentBound() || board.isKilled()) {
            return 0;
        }
        long groups = board.flood(neighbors[move], board.opponent());
        return neighbors[move] | groups | board.around(groups);
    }

    /**
     * The zone of a state before a winning move of the prover. The board has that state. A target that is captured
     * belongs to the zone in any case: it would not count otherwise.
     *
     * @param zone of the state after the move
     * @param captured the stones that the move captures
     * @param firm what {@link #firm} says of the move
     */
    long beforeProversMove(long zone, int move, long captured, long firm) {
        long stone = move == Points.PASS ? 0 : 1L << move;
        long needed = zone | captured & board.targets();
        if ((needed & (stone | captured)) == 0) {
            return zone;
        }
        long captures = ZoneGrowth.captures(neighbors, needed, captured);
        return zone | stone | captures | (captures == 0 ? 0 : firm);
    }

    /**
     * Grows a zone with the opponent to move. Then the opponent's legal moves in the zone are those of the board,
     * with the same effect. The points of the zone show what {@link #keepDown} says.
     *
     * @param preferred the liberties to take first
     * @return {@link ZoneGrowth#NONE} if a group cannot be kept apart from the wall
     */
    long closeAtOpponentsTurn(long zone, long preferred) {
        long grown = zone;
        long before;
        do {
            before = grown;
            grown = addGroups(keepDown(grown), preferred);
            if (grown == ZoneGrowth.NONE) {
                return ZoneGrowth.NONE;
            }
            for (long rest = grown & board.empties(); rest != 0; rest &= rest - 1) {
                int point = Long.numberOfTrailingZeros(rest);
                boolean isBanned = (1L << point & board.banned()) != 0;
                if (!isBanned && (neighbors[point] & board.empties()) == 0) {
                    grown |= board.isLegal(point)
                            ? ZoneGrowth.openNeighbor(grown, neighbors[point] & ~board.prover())
                            : ZoneGrowth.suicide(neighbors, point, board.opponent());
                }
            }
        } while (grown != before);
        return grown;
    }

    /**
     * Grows a zone until its points show that no target lives by two eyes, if this is to be prevented. Beyond the zone
     * the opponent's stones may live.
     */
    long keepDown(long zone) {
        long grown = zone;
        while (board.goal() == WallQuestion.Goal.PREVENT
                && board.targets() != 0
                && grown != board.shape().all()
                && WallLife.hasSafeTarget(board, grown)) {
            grown |= board.around(grown);
        }
        return grown;
    }

    private long addGroups(long zone, long preferred) {
        long empties = board.empties();
        long grown = zone;
        for (long rest = zone & board.prover(); rest != 0; ) {
            long group = board.flood(Long.lowestOneBit(rest), board.prover());
            rest &= ~group;
            grown |= group;
            long liberties = board.around(group) & empties;
            if ((liberties & liberties - 1) != 0) {
                grown = ZoneGrowth.withLiberties(grown, liberties, 2, preferred);
            } else if (liberties != 0 && liberties == board.banned()) {
                grown |= liberties;
            } else {
                long wallAt = board.shape().wallAt();
                long beside = ZoneGrowth.atari(neighbors, group, liberties, board.opponent(), wallAt);
                if (beside == ZoneGrowth.NONE) {
                    return ZoneGrowth.NONE;
                }
                grown |= beside;
            }
        }
        return grown;
    }
}

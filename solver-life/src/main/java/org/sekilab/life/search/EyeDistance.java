package org.sekilab.life.search;

import java.util.function.ToIntFunction;
import org.sekilab.model.PointSet;
import org.sekilab.model.local.DefenderGroups;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;

/**
 * Guesses how many stones the groups of targets lack for two eyes, see {@link EyePairs}. Mutable buffers, confined to
 * one thread.
 *
 * <p>Proves: nothing.
 * <p>Cost: some mask operations for each point near the groups; allocates nothing.
 */
public final class EyeDistance {
    private static final int MOST_EYES = 16;
    private static final int TURN = 2; // the worth of the turn
    private static final int DISPROOF = 4; // a disproof number is this part of what is not missing

    private final LocalBoard board;
    private final ToIntFunction<DefenderGroups> targets;
    private final long wallAt;
    private final DefenderGroups groups;
    private final EyePairs pairs;

    /**
     * A guess for one board.
     *
     * @param groups a buffer for the groups of targets
     * @param targets fills the buffer, and returns the number of groups
     */
    public EyeDistance(LocalBoard board, DefenderGroups groups, ToIntFunction<DefenderGroups> targets) {
        this.board = board;
        this.targets = targets;
        LocalShape shape = board.shape();
        this.wallAt = shape.wallAt();
        this.groups = groups;
        PointSet essential = new PointSet(shape.geometry());
        shape.blocks().forEach(block -> essential.unite(block.stones()));
        int[] points = new int[shape.size()];
        for (int local = 0; local < points.length; local++) {
            points[local] = shape.point(local);
        }
        Diagonals diagonals = Diagonals.of(shape.geometry(), points, shape::localOf, essential::contains);
        this.pairs = new EyePairs(shape.neighbors(), diagonals, MOST_EYES);
    }

    /**
     * The first proof number of a state.
     *
     * @param distance to two eyes
     */
    public static int firstProof(int distance, boolean isAttackersTurn) {
        return 1 + distance + (isAttackersTurn ? TURN : 0);
    }

    /**
     * The first disproof number of a state.
     *
     * @param distance to two eyes
     */
    public static int firstDisproof(int distance, boolean isAttackersTurn) {
        return 1 + (EyePairs.MOST - distance) / DISPROOF + (isAttackersTurn ? 0 : TURN);
    }

    /** The guess: 0 for two eyes, more for each missing stone, at most {@link EyePairs#MOST}. */
    public int find() {
        int found = targets.applyAsInt(groups);
        long own = groups.stonesOfFirst(found);
        return distance(own, groups.exteriorOfFirst(found) & ~own);
    }

    /** The least distance of any groups that shared liberties connect. */
    public int ofNearest() {
        int least = EyePairs.MOST;
        for (long rest = board.defender(); rest != 0; ) {
            long own = 0;
            for (long more = Long.lowestOneBit(rest); more != own; ) {
                own = board.flood(more, board.defender());
                more = own | board.around(board.around(own) & board.empties()) & board.defender();
            }
            rest &= ~own;
            least = Math.min(least, distance(own, board.around(own) & ~own));
        }
        return least;
    }

    private int distance(long own, long near) {
        long empties = board.empties();
        long taken = takenSoon(near);
        long candidates = (near | board.around(near & empties)) & (empties | taken) & ~wallAt;
        pairs.find(candidates, empties, taken, board.attacker() & ~taken, board.defender() & ~own);
        return pairs.least(empties, EyePairs.MOST);
    }

    /** The attacker's stones next to the groups that have one liberty. */
    private long takenSoon(long near) {
        long taken = 0;
        for (long rest = near & board.attacker(); rest != 0; ) {
            long stones = board.flood(Long.lowestOneBit(rest), board.attacker());
            rest &= ~stones;
            long liberties = board.around(stones) & board.empties();
            if ((stones & wallAt) == 0 && (liberties & liberties - 1) == 0) {
                taken |= stones;
            }
        }
        return taken;
    }
}

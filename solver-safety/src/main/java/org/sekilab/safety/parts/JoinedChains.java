package org.sekilab.safety.parts;

import org.sekilab.model.local.DefenderGroups;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;

/**
 * A quick guess at the work left for the defender's groups in a local game. It joins all groups that can be joined.
 * Then it counts the eyes that these chains lack, and the points of territory far from all of them. Mutable, confined
 * to one thread.
 *
 * <p>Source: own; the chains are those of [M97], without a plan for all of them together.
 * <p>Proves: nothing. Two common liberties join groups; with the defender to move, one is enough. A part is an eye of a
 * chain that touches all its points, or that has room there for three moves.
 * <p>Cost: a flood fill for each group and each part, and a comparison for each two groups; allocates only at the
 * start.
 */
final class JoinedChains {
    private static final int NEEDED = 2; // eyes of a chain
    private static final int ROOM = 3; // empty points next to a chain that make an eye

    private final LocalBoard board;
    private final LocalShape shape;
    private final DefenderGroups groups;
    private final long[] exteriors; // [chain] adjacent points
    private final int[] eyes; // [chain]
    private int chains;
    private int farPoints;

    JoinedChains(LocalBoard board) {
        this.board = board;
        this.shape = board.shape();
        this.groups = new DefenderGroups(shape);
        this.exteriors = groups.exteriors();
        this.eyes = groups.eyes();
    }

    /** Examines the current state of the board. */
    void find() {
        long solid = findGroups();
        join();
        farPoints = 0;
        long open = shape.all() & ~solid;
        while (open != 0) {
            long part = board.flood(Long.lowestOneBit(open), open);
            open &= ~part;
            look(part);
        }
    }

    /** The number of eyes that the chains lack, all together. */
    int missingEyes() {
        int missing = 0;
        for (int chain = 0; chain < chains; chain++) {
            missing += Math.max(0, NEEDED - eyes[chain]);
        }
        return missing;
    }

    /** The number of points next to no chain, in parts where some of them are to be territory. */
    int farPoints() {
        return farPoints;
    }

    /** Starts with the groups that hold essential blocks; returns their stones. */
    private long findGroups() {
        chains = board.groupsInto(groups);
        long solid = 0;
        for (int chain = 0; chain < chains; chain++) {
            solid |= groups.stones()[chain];
        }
        return solid;
    }

    private void join() {
        int needed = board.isDefenderToMove() ? 1 : 2;
        long empties = board.empties();
        boolean isJoined = true;
        while (isJoined) {
            isJoined = false;
            for (int first = 0; first < chains; first++) {
                for (int second = chains - 1; second > first; second--) {
                    if (Long.bitCount(exteriors[first] & exteriors[second] & empties) >= needed) {
                        join(first, second);
                        isJoined = true;
                    }
                }
            }
        }
    }

    /** Joins two chains; the last chain takes the place of the second. */
    private void join(int first, int second) {
        exteriors[first] |= exteriors[second];
        eyes[first] = Math.max(eyes[first], eyes[second]);
        chains--;
        exteriors[second] = exteriors[chains];
        eyes[second] = eyes[chains];
    }

    private void look(long part) {
        long far = part;
        for (int chain = 0; chain < chains; chain++) {
            long near = exteriors[chain] & part;
            far &= ~near;
            eyes[chain] += near == part || Long.bitCount(near & board.empties()) >= ROOM ? 1 : 0;
        }
        farPoints += (far & shape.territory()) == 0 ? 0 : Long.bitCount(far);
    }
}

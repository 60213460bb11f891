package org.sekilab.safety.region;

import org.sekilab.model.local.DefenderGroups;
import org.sekilab.model.local.LocalBoard;

/**
 * Guesses the purpose of the attacker's last move, and the urgent answers of the defender.
 *
 * <p>Source: [NM04] 4.1. Priority 1: the move is close to an empty cutting point; cutting points near it and their
 * neighbors come first. Priority 2: it extends a block that cuts; all liberties of that block come first. Priority 3:
 * anything else; nothing is urgent.
 * <p>Differs: a cutting point is an empty point next to two groups of the defender with essential blocks. Close means
 * at most two steps; the paper has the eight neighbors instead.
 * <p>Cost: a flood fill for each group of the defender; allocates nothing. Mutable buffer, confined to one thread.
 */
final class Motivation {
    private final LocalBoard board;
    private final DefenderGroups groups;

    Motivation(LocalBoard board) {
        this.board = board;
        this.groups = new DefenderGroups(board.shape());
    }

    /**
     * The urgent points for the defender, 0 if there are none.
     *
     * @param lastMove the attacker's last move, a local point
     */
    long urgentPoints(int lastMove) {
        long empties = board.empties();
        long block = board.flood(1L << lastMove, board.attacker());
        long onceAdjacent = 0;
        long twiceAdjacent = 0;
        int groupsAtBlock = 0;
        int count = board.groupsInto(groups);
        for (int group = 0; group < count; group++) {
            long exterior = groups.exteriors()[group];
            twiceAdjacent |= onceAdjacent & exterior;
            onceAdjacent |= exterior;
            groupsAtBlock += (exterior & block) != 0 ? 1 : 0;
        }
        long near = board.around(1L << lastMove);
        long cuttingPoints = twiceAdjacent & empties & (near | board.around(near));
        if (cuttingPoints != 0) {
            return (cuttingPoints | board.around(cuttingPoints)) & empties;
        }
        return groupsAtBlock >= 2 ? board.around(block) & empties : 0;
    }
}

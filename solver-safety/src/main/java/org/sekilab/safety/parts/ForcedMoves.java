package org.sekilab.safety.parts;

import org.sekilab.model.local.DefenderGroups;
import org.sekilab.model.local.LocalBoard;

/**
 * If a boundary group is in atari, keeps only the moves that can avert its capture. They are on its last liberty, and
 * on the last liberty of each adjacent attacker block that is in atari itself.
 *
 * <p>Source: [NM04] 4.1, forced moves.
 * <p>Proves: all other moves lose the group, as long as the game goes on: not after a pass, as another one ends it.
 * <p>Differs: a group that has an eye elsewhere is not in atari.
 * <p>Cost: a flood fill for each group; allocates nothing.
 */
public final class ForcedMoves implements MoveGenerator {
    @Override
    public OnBoard on(LocalBoard board) {
        DefenderGroups groups = new DefenderGroups(board.shape());
        return () -> forcedPoints(board, groups);
    }

    private static long forcedPoints(LocalBoard board, DefenderGroups groups) {
        if (board.isPassed()) {
            return 0;
        }
        long empties = board.empties();
        int count = board.groupsInto(groups);
        for (int group = 0; group < count; group++) {
            long exterior = groups.exteriors()[group];
            long liberties = exterior & empties;
            if (groups.eyes()[group] == 0 && Long.bitCount(liberties) <= 1) {
                long forced = liberties;
                for (long rest = exterior & board.attacker(); rest != 0; ) {
                    long attackers = board.flood(Long.lowestOneBit(rest), board.attacker());
                    long their = board.around(attackers) & empties;
                    forced |= Long.bitCount(their) == 1 ? their : 0;
                    rest &= ~attackers;
                }
                return forced;
            }
        }
        return 0;
    }
}

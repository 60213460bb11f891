package org.sekilab.safety.parts;

import org.sekilab.model.local.DefenderGroups;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.statics.eyespace.EnclosedParts;
import org.sekilab.statics.eyespace.EyeStatus;
import org.sekilab.statics.eyespace.EyeType;
import org.sekilab.statics.eyespace.RegionDatabase;

/**
 * Starts with the number of eyes that the defender's groups lack, as {@link MissingEyes} does, less the eyes in empty
 * parts by the {@link RegionDatabase}.
 *
 * <p>Source: own; the database stands for [N05] 3.5.
 * <p>Proves: nothing.
 * <p>Cost: some flood fills and a look-up for each group and part; allocates nothing.
 */
final class MissingEyeSpace implements LeafInitializer {
    private static final int NEEDED = 2;
    private static final EyeStatus UNKNOWN = new EyeStatus(EyeType.E, EyeType.E);

    @Override
    public OnBoard on(LocalBoard board) {
        EnclosedParts known = new EnclosedParts(board.shape(), RegionDatabase.shipped());
        DefenderGroups groups = new DefenderGroups(board.shape());
        return () -> count(board, groups, known);
    }

    private static int count(LocalBoard board, DefenderGroups groups, EnclosedParts known) {
        int missing = 0;
        int count = board.groupsInto(groups);
        for (int group = 0; group < count; group++) {
            int eyes = groups.eyes()[group] + eyesHere(board, known, groups.exteriors()[group]);
            missing += NEEDED - Math.min(NEEDED, eyes);
        }
        return missing;
    }

    private static int eyesHere(LocalBoard board, EnclosedParts known, long exterior) {
        int eyes = 0;
        for (long rest = exterior & board.empties(); rest != 0; ) {
            long part = board.flood(Long.lowestOneBit(rest), board.shape().all() & ~board.defender());
            if ((part & board.attacker()) == 0) {
                EyeStatus status = known.status(part, exterior & part, UNKNOWN);
                eyes += eyes(board.isDefenderToMove() ? status.groupFirst() : status.opponentFirst());
            }
            rest &= ~part;
        }
        return eyes;
    }

    private static int eyes(EyeType type) {
        return switch (type) {
            case T, S, ST, SR -> NEEDED;
            case O, KT, KS, R -> 1;
            case E, KO -> 0;
        };
    }
}

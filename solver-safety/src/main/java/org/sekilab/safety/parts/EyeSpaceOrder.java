package org.sekilab.safety.parts;

import org.sekilab.model.local.LocalBoard;
import org.sekilab.statics.eyespace.EnclosedParts;
import org.sekilab.statics.eyespace.EyeStatus;
import org.sekilab.statics.eyespace.EyeType;
import org.sekilab.statics.eyespace.RegionDatabase;

/**
 * Scores moves as another orderer does, with a bonus for vital moves. By a vital move the defender would divide an
 * empty part, or make it alive by the {@link RegionDatabase}. Such moves are vital for both sides.
 *
 * <p>Source: own; the database stands for [N05] 3.5.
 * <p>Differs: nothing.
 * <p>Cost: some flood fills and look-ups for each move; allocates nothing.
 */
final class EyeSpaceOrder implements MoveOrderer {
    private static final int VITAL = 200; // about as much as the capture of four stones

    private final MoveOrderer base;

    EyeSpaceOrder(MoveOrderer base) {
        this.base = base;
    }

    @Override
    public OnBoard on(LocalBoard board) {
        OnBoard plain = base.on(board);
        EnclosedParts known = new EnclosedParts(board.shape(), RegionDatabase.shipped());
        return (move, lastMove) -> plain.score(move, lastMove) + (isVital(board, known, move) ? VITAL : 0);
    }

    private static boolean isVital(LocalBoard board, EnclosedParts known, int move) {
        long stone = 1L << move;
        long part = board.flood(stone, board.shape().all() & ~board.defender());
        if ((part & board.attacker()) != 0) {
            return false;
        }
        long touched = board.around(board.defender()) | board.shape().neighbors()[move];
        for (long exterior : board.shape().blockExteriors()) {
            touched |= exterior;
        }
        int rests = 0;
        for (long rest = part & ~stone; rest != 0; ) {
            long one = board.flood(Long.lowestOneBit(rest), part & ~stone);
            if (known.status(one, touched & one, EyeStatus.ONE_EYE).opponentFirst() == EyeType.T) {
                return true;
            }
            rests++;
            rest &= ~one;
        }
        return rests > 1;
    }
}

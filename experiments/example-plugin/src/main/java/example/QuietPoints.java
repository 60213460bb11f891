package example;

import org.sekilab.model.local.LocalBoard;
import org.sekilab.safety.parts.HeuristicEvaluator;

/**
 * Prefers states with many empty points that no stone of the attacker touches: the defender can still make eyes
 * there. It also prefers states with few blocks of the attacker.
 *
 * <p>Proves: nothing, as no heuristic does; a search only cuts off and sorts by it.
 */
public final class QuietPoints implements HeuristicEvaluator {
    private static final int QUIET_WORTH = 40;
    private static final int ATTACKER_WORTH = -50;

    @Override
    public OnBoard on(LocalBoard board) {
        return () -> QUIET_WORTH * Long.bitCount(quietPoints(board)) + ATTACKER_WORTH * attackerBlocks(board);
    }

    /** Bit i is point i of the region. */
    private static long quietPoints(LocalBoard board) {
        long touched = 0;
        for (long rest = board.attacker(); rest != 0; rest &= rest - 1) {
            touched |= board.shape().neighbors()[Long.numberOfTrailingZeros(rest)];
        }
        return board.empties() & ~touched;
    }

    private static int attackerBlocks(LocalBoard board) {
        int blocks = 0;
        for (long rest = board.attacker(); rest != 0; blocks++) {
            rest &= ~board.flood(Long.lowestOneBit(rest), rest);
        }
        return blocks;
    }
}

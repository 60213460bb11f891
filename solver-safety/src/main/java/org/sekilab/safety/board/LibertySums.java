package org.sekilab.safety.board;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.sekilab.model.Block;
import org.sekilab.proof.Proofs;
import org.sekilab.proof.SafetyMethod;

/**
 * Finds the blocks that live by the liberties that several areas give them together. Immutable, but it reads
 * a board that changes, so it is confined to one thread.
 *
 * <p>Source: [NM04] 2.1: a block is alive when the liberties that areas keep for it sum up to two, by the elimination
 * of [B76].
 * <p>Proves: an attacker's turn is called quiet if nothing else is left to answer.
 * <ul>
 * <li>An area that is solved without eyes keeps two liberties, at quiet turns, for each group that its blocks
 *     form.</li>
 * <li>An area that is solved with the shared eye, or one-vital for a block, keeps one for each.</li>
 * </ul>
 * Both keep these liberties whatever happens elsewhere, as long as none of their blocks is captured. A chain is solved
 * with eyes of givers, and keeps two liberties less the eyes of the group. Each of these eyes is another liberty that a
 * giver keeps for a block of the group, and givers are no chains.
 * <p>So each group on the board with a block of sum two has two liberties at quiet turns, at points of different areas.
 * A single move takes only one of them.
 * <p>Cost: a pass over all blocks and areas for each eliminated block.
 */
public final class LibertySums {
    private final BoardProof board;

    LibertySums(BoardProof board) {
        this.board = board;
    }

    /**
     * Finds the blocks that are alive by the areas together.
     *
     * @return the areas that this needs; empty if nothing is proved
     */
    Optional<JointProof> tryProve(JointAreas areas, SafetyMethod method) {
        BitSet alive = new BitSet();
        alive.set(0, board.map().blocks().size());
        boolean eliminated = true;
        while (eliminated) {
            eliminated = false;
            for (Block block : board.map().blocks()) {
                if (alive.get(block.index()) && !board.isAlive(block) && liberties(block, areas, alive) < 2) {
                    alive.clear(block.index());
                    eliminated = true;
                }
            }
        }
        List<AreaResult> proved = areas.results().stream()
                .filter(result -> isClosed(result, alive) && (result.isSolved() || isNeeded(result)))
                .toList();
        return proved.isEmpty() ? Optional.empty() : Optional.of(new JointProof(proved, method));
    }

    private int liberties(Block block, JointAreas areas, BitSet alive) {
        int liberties = 0;
        for (AreaResult result : areas.results()) {
            int place = result.area().blocks().indexOf(block);
            if (place >= 0 && isClosed(result, alive)) {
                liberties += result.liberties(place);
            }
        }
        return liberties;
    }

    /** True when all blocks of the area and of its givers may be alive. */
    private boolean isClosed(AreaResult result, BitSet alive) {
        return result.area().blocks().stream().allMatch(block -> alive.get(block.index()))
                && isFounded(result)
                && result.givers().stream().allMatch(giver -> isClosed(giver, alive));
    }

    /** True when a block that was not alive before has a liberty in the area. */
    private boolean isNeeded(AreaResult result) {
        return result.area().blocks().stream().anyMatch(block -> result.isOneVitalFor(block) && !board.isAlive(block));
    }

    /**
     * True when the blocks that the area assumes to be alive are already alive. Only checkable proofs require it,
     * because certificates cannot state weaker conditions of the static rules.
     */
    private boolean isFounded(AreaResult result) {
        List<Block> blocks = result.area().blocks();
        for (int place = 0; place < blocks.size(); place++) {
            boolean isOpen = result.needsAlive(place) && !board.isAlive(blocks.get(place));
            if (isOpen && board.kind() == Proofs.CHECKABLE) {
                return false;
            }
        }
        return true;
    }
}

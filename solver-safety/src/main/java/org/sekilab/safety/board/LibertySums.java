package org.sekilab.safety.board;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.sekilab.model.Block;
import org.sekilab.proof.Proofs;
import org.sekilab.proof.SafetyMethod;

/**
 * Finds the blocks that live by the liberties that several areas give them together. Immutable except for the state,
 * confined to one thread.
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
    private final BoardProof state;

    LibertySums(BoardProof state) {
        this.state = state;
    }

    /**
     * Finds the blocks that are alive by the areas together, and records the areas that this needs.
     *
     * @param units areas without common points
     * @return true if anything was recorded
     */
    boolean record(List<SearchArea> units, SafetyMethod method) {
        BitSet alive = new BitSet();
        alive.set(0, state.map().blocks().size());
        boolean eliminated = true;
        while (eliminated) {
            eliminated = false;
            for (Block block : state.map().blocks()) {
                if (alive.get(block.index()) && !state.isAlive(block) && liberties(block, units, alive) < 2) {
                    alive.clear(block.index());
                    eliminated = true;
                }
            }
        }
        List<SearchArea> proved =
                new ArrayList<>(units); // chosen before anything is recorded, as blocks need all of them
        proved.removeIf(unit -> !isClosed(unit, alive) || !unit.isSolved() && !isNeeded(unit));
        if (!proved.isEmpty()) {
            state.record(proved, method);
        }
        return !proved.isEmpty();
    }

    private int liberties(Block block, List<SearchArea> units, BitSet alive) {
        int liberties = 0;
        for (SearchArea unit : units) {
            int place = unit.blocks().indexOf(block);
            if (place >= 0 && isClosed(unit, alive)) {
                liberties += unit.liberties(place);
            }
        }
        return liberties;
    }

    /** True when all blocks of the area and of its givers may be alive. */
    private boolean isClosed(SearchArea unit, BitSet alive) {
        return unit.blocks().stream().allMatch(block -> alive.get(block.index()))
                && isFounded(unit)
                && unit.givers().stream().allMatch(giver -> isClosed(giver, alive));
    }

    /** True when a block that was not alive before has a liberty in the area. */
    private boolean isNeeded(SearchArea unit) {
        return unit.blocks().stream().anyMatch(block -> unit.isOneVitalFor(block) && !state.isAlive(block));
    }

    /**
     * True when the blocks that the area assumes to be alive are already alive. Only checkable proofs require it,
     * because certificates cannot state weaker conditions of the static rules.
     */
    private boolean isFounded(SearchArea unit) {
        for (int place = 0; place < unit.blocks().size(); place++) {
            boolean isOpen =
                    unit.needsAlive(place) && !state.isAlive(unit.blocks().get(place));
            if (isOpen && state.config().proofs() == Proofs.CHECKABLE) {
                return false;
            }
        }
        return true;
    }
}

package org.sekilab.life;

import java.util.List;
import java.util.Optional;
import org.sekilab.life.wall.WallProof;
import org.sekilab.life.wall.WallSolver;

/**
 * Asks whether stones that live have no better life than seki: the attacker keeps them from two eyes for ever. Used
 * once, confined to one thread.
 *
 * <p>Source: own.
 * <p>Proves: together with life, that they live in seki only. No proof means nothing.
 * <p>Cost: a part of the states that the proof of life has cost, and some {@value #LEAST} at least.
 */
final class SekiSearch {
    private static final int SHARE = 4; // of the states before, one of so many
    private static final long LEAST = 1 << 14; // states

    private final List<WallSolver> searches;

    /**
     * A search that has not begun. There is nothing to search if any living block is enough.
     *
     * @param tableBytes the memory of the search for life
     * @param mostStates a proof with more states is not written
     */
    SekiSearch(LifeProblem problem, LifeEffort effort, long tableBytes, int mostStates) {
        this.searches = new WallSolvers(problem, effort, tableBytes / SHARE, mostStates).prevents();
    }

    /**
     * Searches.
     *
     * @param before the number of states that the proof of life has cost
     */
    Optional<WallProof> search(long before) {
        for (WallSolver search : searches) {
            search.search(Math.max(LEAST, before / SHARE) / searches.size());
            if (search.proof().isPresent()) {
                return search.proof();
            }
        }
        return Optional.empty();
    }
}

package org.sekilab.life;

import java.util.List;
import java.util.Optional;
import org.sekilab.life.wide.WideSolver;

/**
 * The search for death, if there is one, and the search for life in wide windows. Mutable, confined to one thread.
 *
 * <p>Proves: each answer.
 */
final class WideAside implements WindowSolver.Aside {
    private static final long TURN = 1L << 20; // states of each search, one after the other, at the end

    private final Optional<Death> death;
    private final WideSolver wide;
    private final LifeEffort effort;

    WideAside(Optional<Death> death, WideSolver wide, LifeEffort effort) {
        this.death = death;
        this.wide = wide;
        this.effort = effort;
    }

    @Override
    public boolean isFoundInShare() {
        return death.map(Death::isFoundInShare).orElse(false) || wide.isFoundInShare();
    }

    @Override
    public boolean isFoundAtEnd() {
        while (!effort.isOver() && found().isEmpty() && !isDone()) {
            death.ifPresent(search -> search.search(TURN));
            if (found().isEmpty()) {
                wide.search(TURN);
            }
        }
        return found().isPresent();
    }

    private boolean isDone() {
        return wide.isDone() && death.map(Death::isDone).orElse(true);
    }

    /** What is proved, if anything is. */
    Optional<Death.Found> found() {
        Optional<Death.Found> life = wide.proof().map(proof -> new Death.Found(LifeVerdict.ALIVE, List.of(proof)));
        return life.or(() -> death.flatMap(Death::found));
    }
}

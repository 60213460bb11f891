package org.sekilab.life;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sekilab.life.search.SearchShare;
import org.sekilab.life.wall.WallProof;
import org.sekilab.life.wall.WallSolver;

/**
 * Searches for the truth about stones that the search for life does not find alive. They are dead, or a ko decides,
 * or they live after all. Mutable, confined to one thread.
 *
 * <p>Proves: each answer. The two proofs of a ko exclude both other verdicts.
 * <p>Cost: at first as many states as the search for life has had. Then a part of them, while that goes on.
 */
final class Death {
    private static final SearchShare SHARE = new SearchShare(16_384, 4); // beside the search for life
    private static final int SECOND_SHARE = 4; // one of so many of these states is for kos while death is open
    private static final long LEAST_TURN = 2_000; // states
    private static final int TABLES = 4; // one of so many bytes is for all tables here

    private final LifeEffort effort;
    private final List<WallSolver> kills = new ArrayList<>(); // one of which is enough
    private final List<WallSolver> killsByKo = new ArrayList<>();
    private final List<WallSolver> livesByKo = new ArrayList<>();
    private final List<WallSolver> lives = new ArrayList<>();
    private long spent;

    /** What is proved. */
    record Found(LifeVerdict verdict, List<WallProof> proofs) {}

    /**
     * A search that has not begun. There is nothing to search if any living block is enough.
     *
     * @param tableBytes the memory of the search for life
     * @param mostStates a proof with more states is not written
     */
    Death(LifeProblem problem, LifeEffort effort, long tableBytes, int mostStates) {
        this.effort = effort;
        if (problem.isAnything()) {
            return;
        }
        WallSolvers solvers = new WallSolvers(problem, effort, tableBytes / TABLES, mostStates);
        kills.addAll(solvers.kills(false));
        killsByKo.addAll(solvers.kills(true));
        livesByKo.addAll(solvers.lives(true));
        lives.addAll(solvers.lives(false));
    }

    /** Searches until this has had its share of all states. True if there is an answer. */
    boolean isFoundInShare() {
        long share = SHARE.beside(effort.allNodes() - spent) - spent;
        if (share >= LEAST_TURN) {
            search(share);
        }
        return found().isPresent();
    }

    /** What is proved, if anything is. */
    Optional<Found> found() {
        Optional<WallProof> kill = proof(kills);
        if (kill.isPresent()) {
            return Optional.of(new Found(LifeVerdict.DEAD, List.of(kill.get())));
        }
        Optional<WallProof> life = proof(lives);
        if (life.isPresent()) {
            return Optional.of(new Found(LifeVerdict.ALIVE, List.of(life.get())));
        }
        Optional<WallProof> lifeByKo = proof(livesByKo);
        return proof(killsByKo)
                .flatMap(killByKo -> lifeByKo.map(live -> new Found(LifeVerdict.KO, List.of(live, killByKo))));
    }

    /** Searches for a number of states, or until a limit is reached. */
    void search(long states) {
        long before = effort.nodes();
        List<WallSolver> second = secondQuestion();
        boolean areBothOpen = !areDone(kills) && !areDone(second);
        search(kills, areBothOpen ? states - states / SECOND_SHARE : states);
        search(second, areBothOpen ? states / SECOND_SHARE : states);
        spent += effort.nodes() - before;
    }

    /** Whether the attacker captures by a ko. If so, whether the defender lives by one; if not, whether it lives. */
    private List<WallSolver> secondQuestion() {
        if (proof(killsByKo).isPresent()) {
            return livesByKo;
        }
        return areDone(killsByKo) ? lives : killsByKo;
    }

    private void search(List<WallSolver> solvers, long states) {
        for (WallSolver solver : solvers) {
            if (found().isEmpty()) {
                solver.search(Math.max(1, states / solvers.size()));
            }
        }
    }

    /** True if nothing is left to search. */
    boolean isDone() {
        return areDone(kills) && areDone(secondQuestion());
    }

    private static boolean areDone(List<WallSolver> solvers) {
        return solvers.stream().allMatch(WallSolver::isDone);
    }

    private static Optional<WallProof> proof(List<WallSolver> solvers) {
        return solvers.stream().flatMap(solver -> solver.proof().stream()).findFirst();
    }
}

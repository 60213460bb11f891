package org.sekilab.safety.board;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.sekilab.model.PointSet;
import org.sekilab.safety.settings.SafetyConfig;

/**
 * Proves as much as it can of a board for one color. It runs sub-solvers in turn and commits what they prove. Mutable,
 * confined to one thread.
 *
 * <p>Source: the basic algorithm of [NM04] 3.1, after the static rules.
 * <p>Differs: after each success it starts again with the cheapest sub-solver, because blocks that have become safe
 * help all others.
 */
public final class BoardSolver {
    private final BoardProof board;
    private final AreaSearcher searcher;
    private final Runnable onAttempt;
    private final Set<PointSet> proved = new LinkedHashSet<>();

    public BoardSolver(BoardProof board, AreaSearcher searcher) {
        this(board, searcher, () -> {});
    }

    /** @param onAttempt runs after each attempt of a sub-solver, when its proof is committed */
    public BoardSolver(BoardProof board, AreaSearcher searcher, Runnable onAttempt) {
        this.board = board;
        this.searcher = searcher;
        this.onAttempt = onAttempt;
    }

    /** The points of each committed proof, the first one first; frozen. */
    public List<PointSet> proved() {
        return List.copyOf(proved);
    }

    /** Continues with another configuration. */
    public void enter(SafetyConfig stage) {
        searcher.enter(stage);
    }

    /** Runs sub-solvers until none proves more. Returns true if anything new was proved. */
    public boolean solve(List<SubSolver> methods) {
        boolean hasFound = false;
        while (methods.stream().anyMatch(this::tryOnce)) {
            hasFound = true;
        }
        return hasFound;
    }

    /** Runs a sub-solver. Returns true if anything new was proved. */
    public boolean tryOnce(SubSolver method) {
        if (searcher.isCancelled()) {
            return false;
        }
        boolean hasFound = false;
        for (SubSolver.Attempt attempt : method.attempts(board, searcher)) {
            Optional<JointProof> proof = attempt.tryProve().filter(found -> !board.isLeftOut(found.points()));
            proof.ifPresent(this::commit);
            onAttempt.run();
            hasFound |= proof.isPresent();
        }
        return hasFound;
    }

    private void commit(JointProof proof) {
        board.commit(proof);
        proved.add(proof.points());
    }
}

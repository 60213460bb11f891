package org.sekilab.search.dfpn.tree;

import java.util.function.BooleanSupplier;
import org.sekilab.search.Engine;
import org.sekilab.search.Goal;
import org.sekilab.search.Problem;

/** A worker that searches leaves which are given to it as texts. Mutable, confined to one thread at a time. */
public final class LeafSearcher {
    private final Problem problem;
    private final Goal goal;
    private final Engine engine;

    /**
     * @param problem the root of the tree
     * @param engine may remember what it has searched
     */
    public LeafSearcher(Problem problem, Goal goal, Engine engine) {
        this.problem = problem;
        this.goal = goal;
        this.engine = engine;
    }

    /**
     * Searches a leaf.
     *
     * @param leaf as a {@link LeafService} gets it
     * @return the answer for the tree
     * @throws IllegalArgumentException if the text is none of a leaf
     */
    public String search(String leaf, BooleanSupplier isCancelled) {
        LeafTask task = LeafText.task(leaf);
        LeafTask own = task.with(task.limits().withCancel(isCancelled));
        return LeafText.of(LeafAnswer.of(own, 0, problem, goal, engine));
    }
}

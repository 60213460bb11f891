package org.sekilab.experiments.remote;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.life.LifeSolver;
import org.sekilab.life.LifeProblem;
import org.sekilab.life.LifeTurns;

/** Lets a cluster search the windows of problems of life and death. Threads may share it. */
public final class LifeWindows implements LifeTurns.Finder {
    private final TaskCluster cluster;

    private LifeWindows(TaskCluster cluster) {
        this.cluster = cluster;
    }

    /** A solver whose windows a cluster searches. */
    public static LifeSolver solverOn(TaskCluster cluster, Laboratory laboratory) {
        return laboratory.lifeSolver(new LifeWindows(cluster));
    }

    @Override
    public LifeTurns find(LifeProblem problem) {
        LifeForm form = LifeForm.of(problem);
        return new LifeTurns() {
            @Override
            public int takers() {
                return cluster.cores();
            }

            @Override
            public Optional<Answer> take(Turn turn, BooleanSupplier isCancelled) {
                return cluster.call(TaskText.Kind.LIFE.text(new LifeTask(form, turn)), isCancelled)
                        .map(text -> TaskText.read(text, LifeEnd.class)
                                .answer(problem.position().geometry()));
            }
        };
    }
}

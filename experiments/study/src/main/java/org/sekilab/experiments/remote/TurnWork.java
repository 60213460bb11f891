package org.sekilab.experiments.remote;

import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.sekilab.life.Life;
import org.sekilab.life.LifeTurns;

/** Takes turns of searches for life in this process. The searches of the last problem are kept. Threads share this. */
final class TurnWork {
    private final Life life;
    private @Nullable LifeForm problem; // the last one
    private @Nullable LifeTurns turns;

    TurnWork(Life life) {
        this.life = life;
    }

    String take(LifeTask task, BooleanSupplier isCancelled) {
        return TaskText.of(
                LifeEnd.of(turns(task.problem()).take(task.turn(), isCancelled).orElseThrow()));
    }

    private synchronized LifeTurns turns(LifeForm asked) {
        LifeTurns found = turns;
        if (found == null || !asked.equals(problem)) {
            found = life.turns(asked.problem());
            turns = found;
            problem = asked;
        }
        return found;
    }
}

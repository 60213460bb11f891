package org.sekilab.experiments.remote;

import java.util.function.BooleanSupplier;
import org.sekilab.life.Life;
import org.sekilab.life.LifeTurns;

/** Takes turns of searches for life in this process. The searches of the last problem are kept. Threads share this. */
final class TurnWork {
    private final LastMade<LifeForm, LifeTurns> turns;

    TurnWork(Life life) {
        this.turns = new LastMade<>(form -> life.turns(form.problem()));
    }

    String take(LifeTask task, BooleanSupplier isCancelled) {
        return TaskText.of(LifeEnd.of(
                turns.of(task.problem()).take(task.turn(), isCancelled).orElseThrow()));
    }
}

package org.sekilab.experiments.run;

import java.util.List;
import java.util.Optional;
import org.sekilab.experiments.store.Answer;
import org.sekilab.experiments.store.BoardCounts;
import org.sekilab.experiments.store.EngineEffort;

/**
 * The outcome of a job.
 *
 * @param board of a whole board
 * @param answers at least one, unless the board has no region; unmodifiable
 * @param engines which engines searched for safety, and what they spent; unmodifiable
 */
record JobAnswers(Optional<BoardCounts> board, List<Answer> answers, List<EngineEffort> engines) {
    JobAnswers {
        answers = List.copyOf(answers);
        engines = List.copyOf(engines);
    }

    static JobAnswers of(Answer answer) {
        return new JobAnswers(Optional.empty(), List.of(answer), List.of());
    }
}

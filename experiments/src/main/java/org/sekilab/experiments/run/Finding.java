package org.sekilab.experiments.run;

import java.util.List;
import java.util.Optional;
import org.sekilab.experiments.store.Answer;
import org.sekilab.experiments.store.BoardCounts;

/**
 * What a job found out.
 *
 * @param board of a whole board
 * @param answers at least one, unless the board has no region; unmodifiable
 */
record Finding(Optional<BoardCounts> board, List<Answer> answers) {
    Finding {
        answers = List.copyOf(answers);
    }

    static Finding of(Answer answer) {
        return new Finding(Optional.empty(), List.of(answer));
    }
}

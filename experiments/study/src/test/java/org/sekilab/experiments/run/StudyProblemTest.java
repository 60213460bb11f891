package org.sekilab.experiments.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.sekilab.experiments.InputException;

/** A problem is read for its hash, and again for each job. */
class StudyProblemTest {
    private static final StudyProblem.Question QUESTION =
            bench -> new JobAnswers(Optional.empty(), List.of(), List.of());

    private static StudyProblem.Asked asked(String input) {
        return new StudyProblem.Asked(
                input, new ProblemText(PositionSet.Kind.BOARDS, "games.sgf", 1, 1, "", 0, Map.of()), QUESTION);
    }

    @Test
    void questionIsReadAgainForEachJob() {
        AtomicInteger readings = new AtomicInteger();
        StudyProblem problem = StudyProblem.of("games.sgf", 1, "", () -> {
            readings.incrementAndGet();
            return asked("hash");
        });
        assertThat(problem.source().read().question()).isSameAs(QUESTION);
        assertThat(problem.source().read().question()).isSameAs(QUESTION);
        assertThat(readings).hasValue(3);
    }

    /** The result would stand under the hash of another content. */
    @Test
    void contentThatChangesWhileTheRunGoesOnIsAnError() {
        List<String> content = new ArrayList<>(List.of("before"));
        StudyProblem problem = StudyProblem.of("games.sgf", 7, "", () -> asked(content.get(0)));
        assertThat(problem.source().read().question()).isSameAs(QUESTION);
        content.set(0, "after");
        assertThatThrownBy(() -> problem.source().read())
                .isInstanceOf(InputException.class)
                .hasMessage("games.sgf#7: its content has changed since the run began");
    }

    @Test
    void problemThatCannotBeReadFailsWhenItsJobBegins() {
        StudyProblem problem = StudyProblem.of("games.sgf", 1, "", () -> {
            throw new InputException("games.sgf", "no such file");
        });
        assertThat(problem.input()).isNotEmpty();
        assertThatThrownBy(() -> problem.source().read()).hasMessage("games.sgf: no such file");
    }
}

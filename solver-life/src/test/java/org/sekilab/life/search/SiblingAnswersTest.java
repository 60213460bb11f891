package org.sekilab.life.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sekilab.model.Points;

class SiblingAnswersTest {
    private final SiblingAnswers answers = new SiblingAnswers(4);

    @Test
    void noPlyHasAnswersAtFirst() {
        assertThat(answers.toPass(3)).isEqualTo(Points.NONE);
        assertThat(answers.toOther(3)).isEqualTo(Points.NONE);
        assertThat(answers.contains(3, 0)).isFalse();
    }

    @Test
    void aPlyKeepsItsLastAnswers() {
        answers.note(2, 5, Points.NONE);
        answers.note(2, 7, 8);
        assertThat(answers.toPass(2)).isEqualTo(7);
        assertThat(answers.toOther(2)).isEqualTo(8);
        assertThat(answers.contains(2, 7)).isTrue();
        assertThat(answers.contains(2, 8)).isTrue();
        assertThat(answers.contains(2, 5)).isFalse();
        assertThat(answers.contains(1, 7)).isFalse();
    }
}

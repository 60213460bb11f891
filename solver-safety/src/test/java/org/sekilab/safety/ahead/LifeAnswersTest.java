package org.sekilab.safety.ahead;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Semaphore;
import org.junit.jupiter.api.Test;
import org.sekilab.model.PointSet;
import org.sekilab.safety.settings.LifeJudge;
import org.sekilab.search.Limit;

/** Answers about life that several threads share. The judge is replaced by answers that the tests choose. */
class LifeAnswersTest {
    private static final LifeJudge.Question QUESTION = Answers.life();

    private final List<LifeJudge.Question> asked = new ArrayList<>();

    @Test
    void equalQuestionIsAskedOnce() {
        LifeAnswers answers = answers(question -> Answers.LIFE);
        assertThat(answers.await(QUESTION)).isSameAs(Answers.LIFE);
        assertThat(answers.await(Answers.life())).isSameAs(Answers.LIFE);
        assertThat(answers.askAhead(QUESTION).join().found()).isSameAs(Answers.LIFE);
        assertThat(asked).hasSize(1);
    }

    /** The area and the limits are parts of a question. */
    @Test
    void otherQuestionIsAskedAnew() {
        LifeAnswers answers = answers(question -> LifeAnswers.open(Limit.NODES));
        answers.await(QUESTION);
        PointSet area = QUESTION.area().copy();
        area.remove(area.first());
        answers.await(new LifeJudge.Question(QUESTION.position(), QUESTION.blocks(), area, QUESTION.limits()));
        answers.await(
                QUESTION.with(QUESTION.limits().withMaxNodes(QUESTION.limits().maxNodes() + 1)));
        assertThat(asked).hasSize(3);
    }

    /** A cancelled search is no answer to anybody. */
    @Test
    void cancelledAnswerIsForgotten() {
        LifeAnswers answers = answers(question -> LifeAnswers.open(asked.size() == 1 ? Limit.CANCELLED : Limit.NODES));
        assertThat(answers.askAhead(QUESTION)).isCancelled();
        assertThat(answers.await(QUESTION)).isEqualTo(LifeAnswers.open(Limit.NODES));
    }

    @Test
    void cancelledSolverAsksNothing() {
        LifeAnswers answers = answers(question -> Answers.LIFE);
        assertThat(answers.await(QUESTION.with(QUESTION.limits().withCancel(() -> true))))
                .isEqualTo(LifeAnswers.open(Limit.CANCELLED));
        assertThat(asked).isEmpty();
    }

    private LifeAnswers answers(LifeJudge judge) {
        return new LifeAnswers(new Semaphore(2, true), question -> {
            asked.add(question);
            return judge.judge(question);
        });
    }
}

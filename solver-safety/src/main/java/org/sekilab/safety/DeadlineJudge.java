package org.sekilab.safety;

import java.time.Duration;
import org.sekilab.safety.settings.LifeJudge;

/** A judge whose searches all end at one time. Questions after that time stay open. Immutable. */
record DeadlineJudge(LifeJudge judge, Deadline deadline) implements LifeJudge {
    @Override
    public Answer judge(Question question) {
        Duration left = deadline.left();
        return left.isZero() ? Answer.OPEN : judge.judge(question.with(Deadline.within(question.limits(), left)));
    }
}

package org.sekilab.safety;

import java.time.Duration;
import org.sekilab.safety.settings.LifeJudge;
import org.sekilab.search.Limits;

/**
 * A judge whose searches all end at one time. Questions after that time stay open. Immutable.
 *
 * @param endNanos the end by {@link System#nanoTime}
 */
record DeadlineJudge(LifeJudge judge, long endNanos) implements LifeJudge {
    @Override
    public Answer judge(Question question) {
        Duration left = Duration.ofNanos(Math.max(0, endNanos - System.nanoTime()));
        if (left.isZero()) {
            return Answer.OPEN;
        }
        Limits limits = question.limits();
        boolean isSoon = left.compareTo(limits.time()) < 0;
        return judge.judge(isSoon ? question.with(limits.withTime(left)) : question);
    }
}

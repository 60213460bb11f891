package org.sekilab.semeai;

import org.sekilab.search.Limits;

/**
 * Shares the time of an analysis among the questions that it asks one after the other. Begins when it is made. Immutable.
 *
 * <p>Each question gets an equal part of what is left, so that a hard one leaves time to the others, and all together keep the limit.
 * Other limits are those of each question.
 */
final class TimeLeft {
    private final Limits limits;
    private final long beginNanos = System.nanoTime();

    TimeLeft(Limits limits) {
        this.limits = limits;
    }

    /**
     * The limits of the next question.
     *
     * @param questions how many there are still to ask, with this one; positive
     */
    Limits share(int questions) {
        Limits left = limits.afterNanos(System.nanoTime() - beginNanos);
        return questions == 1
                ? left
                : left.withTime(left.time().plusNanos(questions - 1).dividedBy(questions));
    }
}

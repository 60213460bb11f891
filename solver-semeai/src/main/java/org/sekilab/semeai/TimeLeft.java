package org.sekilab.semeai;

import org.sekilab.search.Limits;

/**
 * Shares the time of an analysis among questions that are asked one after the other. The clock starts when the object
 * is made. Immutable.
 *
 * <p>Each question gets an equal part of the time that is left. A hard question thus leaves time to the others, and all
 * together keep the limit. Other limits apply to each question.
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
     * @param questions the number of questions left, this one included; positive
     */
    Limits share(int questions) {
        Limits left = limits.afterNanos(System.nanoTime() - beginNanos);
        return questions == 1
                ? left
                : left.withTime(left.time().plusNanos(questions - 1).dividedBy(questions));
    }
}

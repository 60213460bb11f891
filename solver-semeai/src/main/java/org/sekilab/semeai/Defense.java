package org.sekilab.semeai;

import org.sekilab.model.Color;
import org.sekilab.search.Limit;
import org.sekilab.search.Statistics;

/**
 * The answer whether the side that moves second can keep its essential block from being captured first.
 *
 * @param answer the proved answer
 * @param limit the limit that kept a search from an answer, or {@link Limit#NONE}
 * @param statistics the work that was done
 */
public record Defense(Answer answer, Limit limit, Statistics statistics) {
    /** The proved result of a defense. */
    public enum Answer {
        /** The block is not captured first, even if endless play counts for the attacker. */
        HOLDS,
        /** The block is captured first, or play is endless. */
        FAILS,
        /** Not known. */
        OPEN
    }

    /** The answer that follows from a verdict on the race. Nothing follows from a guess. */
    static Defense of(SemeaiResult result, Color attacker) {
        Answer answer = Answer.OPEN;
        if (result.isProved()) {
            answer = result.verdict() == SemeaiVerdict.winOf(attacker) ? Answer.FAILS : Answer.HOLDS;
        }
        return new Defense(answer, result.limit(), result.statistics());
    }
}

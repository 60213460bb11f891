package org.sekilab.semeai;

import org.sekilab.model.Color;
import org.sekilab.search.Limit;
import org.sekilab.search.Statistics;

/**
 * Whether the side that moves second can keep its essential block from being captured before the other's.
 *
 * @param answer what is proved
 * @param limit what kept a search from an answer, or {@link Limit#NONE}
 * @param statistics what it took
 */
public record Defense(Answer answer, Limit limit, Statistics statistics) {
    /** What is proved of a defense. */
    public enum Answer {
        /** The block is not captured first, even if endless play counts for the attacker. */
        HOLDS,
        /** It is, or play is endless. */
        FAILS,
        /** Not known. */
        OPEN
    }

    /** What a verdict on the race says of it. Guesses say nothing. */
    static Defense of(SemeaiResult result, Color attacker) {
        Answer answer = Answer.OPEN;
        if (result.isProved()) {
            answer = result.verdict() == SemeaiVerdict.winOf(attacker) ? Answer.FAILS : Answer.HOLDS;
        }
        return new Defense(answer, result.limit(), result.statistics());
    }
}

package org.sekilab.life;

import java.util.OptionalInt;
import org.sekilab.model.Color;

/**
 * What is proved of a ko that decides about life, with few ko threats. A threat is one retake at once. A turn ahead is
 * a threat that the winner ignores: it passes its first turns, and no side may retake at once.
 *
 * @param winner the side that succeeds if neither side has a threat
 * @param tooFew the most threats with which the other side is proved to fail, if the winner has none
 * @param enough the fewest threats with which the other side succeeds, if the winner has none: one more than too few.
 *     Empty if that is not proved
 * @param ahead the fewest turns ahead with which the other side succeeds; empty if that is not proved
 * @param kind the name of the ko
 */
public record LifeKo(Color winner, int tooFew, OptionalInt enough, OptionalInt ahead, Kind kind) {
    /** The names of kos, as docs/verdicts.md defines them. */
    public enum Kind {
        /** The winner moves first, and the other side needs one threat, or one turn ahead. */
        DIRECT,
        /** The other side needs several threats for the same ko, and moves while the winner ignores them. */
        APPROACH,
        /** The other side needs several threats, and retakes at one point are not enough. */
        MULTI_STAGE,
        /**
         * The attacker moves first, and needs threats. Without any, one block is in seki, whichever side moves first.
         * If the defender moves first, it lives, even if the attacker may retake every ko at once.
         */
        THOUSAND_YEAR,
        /** None of these, or nothing is proved. */
        OTHER
    }

    /** The number of approach moves of an approach ko: all turns ahead but the last one, which ends the ko. */
    public int approachMoves() {
        return kind == Kind.APPROACH ? ahead.orElseThrow() - 1 : 0;
    }
}

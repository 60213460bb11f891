package org.sekilab.safety;

import org.sekilab.model.local.KoThreats;
import org.sekilab.safety.settings.Repetition;

/**
 * Whether a verdict rests on ko threats that never end.
 *
 * <p>Source: moonshine life, [NKM] 6.1. There the attacker is not captured, as he always has one more threat.
 * <p>Proves: {@link #YES} is a proof that {@value org.sekilab.model.local.KoThreats#MOST} threats are too few for the
 * attacker, not that any number is.
 * <p>Differs: the paper names a class of positions; here it is told by searches with some numbers of threats. Where the defender can try as often
 * as the attacker has threats, play is endless, so that the verdict with unlimited ones needs {@link Repetition#SUPERKO}. Where he cannot,
 * since two passes end the game and he has no more moves to wait with, a large number of threats is as good as an unlimited one.
 */
public enum Moonshine {
    /** Nobody asked, or the question does not arise: the verdict is SAFE or UNKNOWN, or the defender moves first. */
    NOT_ASKED,
    /** With a few threats the verdict is as bad, or depends on their number, or is not known. */
    NO,
    /** With each number of threats that is compared the defender has the same better verdict. */
    YES;

    /** The numbers of threats that are compared with unlimited ones; most often the first is as bad. */
    static final int[] COMPARED = {KoThreats.MOST, 2, 1, 0};
}

package org.sekilab.safety;

import org.sekilab.model.local.KoThreats;
import org.sekilab.safety.settings.Repetition;

/**
 * Tells whether a verdict depends on ko threats that never end.
 *
 * <p>Source: moonshine life, [NKM] 6.1. There the attacker is not captured, because the attacker always has one more
 * threat.
 * <p>Proves: {@link #YES} is a proof that {@value org.sekilab.model.local.KoThreats#MOST} threats are too few for the
 * attacker, not that any number is.
 * <p>Differs: the paper names a class of positions; here searches with several numbers of threats find it. If the
 * defender can try as often as the attacker has threats, play is endless. The verdict with unlimited threats then needs
 * {@link Repetition#SUPERKO}. Otherwise a large number of threats is as good as an unlimited one. Two passes end the
 * game, and the defender has no more waiting moves.
 */
public enum Moonshine {
    /** Not asked, or not applicable: the verdict is SAFE or UNKNOWN, or the defender moves first. */
    NOT_ASKED,
    /** With a few threats the verdict is as bad, or depends on their number, or is not known. */
    NO,
    /** With each compared number of threats the defender has the same better verdict. */
    YES;

    /** The numbers of threats that are compared with unlimited ones; most often the first is as bad. */
    static final int[] COMPARED = {KoThreats.MOST, 2, 1, 0};
}

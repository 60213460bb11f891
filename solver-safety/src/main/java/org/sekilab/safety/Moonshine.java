package org.sekilab.safety;

/**
 * Whether a verdict rests on ko threats that never end, or on more of them than a game is likely to have.
 *
 * <p>Source: moonshine life, [NKM] 6.1. There the attacker is not captured, as he always has one more threat.
 * <p>Proves: {@link #YES} is a proof that {@value #MOST_THREATS} threats are too few for the attacker, not that any number is: a ko with more steps
 * looks the same.
 * <p>Differs: the paper names a class of positions; here it is told by searches with {@value #MOST_THREATS} threats and fewer.
 */
public enum Moonshine {
    /** Nobody asked, or the question does not arise: the verdict is SAFE or UNKNOWN, or the defender moves first. */
    NOT_ASKED,
    /** With a few threats the verdict is as bad, or depends on their number, or is not known. */
    NO,
    /** With none, one and two threats the defender has the same better verdict. */
    YES;

    /** How many threats are compared with unlimited ones, and all fewer. */
    static final int MOST_THREATS = 2;
}

package org.sekilab.life;

/**
 * The switches of a search for life and death.
 *
 * @param zones whether proofs keep their zones, so that attackers' moves outside need no answer
 * @param nullMoves whether the attacker's pass is searched first, with one pass after the other allowed; needs zones
 * @param kill whether a part of the search asks whether the stones are dead, or a ko decides
 * @param seed of the jitter of the first proof numbers; 0 for none
 */
public record LifeConfig(boolean zones, boolean nullMoves, boolean kill, long seed) {
    public static final LifeConfig DEFAULT = new LifeConfig(true, true, true, 0);
}

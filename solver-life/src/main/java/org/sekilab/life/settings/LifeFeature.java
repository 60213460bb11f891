package org.sekilab.life.settings;

/**
 * A part of the search for life that can be switched off. None changes what a proof is.
 *
 * <p>The word in a configuration is the name in small letters, with hyphens.
 */
public enum LifeFeature {
    /** Proofs keep their zones, so that attackers' moves outside need no answer. */
    ZONES,

    /** The attacker's pass is searched first, with one pass after the other allowed. Needs {@link #ZONES}. */
    NULL_MOVES,

    /** Each window has a second search without null moves, with short turns. */
    DIRECT,

    /** A part of the search asks whether the stones are dead, live in seki only, or a ko decides. */
    KILL,

    /**
     * A state is won if it has the stones of another won state on the zone of that one's proof. Needs {@link #ZONES}.
     */
    PATTERNS,

    /** Learned weights sort the defender's moves and give their first proof numbers. */
    LEARNED_ORDER,

    /** The answers to one move of the attacker are tried against the moves beside it, without search. */
    SIMULATION,

    /** The answers that won in the states beside a state are tried first. */
    ANSWERS,

    /** The first numbers of a state depend on its distance to two eyes. */
    EYE_DISTANCE,

    /** While a block in atari must be saved, moves that do not save it are left out. */
    FORCED_MOVES,

    /** The defender's moves far from the stones are left out at first. */
    NEAR_MOVES
}

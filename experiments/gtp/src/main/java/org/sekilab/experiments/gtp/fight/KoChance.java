package org.sekilab.experiments.gtp.fight;

/** How likely a side gets what it wants by a ko. A guess: it knows only which side has to find the first threat. */
final class KoChance {
    static final double OPPONENT_NEEDS_THREAT = 2.0 / 3;
    static final double SELF_NEEDS_THREAT = 1.0 / 3;

    private KoChance() {}
}

package org.sekilab.verify;

import java.util.Optional;

/** The aim of a strategy in a race. */
record RaceAim(Player side, Goal goal, Terms terms) {
    /** The goal of the side. */
    enum Goal {
        /** It captures the block of the other side. */
        WINS,
        /** Its own block is not captured. */
        HOLDS
    }

    /**
     * How the race is played.
     *
     * @param first the side that moves first
     * @param koWinner the side that may retake a ko at once, if there is one
     */
    record Terms(Player first, Optional<Player> koWinner) {}
}

package org.sekilab.safety.settings;

/** The rule for repetitions, but for kos, which the attacker always retakes at once. */
public enum Repetition {
    /** None: verdicts hold under any rule; where there is no such verdict, it is UNKNOWN. */
    ANY,
    /** Situational superko: stones may not make a situation, stones and side to move, that was on the board before. */
    SUPERKO
}

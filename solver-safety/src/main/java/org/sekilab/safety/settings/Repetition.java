package org.sekilab.safety.settings;

/** The rule for repetitions other than kos, which the attacker always retakes at once. */
public enum Repetition {
    /** No rule: verdicts hold under any rule; if there is no such verdict, it is UNKNOWN. */
    ANY,
    /** Situational superko: a stone may not make a situation, stones and side to move, that was on the board before. */
    SUPERKO
}

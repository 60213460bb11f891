package org.sekilab.semeai.certify;

/** What a side of a race reaches, whatever the other side plays. */
public enum StrategyGoal {
    /** It captures the essential block of the other side. */
    WINS,
    /** Its own essential block is not captured. */
    HOLDS
}

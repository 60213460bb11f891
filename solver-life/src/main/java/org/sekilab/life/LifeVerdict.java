package org.sekilab.life;

/** The answer to a {@link LifeProblem}. */
public enum LifeVerdict {
    /** The defender lives even if the attacker may retake every ko at once. */
    ALIVE,
    /**
     * The same, but the attacker keeps the stones from two eyes for ever, even if the defender may retake every ko at
     * once.
     */
    SEKI,
    /** The side with more ko threats wins: each side succeeds if it may retake every ko at once, and only then. */
    KO,
    /** The attacker captures, even if the defender may retake every ko at once. */
    DEAD,
    /** A limit came first. */
    UNKNOWN;

    /** True if the stones live, in seki or not. */
    public boolean isLife() {
        return this == ALIVE || this == SEKI;
    }
}

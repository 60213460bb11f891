package org.sekilab.safety.settings;

/** What the safety solver asks beyond its own searches. Threads may share it. */
public record Judges(RaceJudge races, LifeJudge lives) {
    /** Judges that know nothing. */
    public static final Judges NONE = new Judges(RaceJudge.NONE, LifeJudge.NONE);
}

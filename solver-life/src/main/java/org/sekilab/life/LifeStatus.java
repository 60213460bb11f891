package org.sekilab.life;

/** What the answers with either side first say together. */
public enum LifeStatus {
    /** The stones live even if the attacker moves first. */
    ALIVE("alive"),
    /** The attacker captures even if the defender moves first. */
    DEAD("dead"),
    /** The side that moves first succeeds. */
    UNSETTLED("unsettled"),
    /** A ko decides, whichever side moves first. */
    KO("ko"),
    /** A ko decides if the attacker moves first. If the defender does, the stones live. */
    KO_IF_ATTACKED("ko if the attacker moves first, alive otherwise"),
    /** A ko decides if the defender moves first. If the attacker does, the stones are dead. */
    KO_IF_DEFENDED("ko if the defender moves first, dead otherwise"),
    /** A limit came first. */
    UNKNOWN("unknown");

    private final String words;

    LifeStatus(String words) {
        this.words = words;
    }

    /** Joins the answers with either side first. */
    public static LifeStatus of(LifeVerdict ifAttackerFirst, LifeVerdict ifDefenderFirst) {
        if (ifAttackerFirst == LifeVerdict.ALIVE) {
            return ALIVE;
        }
        if (ifDefenderFirst == LifeVerdict.DEAD) {
            return DEAD;
        }
        if (ifAttackerFirst == LifeVerdict.UNKNOWN || ifDefenderFirst == LifeVerdict.UNKNOWN) {
            return UNKNOWN;
        }
        if (ifAttackerFirst == LifeVerdict.DEAD) {
            return ifDefenderFirst == LifeVerdict.ALIVE ? UNSETTLED : KO_IF_DEFENDED;
        }
        return ifDefenderFirst == LifeVerdict.ALIVE ? KO_IF_ATTACKED : KO;
    }

    /** The status as people read it. */
    @Override
    public String toString() {
        return words;
    }
}

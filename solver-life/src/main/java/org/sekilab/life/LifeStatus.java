package org.sekilab.life;

/** What the answers with either side first say together. */
public enum LifeStatus {
    /** The stones live even if the attacker moves first. */
    ALIVE("alive"),
    /** The stones live in seki only, whichever side moves first. */
    SEKI("seki"),
    /** The stones live in seki only if the attacker moves first. If the defender does, no seki is proved. */
    SEKI_IF_ATTACKED("seki if the attacker moves first, alive otherwise"),
    /** The attacker captures even if the defender moves first. */
    DEAD("dead"),
    /** The side that moves first succeeds. */
    UNSETTLED("unsettled"),
    /** The stones live in seki only if the defender moves first. If the attacker does, they are dead. */
    SEKI_IF_DEFENDED("seki if the defender moves first, dead otherwise"),
    /** A ko decides, whichever side moves first. */
    KO("ko"),
    /** A ko decides if the attacker moves first. If the defender does, the stones live. */
    KO_IF_ATTACKED("ko if the attacker moves first, alive otherwise"),
    /** A ko decides if the attacker moves first. If the defender does, the stones live in seki only. */
    KO_OR_SEKI("ko if the attacker moves first, seki otherwise"),
    /** A ko decides if the attacker moves first. Without threats of either side, the stones are in seki. */
    THOUSAND_YEAR_KO("thousand-year ko: ko if the attacker moves first, seki without threats"),
    /** A ko decides if the defender moves first. If the attacker does, the stones are dead. */
    KO_IF_DEFENDED("ko if the defender moves first, dead otherwise"),
    /** A limit came first. */
    UNKNOWN("unknown");

    private final String words;

    LifeStatus(String words) {
        this.words = words;
    }

    /** Joins the answers with either side first, and what is known of a ko. */
    public static LifeStatus of(LifeResult ifAttackerFirst, LifeResult ifDefenderFirst) {
        boolean isThousandYear = ifAttackerFirst
                .ko()
                .filter(ko -> ko.kind() == LifeKo.Kind.THOUSAND_YEAR)
                .isPresent();
        return isThousandYear ? THOUSAND_YEAR_KO : of(ifAttackerFirst.verdict(), ifDefenderFirst.verdict());
    }

    /** Joins the verdicts with either side first. */
    public static LifeStatus of(LifeVerdict ifAttackerFirst, LifeVerdict ifDefenderFirst) {
        if (ifAttackerFirst == LifeVerdict.ALIVE) {
            return ALIVE;
        }
        if (ifAttackerFirst == LifeVerdict.SEKI) {
            return ifDefenderFirst == LifeVerdict.SEKI ? SEKI : SEKI_IF_ATTACKED;
        }
        if (ifDefenderFirst == LifeVerdict.DEAD) {
            return DEAD;
        }
        if (ifAttackerFirst == LifeVerdict.UNKNOWN || ifDefenderFirst == LifeVerdict.UNKNOWN) {
            return UNKNOWN;
        }
        boolean isAttackedDead = ifAttackerFirst == LifeVerdict.DEAD;
        return switch (ifDefenderFirst) {
            case ALIVE -> isAttackedDead ? UNSETTLED : KO_IF_ATTACKED;
            case SEKI -> isAttackedDead ? SEKI_IF_DEFENDED : KO_OR_SEKI;
            default -> isAttackedDead ? KO_IF_DEFENDED : KO;
        };
    }

    /** The status as people read it. */
    @Override
    public String toString() {
        return words;
    }
}

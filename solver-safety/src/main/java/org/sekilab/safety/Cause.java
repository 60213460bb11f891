package org.sekilab.safety;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The reason why a basic region is not proved safe for its color, and so the reason for the points in it or around it.
 * Or the reason why a point can never be safe.
 */
public enum Cause {
    /**
     * No region: the point is empty and next to alive stones of both colors, so that either side may always play there.
     */
    NEUTRAL("an empty point next to alive stones of both colors; it is no territory"),
    /** The attacker prevents that the region is SAFE, by proof. Only {@link Refuter} finds it. */
    REFUTED("the attacker captures a block around the region or keeps a stone inside, by proof"),
    /** Proved alive stones of the opponent lie in the region: it is not closed against them. */
    OPEN_BOUNDARY("alive stones of the opponent lie in the region, so it is not closed"),
    /** The region is closed, but has too many points to be searched. */
    TOO_LARGE("the region is closed, but has too many points to be searched"),
    /** Its blocks are proved to live, but its points are not proved to be territory. */
    SEKI("the blocks around it live by proof, but opponent stones may stay inside"),
    /** A search ran into its limit. */
    LIMIT("a search of the region reached its limit of time or nodes"),
    /** The attacker gains nothing without unlimited ko threats. */
    KO("the attacker reaches the goal only by ko threats"),
    /** Even if all blocks around the region were alive, the attacker could stay inside. */
    ATTACKER_STAYS("the attacker can live inside or stay in seki, even if all blocks around it live"),
    /** Territory if its blocks lived; they have liberties in other regions that are searched. */
    WEAK_DEPENDENCIES("territory if its blocks live; they share other regions that are searched"),
    /** Territory if its blocks lived; they have their other liberties in regions that are not searched. */
    EXTERNAL_LIBERTIES("territory if its blocks live; their other liberties are in open or large regions"),
    /** Territory if its blocks lived; they have no other liberties. */
    CAPTURED("territory if its blocks live; they have no liberties elsewhere");

    private final String description;

    Cause(String description) {
        this.description = description;
    }

    /** The causes that {@link CauseFinder} finds, without {@link Refuter}. */
    public static List<Cause> withoutRefutations() {
        List<Cause> causes = new ArrayList<>(List.of(values()));
        causes.remove(REFUTED);
        return causes;
    }

    /** The name in reports: lower case, with hyphens. */
    public String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The meaning, in a line. */
    public String description() {
        return description;
    }
}

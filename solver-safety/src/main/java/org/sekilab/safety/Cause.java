package org.sekilab.safety;

import java.util.Locale;

/**
 * The reason why a basic region is not proved safe for its color, and so the reason for the points in it or around it.
 * Or the reason why a point can never be safe.
 */
public enum Cause {
    /**
     * No region: the point is empty and next to alive stones of both colors, so that either side may always play there.
     */
    NEUTRAL("empty points next to alive stones of both colors: nobody can prove them"),
    /** Proved alive stones of the opponent lie in the region: it is not closed against them. */
    OPEN_BOUNDARY("alive stones of the opponent lie in the region, which is not closed against them"),
    /** The region is closed, but has too many points to be searched. */
    TOO_LARGE("the region is closed, but has more points than are searched"),
    /** Its blocks are proved to live, but its points are not proved to be territory. */
    SEKI("the blocks around live by proof, and stones of the opponent may stay inside"),
    /** A search ran into its limit. */
    LIMIT("a search of the region ended at its limit of time or nodes"),
    /** The attacker gains nothing without unlimited ko threats. */
    KO("the attacker gets what he wants by ko threats only"),
    /** Even if all blocks around the region were alive, the attacker could stay inside. */
    ATTACKER_STAYS("the attacker can live inside, or stay in seki, even if all blocks around lived"),
    /** Territory if its blocks lived; they have liberties in other regions that are searched. */
    WEAK_DEPENDENCIES("territory if its blocks lived, which share other regions that are searched"),
    /** Territory if its blocks lived; they have their other liberties in regions that are not searched. */
    EXTERNAL_LIBERTIES("territory if its blocks lived, which have other liberties in open or large regions only"),
    /** Territory if its blocks lived; they have no other liberties. */
    CAPTURED("territory if its blocks lived, which have no liberties elsewhere");

    private final String description;

    Cause(String description) {
        this.description = description;
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

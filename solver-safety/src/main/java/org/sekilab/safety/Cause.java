package org.sekilab.safety;

import java.util.Locale;

/** Why a basic region is not proved safe for its color, and so the points that lie in it or around it; or why a point can never be. */
public enum Cause {
    /** No region: the point is empty and next to alive stones of both colors, so that either may play there for good. */
    NEUTRAL("empty points next to alive stones of both colors: nobody can prove them"),
    /** Proved alive stones of the opponent lie in the region: it is not closed against them. */
    OPEN_BOUNDARY("alive stones of the opponent lie in the region, which is not closed against them"),
    /** The region is closed, and larger than what is searched. */
    TOO_LARGE("the region is closed, but has more points than are searched"),
    /** Its blocks are proved to live, its points are not proved to be territory. */
    SEKI("the blocks around live by proof, and stones of the opponent may stay inside"),
    /** A search ran into its limit. */
    LIMIT("a search of the region ended at its limit of time or nodes"),
    /** The attacker, if unlimited ko threats do not help him, gets nothing. */
    KO("the attacker gets what he wants by ko threats only"),
    /** Even if all blocks around the region were alive, the attacker could stay inside. */
    ATTACKER_STAYS("the attacker can live inside, or stay in seki, even if all blocks around lived"),
    /** Territory if its blocks lived, which have liberties in other regions that are searched. */
    WEAK_DEPENDENCIES("territory if its blocks lived, which share other regions that are searched"),
    /** Territory if its blocks lived, which have their other liberties in regions that are not searched. */
    EXTERNAL_LIBERTIES("territory if its blocks lived, which have other liberties in open or large regions only"),
    /** Territory if its blocks lived, which have no other liberties. */
    CAPTURED("territory if its blocks lived, which have no liberties elsewhere");

    private final String description;

    Cause(String description) {
        this.description = description;
    }

    /** The name in reports: lower case, with hyphens. */
    public String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** What it means, in a line. */
    public String description() {
        return description;
    }
}

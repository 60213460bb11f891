package org.sekilab.experiments.demo;

import java.util.Locale;
import org.apache.commons.csv.CSVRecord;
import org.sekilab.model.Color;
import org.sekilab.model.RegionMap;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.proof.SafetyMap;

/**
 * The truth about a small region problem, by enumeration.
 *
 * @param index the game tree, from 1
 * @param defender the color of the blocks around it
 * @param at a point of each basic region that together make the problem, in GTP coordinates
 * @param kind what sort of problem it is
 * @param attackerFirst what comes out when the attacker moves first: SAFE, SEKI, UNSAFE, or AMBIGUOUS if that
 *     depends on the rule for long repetitions
 */
public record RegionTruth(int index, Color defender, String at, String kind, String attackerFirst) {
    private static final String SAFE = "SAFE";
    private static final String WITH_EXTERNAL_LIBERTIES = "ext-libs";

    static RegionTruth of(CSVRecord cells) {
        return new RegionTruth(
                Integer.parseInt(cells.get("index")),
                Color.valueOf(cells.get("defender").toUpperCase(Locale.ROOT)),
                cells.get("at"),
                cells.get("class"),
                cells.get("attacker_first"));
    }

    /** True when the truth counts liberties outside. A region problem is not told of these liberties. */
    public boolean countsExternalLiberties() {
        return kind.equals(WITH_EXTERNAL_LIBERTIES);
    }

    /** True when the defender's blocks and territory are safe even if the attacker moves first. */
    public boolean isSafe() {
        return attackerFirst.equals(SAFE);
    }

    /** True when a solver proved all regions of the problem safe for the defender. */
    public boolean isProvedIn(SafetyMap safety) {
        RegionMap map = safety.regionMap(defender);
        for (int point : GtpPoints.parseList(safety.position().geometry(), at)) {
            if (!safety.isSafe(map.regions().get(map.regionIndexAt(point)))) {
                return false;
            }
        }
        return true;
    }
}

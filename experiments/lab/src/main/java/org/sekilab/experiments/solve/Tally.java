package org.sekilab.experiments.solve;

import org.sekilab.model.BasicRegion;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.RegionMap;
import org.sekilab.proof.SafetyMap;

/**
 * How much of one or several positions is proved, counted as in [NM04] tables 1 and 2.
 *
 * @param boards positions
 * @param points points of the boards
 * @param safeBlack points safe for black, stones and territory
 * @param safeWhite points safe for white
 * @param sekiStones stones of both colors that live in seki. Their points are safe points too
 * @param blocks blocks of both colors
 * @param aliveBlocks blocks that are never captured
 * @param blocksOnSafePoints blocks with all stones on safe points, dead or not: the way the paper counts set 2
 * @param regions basic regions of both colors
 * @param safeRegions basic regions with at least one safe point
 */
public record Tally(
        int boards,
        int points,
        int safeBlack,
        int safeWhite,
        int sekiStones,
        int blocks,
        int aliveBlocks,
        int blocksOnSafePoints,
        int regions,
        int safeRegions) {
    public static final Tally ZERO = new Tally(0, 0, 0, 0, 0, 0, 0, 0, 0, 0);

    /** Counts one position. */
    public static Tally of(SafetyMap safety) {
        int alive = 0;
        int onSafePoints = 0;
        int safeRegions = 0;
        for (Color color : Color.values()) {
            RegionMap map = safety.regionMap(color);
            for (Block block : map.blocks()) {
                alive += safety.isAlive(block) ? 1 : 0;
                onSafePoints += safety.isOnSafePoints(block) ? 1 : 0;
            }
            for (BasicRegion region : map.regions()) {
                safeRegions += safety.hasSafePoint(region) ? 1 : 0;
            }
        }
        RegionMap black = safety.regionMap(Color.BLACK);
        RegionMap white = safety.regionMap(Color.WHITE);
        return new Tally(
                1,
                safety.position().geometry().area(),
                safety.safePoints(Color.BLACK).size(),
                safety.safePoints(Color.WHITE).size(),
                safety.sekiStones(Color.BLACK).size()
                        + safety.sekiStones(Color.WHITE).size(),
                black.blocks().size() + white.blocks().size(),
                alive,
                onSafePoints,
                black.regions().size() + white.regions().size(),
                safeRegions);
    }

    public Tally plus(Tally other) {
        return new Tally(
                boards + other.boards,
                points + other.points,
                safeBlack + other.safeBlack,
                safeWhite + other.safeWhite,
                sekiStones + other.sekiStones,
                blocks + other.blocks,
                aliveBlocks + other.aliveBlocks,
                blocksOnSafePoints + other.blocksOnSafePoints,
                regions + other.regions,
                safeRegions + other.safeRegions);
    }

    /** Points that are safe for either color. */
    public int safePoints() {
        return safeBlack + safeWhite;
    }
}

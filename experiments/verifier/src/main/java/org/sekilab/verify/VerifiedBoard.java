package org.sekilab.verify;

import java.util.List;

/**
 * A board with claims that are all proved. Immutable.
 *
 * @param name as in the certificate, empty if the board has none
 * @param rows of the board from the top, as in the certificate: X is a black stone, O a white one, a dot no stone
 * @param races how many claims there are about the race of the board
 * @param zones that were checked, strategies of the race included
 * @param states of all these zones
 */
public record VerifiedBoard(String name, List<String> rows, Side black, Side white, int races, int zones, long states) {
    public VerifiedBoard {
        rows = List.copyOf(rows);
    }

    /**
     * What is claimed for a color.
     *
     * @param safe the stones of living blocks, and territory with the stones on it: points as in GTP, by rows from the
     *     bottom, then by columns
     * @param aliveBlocks the number of living blocks
     * @param values the values of regions by themselves that the color defends
     */
    public record Side(List<String> safe, int aliveBlocks, List<RegionValue> values) {
        public Side {
            safe = List.copyOf(safe);
            values = List.copyOf(values);
        }

        /** How many values of regions are claimed. */
        public int regions() {
            return values.size();
        }
    }

    /**
     * The value of a region by itself.
     *
     * @param value as in the claim: {@code safe}, {@code seki}, {@code unsafe} or {@code not-safe}
     * @param isDefenderFirst whether the defender moves first, instead of the attacker
     * @param points those that the claim names, by rows from the bottom, then by columns
     */
    public record RegionValue(String value, boolean isDefenderFirst, List<String> points) {
        public RegionValue {
            points = List.copyOf(points);
        }
    }
}

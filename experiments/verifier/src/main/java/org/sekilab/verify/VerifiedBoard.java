package org.sekilab.verify;

import java.util.List;

/**
 * A board with claims that are all proved. Immutable.
 *
 * @param name as in the certificate, empty if the board has none
 * @param rows of the board from the top, as in the certificate: X is a black stone, O a white one, a dot no stone
 * @param races how many claims there are about the race of the board
 * @param life claims of life and death, in the order of the file
 * @param zones that were checked, strategies of the race and of life and death included
 * @param states of all these zones
 */
public record VerifiedBoard(
        String name,
        List<String> rows,
        Side black,
        Side white,
        int races,
        List<LifeClaim> life,
        int zones,
        long states) {
    public VerifiedBoard {
        rows = List.copyOf(rows);
        life = List.copyOf(life);
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
     * @param value as in the claim: {@code safe}, {@code seki}, {@code unsafe}, {@code not-safe} or {@code refuted}
     * @param isDefenderFirst whether the defender moves first, instead of the attacker
     * @param points those that the claim names, by rows from the bottom, then by columns
     */
    public record RegionValue(String value, boolean isDefenderFirst, List<String> points) {
        public RegionValue {
            points = List.copyOf(points);
        }
    }

    /**
     * A claim of life and death. The words are those of the certificate.
     *
     * @param goal {@code live}, {@code any}, {@code kill} or {@code prevent}
     * @param side the color that reaches the goal
     * @param first the color that moves first
     * @param ko the color that may retake every ko at once
     * @param targets the points of each group of blocks, as the claim names them
     */
    public record LifeClaim(String goal, String side, String first, String ko, List<List<String>> targets) {
        public LifeClaim {
            targets = List.copyOf(targets);
        }
    }
}

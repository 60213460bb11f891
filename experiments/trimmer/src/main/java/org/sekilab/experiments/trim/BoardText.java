package org.sekilab.experiments.trim;

import java.util.List;
import org.sekilab.model.Position;

/**
 * A board of a certificate. Immutable.
 *
 * @param head its lines up to the last row
 * @param claims what its lines claim
 * @param strategies all lines of its races, and of life and death
 * @param lives those strategies that may count beside the zones
 */
record BoardText(
        Position position,
        List<String> head,
        List<ClaimText> claims,
        List<ZoneText> zones,
        List<String> strategies,
        List<LifeText> lives) {
    BoardText {
        head = List.copyOf(head);
        claims = List.copyOf(claims);
        zones = List.copyOf(zones);
        strategies = List.copyOf(strategies);
        lives = List.copyOf(lives);
    }

    /**
     * A line {@code claim}.
     *
     * @param kind the words that say what is claimed, without the side
     * @param side the word for the defender, empty for a race, or life and death
     * @param points that are named, none for a race, or life and death
     */
    @SuppressWarnings("ArrayRecordComponent") // no claim is compared with another
    record ClaimText(String line, String kind, String side, int[] points) {
        boolean isOfRegion() {
            return kind.startsWith("region");
        }
    }

    BoardText with(List<ZoneText> others) {
        return new BoardText(position, head, claims, others, strategies, lives);
    }

    /** The board with other zones, and nothing else. */
    BoardText withOnly(List<ZoneText> others) {
        return new BoardText(position, head, List.of(), others, List.of(), List.of());
    }
}

package org.sekilab.verify;

import org.sekilab.model.PointSet;
import org.sekilab.model.Position;

/**
 * A board with claims that are all proved.
 *
 * @param name as in the certificate, empty if the board has none
 * @param zones that were checked
 * @param states of all these zones
 */
public record VerifiedBoard(String name, Position position, Side black, Side white, int zones, long states) {
    /**
     * What is claimed for a color.
     *
     * @param safe the stones of living blocks, and territory with the stones on it
     * @param aliveBlocks the number of living blocks
     * @param regions how many regions are claimed to be safe or seki by themselves
     */
    public record Side(PointSet safe, int aliveBlocks, int regions) {}
}

package org.sekilab.verify;

import org.sekilab.model.PointSet;
import org.sekilab.model.Position;

/**
 * A board with claims that are all proved.
 *
 * @param name as in the certificate; may be empty
 * @param black the points claimed for black: stones of living blocks, and territory with the stones on it
 * @param white likewise
 * @param aliveBlocks how many blocks are claimed to be alive
 * @param regions how many regions are claimed to be safe or seki by themselves
 * @param zones that were checked
 * @param states of all these zones
 */
public record VerifiedBoard(
        String name,
        Position position,
        PointSet black,
        PointSet white,
        int aliveBlocks,
        int regions,
        int zones,
        long states) {}

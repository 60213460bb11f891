package org.sekilab.model;

/** Finds the blocks and basic regions of a color. Implementations have no state, so threads may share them. */
public interface RegionFinder {
    /** Finds all blocks and basic regions of one color of a position. O(board) up to a small factor. */
    RegionMap find(Position position, Color color);
}

package org.sekilab.model;

/** Finds the blocks and basic regions of a color. Implementations are free of state and may be shared by threads. */
public interface RegionFinder {
    /** All blocks and basic regions of one color of a position. O(board) up to a small factor. */
    RegionMap find(Position position, Color color);
}

package org.sekilab.statics.eyespace;

/** The place of a region on a large board. */
public enum Place {
    /** No point is on an edge. */
    CENTRE,
    /** Some points are on an edge, all on the same one: row 0. */
    SIDE,
    /** One of the points is the corner of the edges row 0 and column 0. */
    CORNER
}

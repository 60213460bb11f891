package org.sekilab.statics.eyespace;

/** Where on a large board a region lies. */
public enum Place {
    /** No point is on an edge. */
    CENTRE,
    /** Some are, all on one edge: row 0. */
    SIDE,
    /** The corner is one of the points, between the edges row 0 and column 0. */
    CORNER
}

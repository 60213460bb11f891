package org.sekilab.model;

/**
 * Values of an {@code int point} that are not points of a board.
 *
 * <p>A point of a board is an index from 0 to {@link Geometry#area()}{@code - 1}. Points count row by row from the
 * lower left corner, so point 0 is A1 in GTP coordinates.
 */
public final class Points {
    /** The move that places no stone. */
    public static final int PASS = -1;

    /** No point: the answer of a query that found nothing. */
    public static final int NONE = -2;

    private Points() {}
}

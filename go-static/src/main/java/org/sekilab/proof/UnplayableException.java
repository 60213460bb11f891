package org.sekilab.proof;

import org.sekilab.model.Geometry;
import org.sekilab.model.text.GtpPoints;

/** A move that the caller tries is not legal, or comes after the end. The message names the move. */
public final class UnplayableException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    private UnplayableException(String message) {
        super(message);
    }

    /**
     * The exception for a move.
     *
     * @param move a point of the board, or {@link org.sekilab.model.Points#PASS}
     */
    public static UnplayableException at(Geometry geometry, int move) {
        return new UnplayableException("%s cannot be played here".formatted(GtpPoints.format(geometry, move)));
    }
}

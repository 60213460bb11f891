package org.sekilab.scoring;

import org.sekilab.model.Geometry;

/**
 * The patterns of stones that fill neutral points. Source: [AP], "Which Colour for Filling Neutral Points?" to "Using a
 * Checkered Pattern".
 */
public enum Pattern {
    /** Black stones everywhere. */
    BLACK,
    /** White stones everywhere. */
    WHITE,
    /** Stones that are of both colors. They connect all stones that touch them. */
    GREY,
    /** In each region black and white in turn, row by row from the upper left, black first. */
    ALTERNATE,
    /** Black on A1 and on all points of its color on a checkered board, white on the others. */
    CHECKERED_BLACK,
    /** As {@link #CHECKERED_BLACK}, with the colors exchanged. */
    CHECKERED_WHITE;

    /**
     * The stone for a neutral point.
     *
     * @param place the index of the point in its region, from 0, row by row from the upper left
     */
    int stone(Geometry geometry, int point, int place) {
        boolean isLikeA1 = (geometry.column(point) + geometry.row(point)) % 2 == 0;
        return switch (this) {
            case BLACK -> ScoringBoard.BLACK;
            case WHITE -> ScoringBoard.WHITE;
            case GREY -> ScoringBoard.GREY;
            case ALTERNATE -> place % 2 == 0 ? ScoringBoard.BLACK : ScoringBoard.WHITE;
            case CHECKERED_BLACK -> isLikeA1 ? ScoringBoard.BLACK : ScoringBoard.WHITE;
            case CHECKERED_WHITE -> isLikeA1 ? ScoringBoard.WHITE : ScoringBoard.BLACK;
        };
    }
}

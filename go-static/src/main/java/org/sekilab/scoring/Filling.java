package org.sekilab.scoring;

import java.util.List;

/**
 * The ways to fill the neutral points of a position before eyes are counted.
 *
 * <p>Source: [AP], as in {@link Pattern}.
 * <p>Differs: the source does not say with which color the checkered pattern begins. The color does not matter for gaps
 * of two or more points between groups. It matters at a single point that connects or cuts. {@link #CHECKERED} counts
 * what is territory with either color, so its answers depend neither on the colors nor on the direction.
 *
 * <p>The single patterns do depend on them. {@link #CHECKERED_BLACK} becomes {@link #CHECKERED_WHITE} when the colors
 * are exchanged. The same happens when a board is mirrored that has a side with an even number of points.
 * {@link #ALTERNATE} depends on the order of the points as well.
 */
public enum Filling {
    BLACK,
    WHITE,
    GREY,
    ALTERNATE,
    CHECKERED_BLACK,
    CHECKERED_WHITE,
    /** Both checkered patterns, one after the other. A point is territory if it is territory with either of them. */
    CHECKERED;

    /** The patterns to fill with, one after the other. */
    List<Pattern> patterns() {
        return switch (this) {
            case BLACK -> List.of(Pattern.BLACK);
            case WHITE -> List.of(Pattern.WHITE);
            case GREY -> List.of(Pattern.GREY);
            case ALTERNATE -> List.of(Pattern.ALTERNATE);
            case CHECKERED_BLACK -> List.of(Pattern.CHECKERED_BLACK);
            case CHECKERED_WHITE -> List.of(Pattern.CHECKERED_WHITE);
            case CHECKERED -> List.of(Pattern.CHECKERED_BLACK, Pattern.CHECKERED_WHITE);
        };
    }
}

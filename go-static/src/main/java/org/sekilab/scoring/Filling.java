package org.sekilab.scoring;

import java.util.List;

/**
 * How the neutral points of a position are filled before eyes are counted.
 *
 * <p>Source: [AP], as at {@link Pattern}.
 * <p>Differs: the source leaves open with which color the checkered pattern begins, as it does not matter for gaps between
 * groups of two points and more. Where it does, at a single point that connects or cuts, {@link #CHECKERED} counts what is
 * territory either way. So its answers do not depend on the colors, nor on the direction. The single patterns do: {@link
 * #CHECKERED_BLACK} becomes {@link #CHECKERED_WHITE} when the colors are exchanged, or when a board with a side of an even
 * number of points is mirrored; {@link #ALTERNATE} depends on the order of the points as well.
 */
public enum Filling {
    BLACK,
    WHITE,
    GREY,
    ALTERNATE,
    CHECKERED_BLACK,
    CHECKERED_WHITE,
    /** Both checkered patterns, one after the other: territory is what is territory with any of them. */
    CHECKERED;

    /** The patterns to fill with, each in turn. */
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

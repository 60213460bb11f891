package org.sekilab.experiments.gtp.protocol;

import java.math.BigDecimal;
import java.util.Collection;
import java.util.stream.Collectors;
import org.sekilab.experiments.Words;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.text.GtpPoints;

/** How answers write numbers, colors and points. */
public final class GtpText {
    private GtpText() {}

    /** A number as short as it can be: {@code 6.5}, {@code 0}. */
    public static String number(double number) {
        return BigDecimal.valueOf(number).stripTrailingZeros().toPlainString();
    }

    /** {@code black} or {@code white}. */
    public static String name(Color color) {
        return Words.of(color);
    }

    /** Points in one line, in ascending order. */
    public static String points(PointSet points) {
        return moves(points.geometry(), points.toList());
    }

    /** Points and passes in one line, in their order. */
    public static String moves(Geometry geometry, Collection<Integer> moves) {
        return moves.stream().map(move -> GtpPoints.format(geometry, move)).collect(Collectors.joining(" "));
    }

    /** The connected parts of a set, one a line. */
    public static String parts(PointSet points) {
        return points.components().stream().map(GtpText::points).collect(Collectors.joining("\n"));
    }
}

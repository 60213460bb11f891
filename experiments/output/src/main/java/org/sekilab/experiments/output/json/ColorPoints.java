package org.sekilab.experiments.output.json;

import java.util.List;
import org.sekilab.model.PointSet;

/** Points of both colors in GTP coordinates, ascending by row and column. */
public record ColorPoints(List<String> black, List<String> white) {
    public ColorPoints {
        black = List.copyOf(black);
        white = List.copyOf(white);
    }

    public static ColorPoints of(PointSet black, PointSet white) {
        return new ColorPoints(BoardNames.points(black), BoardNames.points(white));
    }
}

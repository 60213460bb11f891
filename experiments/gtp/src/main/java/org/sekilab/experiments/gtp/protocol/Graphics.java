package org.sekilab.experiments.gtp.protocol;

import java.util.List;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.text.GtpPoints;

/** A picture in GoGui's graphics commands, one a line. Mutable. Source: GoGui's manual, the type {@code gfx}. */
public final class Graphics {
    private final Geometry geometry;
    private final StringBuilder lines = new StringBuilder();

    /** An empty picture of a board. */
    public Graphics(Geometry geometry) {
        this.geometry = geometry;
    }

    /** Marks points, such as {@code BLACK}, {@code CIRCLE} or {@code COLOR #980098}. */
    public Graphics points(String mark, PointSet points) {
        lines.append(mark);
        for (int point = points.first(); point != Points.NONE; point = points.next(point)) {
            lines.append(' ').append(geometry.name(point));
        }
        lines.append('\n');
        return this;
    }

    /** Writes on a point; GoGui has room for three or four letters. */
    public Graphics label(int point, String label) {
        lines.append("LABEL ")
                .append(geometry.name(point))
                .append(' ')
                .append(label)
                .append('\n');
        return this;
    }

    /** Shows moves as numbered stones. */
    public Graphics variation(Color first, List<Integer> moves) {
        Color color = first;
        lines.append("VAR");
        for (int move : moves) {
            lines.append(color == Color.BLACK ? " b " : " w ").append(GtpPoints.format(geometry, move));
            color = color.opposite();
        }
        lines.append('\n');
        return this;
    }

    /** Shows a line of text below the board. */
    public Graphics text(String text) {
        lines.append("TEXT ").append(text).append('\n');
        return this;
    }

    @Override
    public String toString() {
        return lines.toString();
    }
}

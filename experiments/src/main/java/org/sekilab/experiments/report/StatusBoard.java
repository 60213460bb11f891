package org.sekilab.experiments.report;

import java.util.List;
import org.sekilab.experiments.solve.PointStatus;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.Position;
import org.sekilab.statics.SafetyMap;

/**
 * A board as text, with a mark behind each point that something is proved of; readable without colors. Black is
 * {@code X}, white {@code O}; {@code +} is behind a stone that is alive, {@code =} behind one in seki, {@code -} behind
 * one that is dead; {@code b} and {@code w} stand on safe territory of black and white.
 */
public final class StatusBoard {
    private static final String LEGEND =
            "X black, O white; + alive, = in seki, - dead; b, w: safe territory of black, white";
    private static final String RESET = "\u001b[0m";

    private final Ink ink;

    /** Whether terminal colors are used besides the marks. */
    public enum Ink {
        PLAIN,
        ANSI
    }

    public StatusBoard(Ink ink) {
        this.ink = ink;
    }

    /** The board with coordinates and a legend; ends with a line break. */
    public String format(SafetyMap safety) {
        Geometry geometry = safety.position().geometry();
        StringBuilder text = new StringBuilder();
        List<PointStatus> statuses = PointStatus.all(safety);
        appendColumnLetters(text, geometry);
        for (int row = geometry.height() - 1; row >= 0; row--) {
            text.append("%2d ".formatted(row + 1));
            for (int column = 0; column < geometry.width(); column++) {
                int point = geometry.point(column, row);
                appendPoint(text, safety, point, statuses.get(point));
            }
            text.append(' ').append(row + 1).append('\n');
        }
        appendColumnLetters(text, geometry);
        return text.append("   ").append(LEGEND).append('\n').toString();
    }

    private static void appendColumnLetters(StringBuilder text, Geometry geometry) {
        text.append("  ");
        for (int column = 0; column < geometry.width(); column++) {
            text.append(column == 0 ? " " : "  ").append(Geometry.COLUMN_LETTERS.charAt(column));
        }
        text.append('\n');
    }

    private void appendPoint(StringBuilder text, SafetyMap safety, int point, PointStatus status) {
        Position position = safety.position();
        char stone = position.black().contains(point) ? 'X' : position.white().contains(point) ? 'O' : '.';
        boolean isBlacks = safety.safePoints(Color.BLACK).contains(point);
        String cell = switch (status) {
            case ALIVE -> stone + "+";
            case SEKI -> stone + "=";
            case DEAD -> stone + "-";
            case TERRITORY -> isBlacks ? "b " : "w ";
            case OPEN -> stone + " ";
        };
        boolean isPlain = ink == Ink.PLAIN || status == PointStatus.OPEN;
        text.append(isPlain ? cell : color(status, isBlacks) + cell + RESET).append(' ');
    }

    /** Safe for black is on blue, safe for white on white; dead stones are red. */
    private static String color(PointStatus status, boolean isBlacks) {
        String background = isBlacks ? "44" : "47";
        String foreground = isBlacks ? "97" : "30";
        return "\u001b[%s;%sm".formatted(background, status == PointStatus.DEAD ? "31" : foreground);
    }
}

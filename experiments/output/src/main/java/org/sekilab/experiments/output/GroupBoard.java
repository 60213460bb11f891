package org.sekilab.experiments.output;

import org.sekilab.model.Color;
import org.sekilab.model.Position;
import org.sekilab.statics.groups.StaticAnalysis;
import org.sekilab.statics.groups.StaticGroup;

/**
 * A board as text. The text shows the eyes of its group behind each stone, and what empty points mean to groups.
 * Readable without colors.
 */
public final class GroupBoard {
    private static final String LEGEND =
            "X black, O white; eyes: + two, ~ one and a half, 1 one, - fewer, ! short of liberties; "
                    + "f false eye, s safe connection, c connection, j semi-joint";
    private static final String EYES = "--1~+"; // [half eyes]

    private final Ink ink;

    public GroupBoard(Ink ink) {
        this.ink = ink;
    }

    /** The board with coordinates and a legend. The text ends with a line break. */
    public String format(StaticAnalysis analysis) {
        Position position = analysis.position();
        return FramedBoard.format(
                position.geometry(),
                point -> analysis.groupAt(point).map(this::stone).orElseGet(() -> empty(analysis, point) + " "),
                LEGEND);
    }

    private String stone(StaticGroup group) {
        int halves = Math.min(group.eyes().halves(), EYES.length() - 1);
        char mark = group.isShortOfLiberties() ? '!' : EYES.charAt(halves);
        String cell = (group.color() == Color.BLACK ? "X" : "O") + mark;
        return ink.paint(color(halves), cell);
    }

    /** Two eyes green, an eye and a half yellow, fewer red. */
    private static String color(int halves) {
        return switch (halves) {
            case 4 -> "32";
            case 3 -> "33";
            default -> "31";
        };
    }

    /** The most important meaning of a point to any group. */
    private static char empty(StaticAnalysis analysis, int point) {
        String kinds = "";
        for (Color color : Color.values()) {
            for (StaticGroup group : analysis.groups(color)) {
                kinds += group.falseEyes().contains(point) ? "f" : "";
                kinds += group.safeConnectingPoints().contains(point) ? "s" : "";
                kinds += group.connectingPoints().contains(point) ? "c" : "";
                kinds += group.semiJoints().contains(point) ? "j" : "";
            }
        }
        for (char kind : "fscj".toCharArray()) {
            if (kinds.indexOf(kind) >= 0) {
                return kind;
            }
        }
        return '.';
    }
}

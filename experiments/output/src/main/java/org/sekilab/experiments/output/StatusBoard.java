package org.sekilab.experiments.output;

import java.util.List;
import org.sekilab.experiments.solve.PointStatus;
import org.sekilab.model.Color;
import org.sekilab.model.Position;
import org.sekilab.proof.SafetyMap;

/**
 * A board as text, with a mark behind each point that something is proved of. Readable without colors. Black is
 * {@code X}, white is {@code O}. The mark {@code +} is behind a stone that is alive. The mark {@code *} is behind a
 * stone that may be captured on a point of safe territory. The mark {@code =} is behind a stone in seki, and {@code -}
 * behind a dead stone. The letters {@code b} and {@code w} stand on safe territory of black and white.
 */
public final class StatusBoard {
    private static final String LEGEND =
            "X black, O white; + alive, = in seki, - dead; b, w: safe territory of black, white;\n"
                    + "   * expendable: the point is safe territory, but the stone may be captured";

    private final Ink ink;

    public StatusBoard(Ink ink) {
        this.ink = ink;
    }

    /** The board with coordinates and a legend. The text ends with a line break. */
    public String format(SafetyMap safety) {
        List<PointStatus> statuses = PointStatus.all(safety);
        return FramedBoard.format(
                safety.position().geometry(), point -> cell(safety, point, statuses.get(point)), LEGEND);
    }

    private String cell(SafetyMap safety, int point, PointStatus status) {
        Position position = safety.position();
        char stone = position.black().contains(point) ? 'X' : position.white().contains(point) ? 'O' : '.';
        boolean isBlacks = safety.safePoints(Color.BLACK).contains(point);
        String cell = switch (status) {
            case ALIVE -> stone + "+";
            case EXPENDABLE -> stone + "*";
            case SEKI -> stone + "=";
            case DEAD -> stone + "-";
            case TERRITORY -> isBlacks ? "b " : "w ";
            case OPEN -> stone + " ";
        };
        return status == PointStatus.OPEN ? cell : ink.paint(color(status, isBlacks), cell);
    }

    /** Points safe for black are on blue, points safe for white on white. Dead stones are red. */
    private static String color(PointStatus status, boolean isBlacks) {
        String background = isBlacks ? "44" : "47";
        String foreground = isBlacks ? "97" : "30";
        return "%s;%s".formatted(background, status == PointStatus.DEAD ? "31" : foreground);
    }
}

package org.sekilab.model.sgf;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.Legality;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;

/** The board during the execution of a record, by the rules in {@link SgfGame}. Mutable. */
final class SgfReplay {
    private final String source;
    private final Geometry geometry;
    private final PointSet black;
    private final PointSet white;
    private final int[] captured = new int[Color.values().length]; // [color]: captured stones of that color
    private @Nullable Color toMove;
    private int koPoint = Points.NONE;
    private @Nullable SgfException illegalMove; // the first illegal move

    SgfReplay(String source, Geometry geometry) {
        this.source = source;
        this.geometry = geometry;
        this.black = new PointSet(geometry);
        this.white = new PointSet(geometry);
    }

    /**
     * Executes a node up to a number of moves.
     *
     * @return the number of moves made
     */
    int execute(SgfNode node, int maxMoves) {
        rejectTwoColors(node);
        node.written().forEach(this::setUp);
        int moves = 0;
        for (Map.Entry<String, List<SgfValue>> property : node.written().entrySet()) {
            switch (property.getKey()) {
                case "B", "W" -> {
                    if (moves == maxMoves) {
                        return moves;
                    }
                    Color color = property.getKey().equals("B") ? Color.BLACK : Color.WHITE;
                    play(color, property.getKey(), property.getValue());
                    moves++;
                }
                case "PL" -> setToMove(property.getValue().get(0));
                default -> {}
            }
        }
        return moves;
    }

    /**
     * The position now. If there was neither PL nor a move, white is to move with black stones only, else the given
     * color.
     */
    Position position(Color first) {
        Color color = toMove;
        if (color == null) {
            color = !black.isEmpty() && white.isEmpty() ? Color.WHITE : first;
        }
        return new Position(geometry, black, white, color, koPoint);
    }

    /** The number of stones of a color that moves have removed. */
    int captured(Color color) {
        return captured[color.ordinal()];
    }

    /** Rejects a node with a point in both AB and AW. The format forbids this, and the meant color is unknown. */
    private void rejectTwoColors(SgfNode node) {
        PointSet blackPoints = new PointSet(geometry);
        node.written("AB").forEach(value -> blackPoints.unite(SgfPoints.points(geometry, source, "AB", value)));
        for (SgfValue value : node.written("AW")) {
            PointSet both = SgfPoints.points(geometry, source, "AW", value).intersect(blackPoints);
            if (!both.isEmpty()) {
                throw value.error(source, "AW: %s is set up as black too".formatted(geometry.name(both.first())));
            }
        }
    }

    private void setUp(String identifier, List<SgfValue> values) {
        if (!identifier.equals("AB") && !identifier.equals("AW") && !identifier.equals("AE")) {
            return;
        }
        for (SgfValue value : values) {
            PointSet points = SgfPoints.points(geometry, source, identifier, value);
            black.subtract(points);
            white.subtract(points);
            if (!identifier.equals("AE")) {
                (identifier.equals("AB") ? black : white).unite(points);
            }
        }
        koPoint = Points.NONE;
    }

    private void setToMove(SgfValue value) {
        Color color = switch (value.compact().toLowerCase(Locale.ROOT)) {
            case "b", "black", "1" -> Color.BLACK;
            case "w", "white", "2" -> Color.WHITE;
            default -> throw value.error(source, "PL: '%s' is not B or W".formatted(value.text()));
        };
        if (color != toMove) {
            // A ko is closed only to the opponent of the player that took it.
            koPoint = Points.NONE;
        }
        toMove = color;
    }

    private void play(Color color, String identifier, List<SgfValue> values) {
        if (values.size() > 1) {
            throw values.get(1).error(source, "%s: one move was expected, not %d".formatted(identifier, values.size()));
        }
        SgfValue value = values.get(0);
        int point = SgfPoints.findMove(geometry, value.compact());
        if (point == Points.NONE) {
            throw value.error(
                    source,
                    "%s: '%s' is not a point %s or a pass"
                            .formatted(identifier, value.text(), SgfPoints.range(geometry)));
        }
        int ko = Points.NONE;
        if (point != Points.PASS) {
            PointSet own = color == Color.BLACK ? black : white;
            Legality legality = Legality.LEGAL;
            if (black.contains(point) || white.contains(point)) {
                legality = Legality.OCCUPIED;
            } else if (point == koPoint && color == toMove) {
                legality = Legality.KO;
            }
            ko = place(color, point);
            noteUnlessLegal(own.contains(point) ? legality : Legality.SUICIDE, identifier, value);
        }
        toMove = color.opposite();
        koPoint = ko;
    }

    private void noteUnlessLegal(Legality legality, String identifier, SgfValue value) {
        if (legality != Legality.LEGAL && illegalMove == null) {
            String reason = legality.name().toLowerCase(Locale.ROOT);
            illegalMove = value.error(source, "%s: '%s' is illegal: %s".formatted(identifier, value.text(), reason));
        }
    }

    /** Reports the first move that the rules do not allow, if there was one. */
    void rejectIllegalMove() {
        if (illegalMove != null) {
            throw illegalMove;
        }
    }

    /** Puts a stone and removes blocks without liberties. Returns the point where the opponent may not retake a ko. */
    private int place(Color color, int point) {
        PointSet own = color == Color.BLACK ? black : white;
        PointSet other = color == Color.BLACK ? white : black;
        other.remove(point);
        own.add(point);
        PointSet taken = new PointSet(geometry);
        for (int direction = 0; direction < 4; direction++) {
            int neighbor = geometry.neighbor(point, direction);
            if (neighbor != geometry.area() && other.contains(neighbor)) {
                PointSet block = PointSet.of(geometry, neighbor).flood(other);
                if (!hasLiberty(block)) {
                    taken.unite(block);
                }
            }
        }
        other.subtract(taken);
        captured[color.opposite().ordinal()] += taken.size();
        PointSet block = PointSet.of(geometry, point).flood(own);
        if (!hasLiberty(block)) {
            own.subtract(block);
            captured[color.ordinal()] += block.size();
            return Points.NONE;
        }
        boolean isKo = taken.size() == 1
                && block.size() == 1
                && block.exterior().subtract(other).equals(taken);
        return isKo ? taken.first() : Points.NONE;
    }

    private boolean hasLiberty(PointSet block) {
        return !block.exterior().subtract(black).subtract(white).isEmpty();
    }
}

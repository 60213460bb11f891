package org.sekilab.experiments.life;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.sekilab.experiments.Argument;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;

/**
 * An area of play that is tried.
 *
 * @param name what people call it
 * @param points its points; frozen
 */
public record LifeArea(String name, PointSet points) {
    /** The word for the whole board. */
    public static final String ALL = "all";

    /** The word for areas that grow around the stones. */
    public static final String AUTO = "auto";

    private static final int[] STEPS = {3, 6, 12};

    public LifeArea {
        points = points.copy().freeze();
    }

    /**
     * The areas to try, one after the other. Each contains the one before: a proof for an area holds for all that
     * contain it.
     *
     * @param area {@code all}, {@code auto} or points
     * @param stones the stones that the question is about
     * @throws org.sekilab.experiments.InputException if a name is no point of the board, or the stones are not in the
     *     area
     */
    static List<LifeArea> of(Argument area, Position position, PointSet stones) {
        PointSet board = PointSet.board(position.geometry());
        return switch (area.text().strip().toLowerCase(Locale.ROOT)) {
            case ALL -> List.of(new LifeArea("the whole board", board));
            case AUTO -> around(stones, position, board);
            default -> List.of(new LifeArea("as given", given(area, position, stones)));
        };
    }

    private static PointSet given(Argument area, Position position, PointSet stones) {
        PointSet points = new PointSet(position.geometry());
        for (int point : area.points(position.geometry())) {
            if (point == Points.PASS) {
                throw area.mistake("a pass is no point of an area");
            }
            points.add(point);
        }
        if (points.isEmpty()) {
            throw area.mistake("names no points");
        }
        PointSet missing = stones.copy().subtract(points);
        if (!missing.isEmpty()) {
            throw area.mistake("the stone at %s is not in the area"
                    .formatted(position.geometry().name(missing.first())));
        }
        return points;
    }

    private static List<LifeArea> around(PointSet stones, Position position, PointSet board) {
        List<LifeArea> areas = new ArrayList<>();
        PointSet points = wholeBlocks(stones, position);
        int taken = 0;
        for (int steps : STEPS) {
            for (; taken < steps && !points.isEmpty(); taken++) {
                points.unite(points.thicken());
            }
            PointSet area = wholeBlocks(points, position);
            if (!area.isEmpty() && !area.equals(board) && (areas.isEmpty() || !area.equals(last(areas)))) {
                areas.add(new LifeArea("within %d steps of the stones".formatted(steps), area));
            }
        }
        areas.add(new LifeArea("the whole board", board));
        return areas;
    }

    private static PointSet last(List<LifeArea> areas) {
        return areas.get(areas.size() - 1).points();
    }

    /** The points, and all stones of the blocks that have a stone there. */
    private static PointSet wholeBlocks(PointSet points, Position position) {
        PointSet whole = points.copy();
        for (Color color : Color.values()) {
            for (PointSet block : position.stones(color).components()) {
                if (block.intersects(points)) {
                    whole.unite(block);
                }
            }
        }
        return whole;
    }
}

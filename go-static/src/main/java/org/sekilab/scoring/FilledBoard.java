package org.sekilab.scoring;

import java.util.List;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;

/**
 * A position with its neutral points and obvious false eyes filled, and the eyes that remain. Must not be changed once
 * made.
 *
 * <p>Source: [AP], "Seki Detection with Points Filled", steps 1 to 3.
 */
public final class FilledBoard {
    private final Position position;
    private final ScoringBoard board;
    private final EmptyRegions before;
    private final List<EyeGroup> groups;

    private FilledBoard(Position position, Pattern pattern) {
        this.position = position;
        this.board = new ScoringBoard(position);
        this.before = new EmptyRegions(board);
        for (int region = 0; region < before.count(); region++) {
            if (before.isNeutral(region)) {
                for (int place = 0; place < before.size(region); place++) {
                    int point = before.point(region, place);
                    board.fill(point, pattern.stone(board.geometry(), point, place));
                }
            }
        }
        new FalseEyes(board).fill(before);
        this.groups = new Expansion(board, new EmptyRegions(board)).groups();
    }

    /** The territory of a position, with the groups in seki that a judge selects. */
    public static Territory territory(Position position, Filling filling, GroupJudge judge) {
        return filling.patterns().stream()
                .map(pattern -> new FilledBoard(position, pattern).territory(judge))
                .reduce(Territory::either)
                .orElseThrow();
    }

    /** The position before it was filled. */
    public Position position() {
        return position;
    }

    /** A new set of the points that neither color surrounds. */
    public PointSet neutralPoints() {
        return before.neutralPoints();
    }

    /** A new set of the points that a color surrounds, its false eyes included. */
    public PointSet surroundedPoints(Color color) {
        return before.controlledPoints(color);
    }

    private Territory territory(GroupJudge judge) {
        PointSet seki = new PointSet(position.geometry());
        for (EyeGroup group : groups) {
            if (judge.isInSeki(group, this)) {
                seki.unite(group.points());
            }
        }
        return new Territory(position, surrounded(Color.BLACK, seki), surrounded(Color.WHITE, seki), neutralPoints());
    }

    private Surrounded surrounded(Color color, PointSet seki) {
        PointSet falseEyes = surroundedPoints(color).intersect(board.stones(color));
        PointSet eyes = surroundedPoints(color).subtract(falseEyes);
        return new Surrounded(eyes.copy().subtract(seki), eyes.copy().intersect(seki), falseEyes);
    }
}

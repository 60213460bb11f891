package org.sekilab.semeai;

import java.util.ArrayList;
import java.util.List;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.semeai.graph.Confrontation;
import org.sekilab.semeai.graph.Confrontation.Buffer;
import org.sekilab.semeai.graph.RaceGroup;
import org.sekilab.semeai.graph.SemeaiGraph;

/**
 * A board with groups in a line, each in a race with its neighbors: black, white, black and so on from the left. Above
 * each group is an alive wall of the other color.
 */
final class LineBoard {
    private static final int SIDE = 5; // columns of a group, without the buffer on its right
    private static final int POCKET = 2; // rows of the groups
    private static final int HEIGHT = 5;

    private final int[] inner; // [group]
    private final int[] outer; // [group]
    private final int[] shared; // [pair of neighbors]

    /**
     * A board.
     *
     * @param inner [group] 1 for an eye of one point, 0 for none
     * @param outer [group] plain outside liberties, at most 3
     * @param shared [pair of neighbors] liberties between them, 0 or 1
     */
    LineBoard(int[] inner, int[] outer, int[] shared) {
        this.inner = inner;
        this.outer = outer;
        this.shared = shared;
    }

    boolean hasEye(int group) {
        return inner[group] > 0;
    }

    /** The first column of a group. */
    private int left(int group) {
        int column = group * SIDE;
        for (int buffer = 0; buffer < group; buffer++) {
            column += shared[buffer];
        }
        return column;
    }

    /** The race between two of the groups. */
    SemeaiProblem problem(int blackGroup, int whiteGroup) {
        int groups = inner.length;
        Geometry geometry = Geometry.of(left(groups - 1) + SIDE, HEIGHT);
        PointSet[] stones = {new PointSet(geometry), new PointSet(geometry)};
        for (int group = 0; group < groups; group++) {
            int own = group % 2;
            int buffer = group < groups - 1 ? shared[group] : 0;
            for (int column = left(group); column < left(group) + SIDE + buffer; column++) {
                for (int row = 0; row < HEIGHT; row++) {
                    stones[row < POCKET ? own : 1 - own].add(geometry.point(column, row));
                }
            }
            if (buffer == 1) {
                stones[own].remove(geometry.point(left(group) + SIDE, 0));
            }
            if (inner[group] == 1) {
                stones[own].remove(geometry.point(left(group) + 2, 0));
            }
            for (int i = 1; i <= outer[group]; i++) {
                stones[1 - own].remove(geometry.point(left(group) + i, POCKET));
            }
            stones[1 - own].remove(geometry.point(left(group) + 1, HEIGHT - 1));
            stones[1 - own].remove(geometry.point(left(group) + SIDE - 2, HEIGHT - 1));
        }
        return new SemeaiProblem(
                Position.of(stones[0], stones[1], Color.BLACK),
                geometry.point(left(blackGroup), 0),
                geometry.point(left(whiteGroup), 0),
                KoWinner.NONE);
    }

    /** The board as a graph. */
    SemeaiGraph graph() {
        List<RaceGroup> groups = new ArrayList<>();
        List<Confrontation> confrontations = new ArrayList<>();
        for (int group = 0; group < inner.length; group++) {
            int size = POCKET * SIDE - inner[group];
            groups.add(new RaceGroup(Color.values()[group % 2], size, inner[group], outer[group]));
            if (group > 0) {
                int black = group % 2 == 0 ? group : group - 1;
                confrontations.add(new Confrontation(black, 2 * group - 1 - black, Buffer.of(shared[group - 1])));
            }
        }
        return new SemeaiGraph(groups, confrontations);
    }
}

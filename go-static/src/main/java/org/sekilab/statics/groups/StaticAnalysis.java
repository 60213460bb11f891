package org.sekilab.statics.groups;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.List;
import java.util.Optional;
import org.sekilab.model.Board;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.statics.euler.StoneSet;

/**
 * The groups of a board, with liberties, Euler numbers and eyes, kept as moves are played and undone. Mutable, confined
 * to one thread.
 *
 * <p>The analysis has its own board. After each {@link #play} and {@link #undo}, all answers equal those computed from
 * the position alone.
 *
 * <p>Source: [N05] 2 to 4, except 3.5.
 * <p>Proves: nothing.
 * <p>Cost: a move examines all points and counts the groups near it; undo is one step back. Each move keeps its state
 * until it is undone.
 */
public final class StaticAnalysis {
    private final Board board;
    private final Geometry geometry;
    private final StoneSet[] stones = new StoneSet[Color.values().length];
    private final ColorGroups[] groups = new ColorGroups[Color.values().length];
    private final PointSet empties;
    private final PointSet changed;
    private final IntArrayList captured = new IntArrayList(); // captured points of all moves that can be undone
    private final IntArrayList capturedCounts = new IntArrayList(); // [ply]
    private final int[] buffer;
    private final int[] around = new int[AdjacentBlocks.MOST];

    StaticAnalysis(Position position, GroupFinder finder, EyeEstimator estimator) {
        this.board = new Board(position);
        this.geometry = position.geometry();
        this.empties = position.empties();
        this.changed = new PointSet(geometry);
        this.buffer = new int[geometry.area()];
        GroupBuilder builder = new GroupBuilder(board, estimator);
        for (Color color : Color.values()) {
            PointSet set = position.stones(color);
            StoneSet own = new StoneSet(geometry);
            for (int point = set.first(); point != Points.NONE; point = set.next(point)) {
                own.add(point);
            }
            stones[color.ordinal()] = own;
            groups[color.ordinal()] = new ColorGroups(board, color, own, finder, builder);
            groups[color.ordinal()].update(changed, empties);
        }
    }

    /** The present position. */
    public Position position() {
        return board.toPosition();
    }

    /** True for a move that the side to move may play, as on {@link Board}. */
    public boolean isLegal(int move) {
        return board.isLegal(move);
    }

    /** Plays a legal move, a point or {@link Points#PASS}, for the side to move. */
    public void play(int move) {
        changed.clear();
        int before = captured.size();
        if (move != Points.PASS) {
            Color mover = board.toMove();
            addCaptured(move, mover);
            board.play(move);
            changeStone(mover, move);
            for (int i = before; i < captured.size(); i++) {
                changeStone(mover.opposite(), captured.getInt(i));
            }
        } else {
            board.play(move);
        }
        capturedCounts.add(captured.size() - before);
        for (ColorGroups each : groups) {
            each.update(changed, empties);
        }
    }

    /** Takes the last move back. There must be a move that was played here. */
    public void undo() {
        int move = board.lastMove();
        board.undo();
        int before = captured.size() - capturedCounts.removeInt(capturedCounts.size() - 1);
        if (move != Points.PASS) {
            Color mover = board.toMove();
            for (int i = before; i < captured.size(); i++) {
                changeStone(mover.opposite(), captured.getInt(i));
            }
            changeStone(mover, move);
        }
        captured.size(before);
        for (ColorGroups each : groups) {
            each.undo();
        }
    }

    /** The groups of a color, in ascending order of their first stones; unmodifiable. */
    public List<StaticGroup> groups(Color color) {
        return groups[color.ordinal()].groups();
    }

    /** The group that has a stone on a point. */
    public Optional<StaticGroup> groupAt(int point) {
        int stone = board.stone(point);
        if (stone == Board.EMPTY) {
            return Optional.empty();
        }
        Color color = stone == Board.BLACK ? Color.BLACK : Color.WHITE;
        return Optional.of(groups[color.ordinal()].groupOf(board.blockAt(point)));
    }

    private void addCaptured(int move, Color mover) {
        int blocks = AdjacentBlocks.into(around, board, move, Board.stoneOf(mover.opposite()));
        for (int i = 0; i < blocks; i++) {
            if (board.isInAtari(around[i])) {
                captured.addElements(captured.size(), buffer, 0, board.stonesInto(around[i], buffer));
            }
        }
    }

    /** Puts a stone on an empty point, or removes the stone there. */
    private void changeStone(Color color, int point) {
        StoneSet own = stones[color.ordinal()];
        if (own.contains(point)) {
            own.remove(point);
            empties.add(point);
        } else {
            own.add(point);
            empties.remove(point);
        }
        changed.add(point);
    }
}

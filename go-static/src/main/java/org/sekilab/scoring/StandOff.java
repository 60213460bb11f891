package org.sekilab.scoring;

import java.util.Arrays;
import org.sekilab.model.Board;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.statics.groups.StaticGroup;

/**
 * Finds groups that the opponent cannot approach, as each move on their liberties would give up its own stones: the
 * usual look of a seki. Confined to one thread.
 *
 * <p>Source: own.
 * <p>Proves: nothing, as stones may be given up on purpose.
 * <p>Differs: not applicable.
 * <p>Cost: a move for each liberty of a group.
 */
final class StandOff {
    private static final int MOST_STONES_GIVEN_UP = 6; // as many as a shape with one vital point can have

    private final Geometry geometry;
    private final Board[] boards; // [color]: the board with that color to move
    private final int[] buffer;

    StandOff(Position position) {
        this.geometry = position.geometry();
        this.boards = new Board[Color.values().length];
        this.buffer = new int[geometry.area()];
        for (Color color : Color.values()) {
            boards[color.ordinal()] = new Board(Position.of(position.black(), position.white(), color));
        }
    }

    /** True when the opponent can play on no liberty of a group without putting too many own stones in atari. */
    boolean protects(StaticGroup group) {
        Board board = boards[group.color().opposite().ordinal()];
        PointSet liberties = group.liberties();
        boolean isFeared = false;
        for (int liberty = liberties.first(); liberty != Points.NONE; liberty = liberties.next(liberty)) {
            if (board.isLegal(liberty)) {
                if (!isTooDear(board, liberty)) {
                    return false;
                }
                isFeared = true;
            }
        }
        return isFeared;
    }

    private boolean isTooDear(Board board, int move) {
        int before = board.capturedCount(board.toMove().opposite());
        board.play(move);
        int block = board.blockAt(move);
        boolean captures = board.capturedCount(board.toMove()) > before;
        boolean isTooDear = !captures && board.isInAtari(block) && !hasOneVitalPoint(board, block);
        board.undo();
        return isTooDear;
    }

    /** True when stones leave a room with at most one vital point after their capture. */
    private boolean hasOneVitalPoint(Board board, int block) {
        int size = board.sizeOf(block);
        if (size > MOST_STONES_GIVEN_UP) {
            return false;
        }
        board.stonesInto(block, buffer);
        PointSet stones = PointSet.of(geometry, Arrays.copyOf(buffer, size));
        int links = stones.adjacencyCount();
        int most = 0;
        for (int i = 0; i < size; i++) {
            most = Math.max(most, PointSet.of(geometry, buffer[i]).exterior().intersectionSize(stones));
        }
        return switch (size) {
            case 4 -> most == 3 || links == 4;
            case 5 -> most == 4 || links == 5;
            case 6 -> most == 4 && links == 6;
            default -> true;
        };
    }
}

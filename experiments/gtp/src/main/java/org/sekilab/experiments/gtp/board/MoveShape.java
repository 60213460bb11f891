package org.sekilab.experiments.gtp.board;

import org.sekilab.model.Board;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.Position;
import org.sekilab.scoring.SimpleEyes;

/** The look of a move, without reading: captures, rescues and room. Proves nothing. Mutable inside; for one thread. */
public final class MoveShape {
    private static final double[] LINE_VALUES = {0, 0.5, 3, 3, 2}; // from the edge; further in as the last
    private static final int MOST_ROOM = 6; // points to the next stone
    private static final double STONE_VALUE = 2; // captured or saved: the stone, and its point

    private final Geometry geometry;
    private final Position position;
    private final Board board;
    private final int own;
    private final int other;

    /** @param color the side that moves */
    public MoveShape(Position position, Color color) {
        this.geometry = position.geometry();
        this.position = position;
        this.board = new Board(Position.of(position.black(), position.white(), color));
        this.own = Board.stoneOf(color);
        this.other = Board.stoneOf(color.opposite());
    }

    /** False for a move that fills an own eye, or puts stones in atari and captures nothing. A false eye is no eye. */
    public boolean isSensible(int point) {
        return !SimpleEyes.isEye(board, point) && (captured(point) > 0 || libertiesAfter(point) > 1);
    }

    /** The value of a move in points. */
    public double value(int point) {
        double stones = captured(point);
        if (libertiesAfter(point) > 1) {
            stones += inAtari(point, own);
        }
        return STONE_VALUE * stones + line(point) * room(point) / MOST_ROOM;
    }

    private int captured(int point) {
        return inAtari(point, other);
    }

    /** How many stones next to a point are in atari there, of one color. */
    private int inAtari(int point, int stone) {
        int stones = 0;
        int seen = 0;
        int[] anchors = new int[4];
        for (int direction = 0; direction < 4; direction++) {
            int neighbor = geometry.neighbor(point, direction);
            if (board.stone(neighbor) == stone) {
                int anchor = board.blockAt(neighbor);
                boolean isNew = true;
                for (int i = 0; i < seen; i++) {
                    isNew &= anchors[i] != anchor;
                }
                if (isNew && board.isInAtari(anchor)) {
                    stones += board.sizeOf(anchor);
                }
                anchors[seen++] = anchor;
            }
        }
        return stones;
    }

    private int libertiesAfter(int point) {
        board.play(point);
        int liberties = board.libertyCount(board.blockAt(point));
        board.undo();
        return liberties;
    }

    private double line(int point) {
        return LINE_VALUES[Math.min(geometry.line(point), LINE_VALUES.length - 1)];
    }

    /** The distance to the next stone, up to a limit. */
    private int room(int point) {
        int room = MOST_ROOM;
        for (int stone : position.empties().complement().toArray()) {
            room = Math.min(room, geometry.distance(point, stone) - 1);
        }
        return room;
    }
}

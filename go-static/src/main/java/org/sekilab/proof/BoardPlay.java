package org.sekilab.proof;

import java.util.ArrayList;
import java.util.List;
import org.sekilab.model.Board;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;

/**
 * A game on a board between a side with a proof and its opponent. The opponent may retake every ko at once. Mutable,
 * confined to one thread.
 */
public final class BoardPlay {
    private final Color winner;
    private final List<Integer> moves = new ArrayList<>();
    private Position position;

    /**
     * A game at its beginning.
     *
     * @param winner the side with the proof
     * @param first the side that moves first
     */
    public BoardPlay(Position start, Color winner, Color first) {
        this.winner = winner;
        this.position = withMover(start, first);
    }

    public Position position() {
        return position;
    }

    /** True if the side to move may play the move, a point or {@link Points#PASS}. */
    public boolean isLegal(int move) {
        return new Board(position).isLegal(move);
    }

    /** True when both sides have passed. */
    public boolean isOver() {
        int count = moves.size();
        return count > 1 && moves.get(count - 1) == Points.PASS && moves.get(count - 2) == Points.PASS;
    }

    /** Plays a legal move. */
    public void play(int move) {
        Board board = new Board(position);
        board.play(move);
        Position after = board.toPosition();
        position = after.toMove() == winner ? after : withMover(after, after.toMove());
        moves.add(move);
    }

    /**
     * The game so far.
     *
     * @param zone the points that the rest of the proof is about
     * @param isDecided true if static reasons keep the claims of the proof from now on
     */
    public BoardLine line(PointSet zone, boolean isDecided) {
        List<Integer> tries = new ArrayList<>();
        if (!isOver()) {
            Board board = new Board(position);
            for (int point = 0; point < position.geometry().area(); point++) {
                if (board.isLegal(point)) {
                    tries.add(point);
                }
            }
            tries.add(Points.PASS);
        }
        return new BoardLine(moves, position, zone, isDecided, tries);
    }

    /** The same stones without a ban on a ko. */
    private static Position withMover(Position position, Color mover) {
        return Position.of(position.black(), position.white(), mover);
    }
}

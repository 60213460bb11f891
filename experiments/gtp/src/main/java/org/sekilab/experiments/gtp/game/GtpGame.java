package org.sekilab.experiments.gtp.game;

import java.util.ArrayDeque;
import java.util.Deque;
import org.sekilab.experiments.gtp.protocol.GtpArguments;
import org.sekilab.experiments.gtp.protocol.GtpException;
import org.sekilab.experiments.solve.BoardInput;
import org.sekilab.model.Board;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.sgf.SgfGame;
import org.sekilab.scoring.Prisoners;

/**
 * The game that commands are about: the position, what led to it, and the komi. Mutable, for one thread. A command that
 * fails has changed nothing.
 *
 * <p>Moves need not alternate in color. Suicide and the immediate retake of a ko are illegal. Other repetitions are
 * legal, as game records have them.
 */
public final class GtpGame {
    private static final int DEFAULT_SIZE = 19;

    private final Deque<Turn> turns = new ArrayDeque<>(); // the last one first
    private Start start = Start.of(Position.empty(Geometry.of(DEFAULT_SIZE, DEFAULT_SIZE)));
    private double komi;

    /**
     * A position, and what was captured on the way there.
     *
     * @param move the move that led to the position, or {@link Points#NONE}
     */
    private record Turn(Position position, Prisoners captured, int move) {}

    /** The beginning of the game: a position that was set up, or a game record with moves that can be taken back. */
    public interface Start {
        Position position();

        Prisoners captured();

        /**
         * The beginning one move earlier.
         *
         * @throws GtpException if there is no earlier one
         */
        Start before();

        /** A position that was set up. */
        static Start of(Position position) {
            return new SetUp(position);
        }
    }

    private record SetUp(Position position) implements Start {
        @Override
        public Prisoners captured() {
            return Prisoners.NONE;
        }

        @Override
        public Start before() {
            throw new GtpException("cannot undo");
        }
    }

    /** The geometry of the board. */
    public Geometry geometry() {
        return position().geometry();
    }

    /** The present position. */
    public Position position() {
        Turn last = turns.peek();
        return last == null ? start.position() : last.position();
    }

    /** The position, as if it were from a game record. */
    public BoardInput asInput() {
        return new BoardInput("board", 1, 1, SgfGame.of(position()), 0, position());
    }

    /**
     * The point of a stone that a command names.
     *
     * @param index of the argument, from 0
     * @throws GtpException if it is no point, or is empty
     */
    public int stone(GtpArguments arguments, int index) {
        int point = arguments.point(index);
        if (position().empties().contains(point)) {
            throw new GtpException("vertex must not be empty");
        }
        return point;
    }

    /** True if a stone is on the board. */
    public boolean hasStones() {
        return !position().black().isEmpty() || !position().white().isEmpty();
    }

    /** The stones that were captured. */
    public Prisoners captured() {
        Turn last = turns.peek();
        return last == null ? start.captured() : last.captured();
    }

    /** The last move, if it was played here; else {@link Points#NONE}. */
    public int lastMove() {
        Turn last = turns.peek();
        return last == null ? Points.NONE : last.move();
    }

    /** True when a position with these stones was on the board since the game began here. */
    public boolean hasBeen(Position position) {
        return isSame(start.position(), position) || turns.stream().anyMatch(turn -> isSame(turn.position(), position));
    }

    /** The points that White gets in advance. */
    public double komi() {
        return komi;
    }

    /** The lead of a side on the board that is a draw, in points. */
    public double drawnLead(Color color) {
        return color == Color.BLACK ? komi : -komi;
    }

    /** Sets the points that White gets in advance. */
    public void setKomi(double newKomi) {
        komi = newKomi;
    }

    /** Begins anew; nothing can be undone then that was before. */
    public void begin(Start newStart) {
        turns.clear();
        start = newStart;
    }

    /** Makes it a color's turn. */
    public void setToMove(Color color) {
        if (position().toMove() != color) {
            turns.push(new Turn(position().withToMove(color), captured(), Points.NONE));
        }
    }

    /** True when a color may play a move now, even if that color played the last move. */
    public boolean isLegal(Color color, int move) {
        return new Board(position().withToMove(color)).isLegal(move);
    }

    /** The position after a move that is legal. */
    public Position after(Color color, int move) {
        Board board = new Board(position().withToMove(color));
        board.play(move);
        return board.toPosition();
    }

    /**
     * Plays a move, a point or {@link Points#PASS}.
     *
     * @throws GtpException if the move is illegal
     */
    public void play(Color color, int move) {
        Board board = new Board(position().withToMove(color));
        if (!board.isLegal(move)) {
            throw new GtpException("illegal move");
        }
        board.play(move);
        Prisoners before = captured();
        Prisoners captured = new Prisoners(
                before.of(Color.BLACK) + board.capturedCount(Color.BLACK),
                before.of(Color.WHITE) + board.capturedCount(Color.WHITE));
        turns.push(new Turn(board.toPosition(), captured, move));
    }

    /**
     * Takes back the last move, or the last other change of the position.
     *
     * @throws GtpException if nothing changed the position
     */
    public void undo() {
        if (turns.isEmpty()) {
            start = start.before();
        } else {
            turns.pop();
        }
    }

    /**
     * Takes back so many moves.
     *
     * @throws GtpException if there were fewer
     */
    public void undo(int moves) {
        Deque<Turn> turnsBefore = new ArrayDeque<>(turns);
        Start startBefore = start;
        try {
            for (int i = 0; i < moves; i++) {
                undo();
            }
        } catch (GtpException e) {
            turns.addAll(turnsBefore); // all turns since then were taken back
            start = startBefore;
            throw e;
        }
    }

    private static boolean isSame(Position position, Position other) {
        return position.toMove() == other.toMove()
                && position.black().equals(other.black())
                && position.white().equals(other.white());
    }
}

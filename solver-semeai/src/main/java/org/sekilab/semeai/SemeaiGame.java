package org.sekilab.semeai;

import org.sekilab.model.Color;
import org.sekilab.model.Points;
import org.sekilab.search.Goal;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;

/**
 * A race as a search problem: black is the prover. {@link Outcome#WIN} is BLACK_WINS, {@link Outcome#DRAW} seki and {@link Outcome#LOSS}
 * WHITE_WINS. Mutable, confined to one thread.
 *
 * <p>Source: the rules of {@link SemeaiProblem}. Moves are local points; the pass is the number of points.
 * <p>Proves: its outcomes without search are one move away from the end, or there is no block left that can be captured, or the side that the
 * goal leaves no more than a draw cannot be captured. Moves are left
 * out only where the essential block of the side to move is in atari, and they neither capture, nor extend, nor end the race; and of plain
 * liberties, see {@link PlainLiberties}. A captured state is told by its stones alone, whichever of them captured: what they leave without
 * liberties is captured by any of them, and one that takes a ko has no liberty before the capture, so that it must have been the last.
 * <p>Differs: no paper describes it.
 * <p>Cost: a flood of each essential block for each node; allocates nothing.
 */
final class SemeaiGame implements Problem {
    private static final int BLACK = Color.BLACK.ordinal();
    private static final int WHITE = Color.WHITE.ordinal();
    private static final int CAPTURE = 64;
    private static final int FILL = 16; // an outside liberty of the opponent's
    private static final int SHARED = 4;
    private static final int OWN = -8; // an own liberty that the opponent has not
    private static final int ALIVE_LIBERTIES = 100; // what a block that is never captured counts as having

    private final SemeaiBoard board;
    private final Goal goal;
    private final Outcome repetition;
    private final CaptureValue captureValue;
    private Outcome afterCapture = Outcome.UNKNOWN; // of the capture that the race ended with, if it did
    private final PlainLiberties plain;
    private final int pass;
    private final int[] scores;

    /**
     * A race that the capture decides.
     *
     * @param goal what is asked: outcomes are told apart only so far
     * @param repetition what endless play is worth: LOSS for proofs for black, WIN for those of the contrary
     */
    SemeaiGame(SemeaiBoard board, Goal goal, Outcome repetition) {
        this(board, goal, repetition, CaptureValue.WIN);
    }

    /** A race in which a capture is worth what is said of it. */
    SemeaiGame(SemeaiBoard board, Goal goal, Outcome repetition, CaptureValue captureValue) {
        this.board = board;
        this.goal = goal;
        this.repetition = repetition;
        this.captureValue = captureValue;
        this.plain = captureValue == CaptureValue.WIN
                ? PlainLiberties.of(board.area())
                : PlainLiberties.whereLifeCounts(board.area());
        this.pass = board.area().size();
        this.scores = new int[pass + 1];
    }

    @Override
    public int maxMoves() {
        return pass + 1;
    }

    @Override
    public boolean isProverToMove() {
        return board.mover() == BLACK;
    }

    @Override
    public int movesInto(int[] moves) {
        int mover = board.mover();
        long own = board.essentialLiberties(mover);
        long others = board.essentialLiberties(1 - mover);
        boolean isInAtari = captureValue == CaptureValue.WIN && Long.bitCount(own) == 1;
        long candidates = plain.candidates(mover, board.empties());
        if (isInAtari) {
            candidates &= own | board.around(board.stones(1 - mover));
        }
        int count = 0;
        for (long rest = candidates; rest != 0; rest &= rest - 1) {
            int move = Long.numberOfTrailingZeros(rest);
            if (board.isLegal(move)) {
                int score = score(move, own, others);
                int at = count++;
                while (at > 0 && scores[at - 1] < score) {
                    scores[at] = scores[at - 1];
                    moves[at] = moves[at - 1];
                    at--;
                }
                scores[at] = score;
                moves[at] = move;
            }
        }
        if (!isInAtari || board.isPassed() || count == 0) {
            moves[count++] = pass;
        }
        return count;
    }

    @Override
    public void play(int move) {
        int mover = board.mover();
        board.play(move == pass ? Points.PASS : move);
        if (board.isCaptured(1 - mover)) {
            board.undo();
            afterCapture = captureValue.of(board, move, repetition);
            board.play(move);
        }
    }

    @Override
    public void undo() {
        board.undo();
    }

    @Override
    public long keyLow() {
        return board.keyLow() | board.stones(WHITE) & plain.all();
    }

    @Override
    public long keyHigh() {
        return board.keyHigh() & ~plain.all();
    }

    @Override
    public Outcome outcome() {
        if (board.isCaptured(WHITE) || board.isCaptured(BLACK)) {
            return afterCapture;
        }
        if (board.isOver()) {
            return Outcome.DRAW;
        }
        int mover = board.mover();
        long target = board.essentialLiberties(1 - mover);
        if (target == -1L && board.essentialLiberties(mover) == -1L) {
            return Outcome.DRAW;
        }
        if (captureValue == CaptureValue.WIN
                && Long.bitCount(target) == 1
                && !board.isKoPoint(Long.numberOfTrailingZeros(target))) {
            return mover == BLACK ? Outcome.WIN : Outcome.LOSS;
        }
        return board.isAlive(goal == Goal.WIN ? WHITE : BLACK) ? Outcome.DRAW : Outcome.UNKNOWN;
    }

    @Override
    public int estimate() {
        return liberties(BLACK) - liberties(WHITE);
    }

    @Override
    public Outcome repetition() {
        return repetition;
    }

    private int liberties(int color) {
        long liberties = board.essentialLiberties(color);
        return liberties == -1L ? ALIVE_LIBERTIES : Long.bitCount(liberties);
    }

    private int score(int move, long own, long others) {
        boolean isOwn = (own >>> move & 1) != 0;
        boolean isOthers = (others >>> move & 1) != 0;
        int score = board.capturesAt(move) ? CAPTURE : 0;
        if (isOthers) {
            return score + (isOwn ? SHARED : FILL);
        }
        return isOwn ? score + OWN : score;
    }
}

package org.sekilab.semeai.play;

import org.sekilab.model.Color;
import org.sekilab.model.Points;
import org.sekilab.search.Goal;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;
import org.sekilab.search.run.ScoredMoves;
import org.sekilab.semeai.area.PlainLiberties;

/**
 * A race as a search problem: black is the prover. {@link Outcome#WIN} is BLACK_WINS, {@link Outcome#DRAW} seki and
 * {@link Outcome#LOSS} WHITE_WINS. Mutable, confined to one thread.
 *
 * <p>Source: the rules of {@code SemeaiProblem}. Moves are local points; the pass is the number of points.
 * <p>Proves: an outcome without search has one of three reasons. The race is at most one move from its end. No block is
 * left that can be captured. The block that decides the goal can never be captured: the white one for {@link Goal#WIN},
 * the black one for {@link Goal#AT_LEAST_DRAW}.
 * <p>Two kinds of moves are left out. If the essential block of the side to move is in atari, moves that neither
 * capture, nor extend, nor end the race are skipped. Of plain liberties only one of each kind is tried, see {@link
 * PlainLiberties}.
 * <p>The stones alone identify a state after a capture, whichever of them captured. A block without liberties is
 * captured by the last of the stones around it, whichever that is. A stone that takes a ko has no liberty before the
 * capture, so that it must have been the last one played.
 * <p>Differs: no paper describes it.
 * <p>Cost: a flood of each essential block for each node; allocates nothing.
 */
public final class SemeaiGame implements Problem {
    private static final int BLACK = Color.BLACK.ordinal();
    private static final int WHITE = Color.WHITE.ordinal();
    private static final int CAPTURE = 64;
    private static final int FILL = 16; // an outside liberty of the opponent
    private static final int SHARED = 4;
    private static final int OWN = -8; // an own liberty that the opponent does not share
    private static final int ALIVE_LIBERTIES = 100; // the estimated liberties of a block that is never captured

    private final SemeaiBoard board;
    private final Goal goal;
    private final Outcome repetition;
    private final CaptureValue captureValue;
    private Outcome afterCapture = Outcome.UNKNOWN; // the value of the capture that ended the race, if one did
    private final PlainLiberties plain;
    private final int pass;
    private final int[] scores;

    /**
     * A race that the first capture decides.
     *
     * @param goal the question; outcomes are told apart only as far as it needs
     * @param repetition the value of endless play: LOSS for proofs for black, WIN for proofs against black
     */
    public SemeaiGame(SemeaiBoard board, Goal goal, Outcome repetition) {
        this(board, goal, repetition, CaptureValue.WIN);
    }

    /** A race with a given value for captures. */
    public SemeaiGame(SemeaiBoard board, Goal goal, Outcome repetition, CaptureValue captureValue) {
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
                ScoredMoves.insert(moves, scores, count++, move, score(move, own, others));
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
        return board.findLife(goal == Goal.WIN ? WHITE : BLACK) ? Outcome.DRAW : Outcome.UNKNOWN;
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

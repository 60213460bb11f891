package org.sekilab.life.window;

import org.sekilab.model.Points;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.search.run.Path;

/**
 * The game of a {@link WindowSearch}: the board, the {@link Targets} on it, and the path from the first state to the
 * present one. A move is a local point, or the number of points for a pass. Mutable, confined to one thread.
 *
 * <p>Cost: a flood fill for each block at each move; allocates nothing.
 */
final class WindowGame {
    private static final long PASSED = 1L << 63; // in the second half of the key of a local board

    private final LocalBoard board;
    private final Targets targets;
    private final int pass;
    private final Path path;
    private final int[] lastMoves; // [ply] a local point, or a constant of Points

    /** @param mostPlies the plies of the longest path */
    WindowGame(LocalBoard board, Targets targets, int mostPlies) {
        this.board = board;
        this.targets = targets;
        this.pass = board.shape().size();
        this.path = new Path(mostPlies);
        this.lastMoves = new int[mostPlies];
        lastMoves[0] = Points.NONE;
    }

    LocalBoard board() {
        return board;
    }

    Targets targets() {
        return targets;
    }

    /** The second half of the key of the present state. A pass before the state makes no difference. */
    long keyHigh() {
        return board.keyHigh() & ~PASSED;
    }

    /** Gives up the stones that the wall game cannot keep in the first state. */
    void begin() {
        if (!board.isDefenderToMove()) {
            board.giveUpDoubtfulStones();
        }
        targets.update();
    }

    /** Plays a move in the state at a ply. Gives up the stones that the wall game cannot keep. */
    void play(int move, int ply) {
        lastMoves[ply + 1] = move == pass ? Points.PASS : move;
        board.play(lastMoves[ply + 1]);
        if (!board.isDefenderToMove() && !board.isBlockCaptured()) {
            board.giveUpDoubtfulStones();
        }
        targets.update();
    }

    void undo() {
        board.undo();
    }

    /** The move before the state at a ply: a local point, {@link Points#PASS}, or {@link Points#NONE}. */
    int lastMove(int ply) {
        return lastMoves[ply];
    }

    /** Adds the present state to the path. It must not be there. */
    void enter(int ply) {
        path.push(board.keyLow(), keyHigh(), ply);
    }

    /** Takes the present state, the last one that was added, from the path. */
    void leave() {
        path.pop(board.keyLow(), keyHigh());
    }

    /** True if the present state stands on the path already. */
    boolean isOnPath() {
        return path.plyOf(board.keyLow(), keyHigh()) >= 0;
    }

    /** True if a state with the attacker to move must also be won after a pass. */
    boolean mustAnswerPass(int level) {
        return level != Levels.UNBOUNDED || targets.isAnything();
    }
}

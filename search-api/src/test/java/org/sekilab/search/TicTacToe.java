package org.sekilab.search;

import java.util.Optional;

/**
 * Tic-tac-toe. The prover plays first. Moves are the cells 0 to 8. A game with a known value and without cycles.
 * Mutable.
 */
public final class TicTacToe implements Problem {
    private static final int[] LINES = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};
    private static final int ALL = 0777;

    private final int[] trail = new int[9];
    private int ply;
    private int cross; // bit i = cell i
    private int nought;

    @Override
    public int maxMoves() {
        return 9;
    }

    @Override
    public boolean isProverToMove() {
        return ply % 2 == 0;
    }

    @Override
    public int movesInto(int[] moves) {
        int count = 0;
        for (int cell = 0; cell < 9; cell++) {
            if (((cross | nought) >> cell & 1) == 0) {
                moves[count++] = cell;
            }
        }
        return count;
    }

    @Override
    public void play(int move) {
        trail[ply] = move;
        toggle(move);
        ply++;
    }

    @Override
    public void undo() {
        ply--;
        toggle(trail[ply]);
    }

    @Override
    public long keyLow() {
        return cross;
    }

    @Override
    public long keyHigh() {
        return nought;
    }

    @Override
    public Outcome outcome() {
        if (hasLine(cross)) {
            return Outcome.WIN;
        }
        if (hasLine(nought)) {
            return Outcome.LOSS;
        }
        return (cross | nought) == ALL ? Outcome.DRAW : Outcome.UNKNOWN;
    }

    @Override
    public int estimate() {
        return openLines(nought) - openLines(cross);
    }

    @Override
    public Outcome repetition() {
        return Outcome.DRAW;
    }

    private void toggle(int cell) {
        if (isProverToMove()) {
            cross ^= 1 << cell;
        } else {
            nought ^= 1 << cell;
        }
    }

    private static boolean hasLine(int cells) {
        for (int line : LINES) {
            if ((cells & line) == line) {
                return true;
            }
        }
        return false;
    }

    private static int openLines(int blockers) {
        int open = 0;
        for (int line : LINES) {
            open += (blockers & line) == 0 ? 1 : 0;
        }
        return open;
    }

    @Override
    public Optional<Problem> copy() {
        TicTacToe copy = new TicTacToe();
        for (int i = 0; i < ply; i++) {
            copy.play(trail[i]);
        }
        return Optional.of(copy);
    }
}

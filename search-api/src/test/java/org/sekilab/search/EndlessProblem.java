package org.sekilab.search;

import java.util.Arrays;
import java.util.Optional;

/** A game of three moves in each state that never ends and never repeats: no engine answers it. For tests of limits. Mutable. */
public final class EndlessProblem implements Problem {
    private static final int MOVES = 3;
    private long[] trail = new long[64];
    private long path = 1; // each path has another number, modulo 2^64
    private int ply;

    @Override
    public int maxMoves() {
        return MOVES;
    }

    @Override
    public boolean isProverToMove() {
        return ply % 2 == 0;
    }

    @Override
    public int movesInto(int[] moves) {
        for (int i = 0; i < MOVES; i++) {
            moves[i] = i;
        }
        return MOVES;
    }

    @Override
    public void play(int move) {
        if (ply == trail.length) {
            trail = Arrays.copyOf(trail, 2 * ply);
        }
        trail[ply++] = path;
        path = MOVES * path + move;
    }

    @Override
    public void undo() {
        path = trail[--ply];
    }

    @Override
    public long keyLow() {
        return path;
    }

    @Override
    public long keyHigh() {
        return ply;
    }

    @Override
    public Outcome outcome() {
        return Outcome.UNKNOWN;
    }

    @Override
    public int estimate() {
        return (int) (path % 11);
    }

    @Override
    public Outcome repetition() {
        return Outcome.DRAW;
    }

    @Override
    public Optional<Problem> copy() {
        EndlessProblem copy = new EndlessProblem();
        copy.trail = trail.clone();
        copy.path = path;
        copy.ply = ply;
        return Optional.of(copy);
    }
}

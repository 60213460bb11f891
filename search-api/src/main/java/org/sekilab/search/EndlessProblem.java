package org.sekilab.search;

import java.util.Arrays;
import java.util.Optional;

/** A game that never ends and never repeats, so that only a limit ends a search of it: what limits are measured with. Mutable. */
public final class EndlessProblem implements Problem {
    private final int moves;
    private long[] trail = new long[64]; // [ply] the paths before
    private long path = 1; // each has another number, modulo 2^64
    private int ply;

    /** @param moves in each state; where there is one, a search soon comes to the longest path that it can go */
    public EndlessProblem(int moves) {
        this.moves = moves;
    }

    @Override
    public int maxMoves() {
        return moves;
    }

    @Override
    public boolean isProverToMove() {
        return ply % 2 == 0;
    }

    @Override
    public int movesInto(int[] buffer) {
        for (int i = 0; i < moves; i++) {
            buffer[i] = i;
        }
        return moves;
    }

    @Override
    public void play(int move) {
        if (ply == trail.length) {
            trail = Arrays.copyOf(trail, 2 * ply);
        }
        trail[ply++] = path;
        path = moves * path + move;
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
        EndlessProblem copy = new EndlessProblem(moves);
        copy.trail = trail.clone();
        copy.path = path;
        copy.ply = ply;
        return Optional.of(copy);
    }
}

package org.sekilab.search;

import java.util.Arrays;
import java.util.Optional;

/**
 * A game that never ends and never repeats, so only a limit ends a search of it. It serves to measure limits. Mutable.
 */
public final class EndlessProblem implements Problem {
    private final int moves;
    private long[] trail = new long[64]; // [ply]: the earlier values of path
    private long path = 1; // the number of the path; each path has another one, modulo 2^64
    private int ply;

    /** @param moves the number of moves in each state; with one move, a search soon reaches its longest path */
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

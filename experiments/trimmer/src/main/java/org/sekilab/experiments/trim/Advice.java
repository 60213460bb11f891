package org.sekilab.experiments.trim;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.sekilab.model.Points;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;

/** What a strategy does where the stones are the same. Immutable when it is made. */
final class Advice {
    private static final long STONES = (1L << LocalShape.MAX_POINTS) - 1;

    private final StateReplay replay;
    private final StateLines lines;
    private final int[] locals; // [point of the strategy] the point of the game, or -1
    private final int pass; // of the strategy
    private final boolean isSameGame;
    private final Map<Stones, IntArrayList> states = new HashMap<>();

    /** The stones of a state, without ko and turn. */
    private record Stones(long attacker, long defender) {}

    /**
     * @param from the game of the strategy
     * @param to the game that is advised; all its points are in the other one
     */
    Advice(StateReplay replay, LocalShape from, LocalShape to) {
        this.replay = replay;
        this.lines = replay.merged();
        this.pass = from.size();
        this.isSameGame = to.size() == pass;
        this.locals = new int[pass];
        for (int local = 0; local < pass; local++) {
            int there = to.localOf(from.point(local));
            locals[local] = there < 0 ? Points.NONE : there;
        }
        for (int state = 0; state < replay.size(); state++) {
            Stones stones = new Stones(project(replay.low(state) & STONES), project(replay.high(state) & STONES));
            states.computeIfAbsent(stones, none -> new IntArrayList()).add(state);
        }
    }

    private long project(long mask) {
        if (isSameGame) {
            return mask;
        }
        long projected = 0;
        for (long rest = mask; rest != 0; rest &= rest - 1) {
            int local = locals[Long.numberOfTrailingZeros(rest)];
            projected |= local >= 0 ? 1L << local : 0;
        }
        return projected;
    }

    /** The strategy's moves with the stones of a state: first that of the state itself, if it is the same game. */
    int[] moves(LocalBoard board) {
        IntArrayList moves = new IntArrayList();
        int same = same(board);
        if (same >= 0) {
            addMove(same, moves);
        } else {
            with(board).forEach(state -> addMove(state, moves));
        }
        return moves.toIntArray();
    }

    private void addMove(int state, IntArrayList moves) {
        if (lines.kind(state) == StateLines.MOVE) {
            int move = lines.numbers(state)[0];
            int local = move == pass ? Points.PASS : locals[move];
            if (local != Points.NONE && !moves.contains(local)) {
                moves.add(local);
            }
        }
    }

    /** The pairs that the strategy has in a state of the same game. */
    Optional<int[]> pairs(LocalBoard board) {
        int same = same(board);
        boolean isThere = same >= 0 && lines.kind(same) == StateLines.PAIRS;
        return isThere ? Optional.of(lines.numbers(same)) : Optional.empty();
    }

    /** True if a state of the same game ends the strategy. */
    boolean isEnd(LocalBoard board) {
        int same = same(board);
        return same >= 0 && lines.kind(same) == StateLines.END;
    }

    private int same(LocalBoard board) {
        if (isSameGame) {
            for (int state : with(board)) {
                if (replay.low(state) == board.keyLow() && replay.high(state) == board.keyHigh()) {
                    return state;
                }
            }
        }
        return -1;
    }

    /** The states of the strategy with the stones of a state. */
    private IntArrayList with(LocalBoard board) {
        return states.getOrDefault(new Stones(board.attacker(), board.defender()), new IntArrayList());
    }
}

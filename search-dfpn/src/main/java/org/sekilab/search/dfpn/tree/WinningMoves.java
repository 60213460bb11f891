package org.sekilab.search.dfpn.tree;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;
import org.sekilab.search.Result;

/**
 * The moves of the winner in the states of a proof. Mutable while proofs are added; confined to one thread at a time.
 *
 * <p>Proves: a winner that follows the moves reaches a final state that it wins, or play is endless and the winner may
 * have that. Proofs are added in the order in which they were found, and the first move of a state stays. So play never
 * goes from an earlier proof to a later one. Within the proof of a leaf play follows that proof.
 */
final class WinningMoves {
    private static final int MOST = 200_000; // states of one leaf

    private final Map<Key, Integer> moves = new HashMap<>();
    private boolean isComplete = true;

    /** The key of a state. */
    record Key(long low, long high) {
        static Key of(Problem problem) {
            return new Key(problem.keyLow(), problem.keyHigh());
        }
    }

    /**
     * The moves of a result, from the state that was searched. States that its proof does not hold are left out, and
     * those beyond the first 200,000.
     */
    static WinningMoves of(Problem problem, Result result) {
        WinningMoves found = new WinningMoves();
        found.walk(problem, result, result.outcome() == Outcome.WIN, new HashSet<>());
        return found;
    }

    private void walk(Problem problem, Result result, boolean isProverWinner, Set<Key> met) {
        Key key = Key.of(problem);
        if (problem.outcome() != Outcome.UNKNOWN || !met.add(key)) {
            return;
        }
        if (met.size() > MOST) {
            isComplete = false;
            return;
        }
        if (problem.isProverToMove() == isProverWinner) {
            int move = result.proof().moveIn(problem);
            if (move == Problem.NO_MOVE) {
                isComplete = false;
            } else {
                moves.put(key, move);
                walkAfter(move, problem, result, isProverWinner, met);
            }
            return;
        }
        int[] replies = new int[problem.maxMoves()];
        int count = problem.movesInto(replies);
        for (int i = 0; i < count; i++) {
            walkAfter(replies[i], problem, result, isProverWinner, met);
        }
    }

    private void walkAfter(int move, Problem problem, Result result, boolean isProverWinner, Set<Key> met) {
        problem.play(move);
        walk(problem, result, isProverWinner, met);
        problem.undo();
    }

    /** Adds the move of a state that was won now. */
    void add(Key key, int move) {
        moves.putIfAbsent(key, move);
    }

    /** Adds the moves of a proof that was found now. */
    void addAll(WinningMoves later) {
        later.moves.forEach(moves::putIfAbsent);
        isComplete &= later.isComplete;
    }

    /** The move in the present state; {@link Problem#NO_MOVE} if there is none. */
    int moveIn(Problem problem) {
        return moves.getOrDefault(Key.of(problem), Problem.NO_MOVE);
    }

    /** True if the state has a move: the side to move wins it. */
    boolean contains(Key state) {
        return moves.containsKey(state);
    }

    /** False if a state of a proof is missing. */
    boolean isComplete() {
        return isComplete;
    }

    /** Writes the moves for {@link #readFrom}. */
    void writeTo(DataOutput out) throws IOException {
        out.writeBoolean(isComplete);
        out.writeInt(moves.size());
        for (Map.Entry<Key, Integer> each : moves.entrySet()) {
            out.writeLong(each.getKey().low());
            out.writeLong(each.getKey().high());
            out.writeInt(each.getValue());
        }
    }

    /** Reads what {@link #writeTo} wrote. */
    static WinningMoves readFrom(DataInput in) throws IOException {
        WinningMoves read = new WinningMoves();
        read.isComplete = in.readBoolean();
        int size = in.readInt();
        for (int i = 0; i < size; i++) {
            read.moves.put(new Key(in.readLong(), in.readLong()), in.readInt());
        }
        return read;
    }
}

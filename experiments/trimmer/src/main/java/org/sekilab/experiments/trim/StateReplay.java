package org.sekilab.experiments.trim;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.sekilab.model.Points;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.safety.certificate.FixedStones;
import org.sekilab.safety.certificate.LineOrder;
import org.sekilab.search.run.StateSet;

/** The states that the lines of a game belong to. Immutable when it is made. */
final class StateReplay {
    private static final int NOT_REACHED = -1;
    private static final long STONES = (1L << LocalShape.MAX_POINTS) - 1;

    private final LocalBoard board;
    private final StateLines lines;
    private final StateSet states = new StateSet();
    private final int[] stateOf; // [line] its state's index, or NOT_REACHED
    private final IntArrayList lastLines = new IntArrayList(); // [state]

    /** A line on the path. Mutable. */
    private static final class Visit {
        private final int line;
        private final int[] moves;
        private int done;

        private Visit(int line, int[] moves) {
            this.line = line;
            this.moves = moves;
        }
    }

    private StateReplay(LocalBoard board, StateLines lines) {
        this.board = board;
        this.lines = lines;
        this.stateOf = new int[lines.size()];
        Arrays.fill(stateOf, NOT_REACHED);
    }

    /**
     * Plays all moves of a game.
     *
     * @param board in the first state
     * @return nothing if the lines do not fit the game
     */
    static Optional<StateReplay> of(LocalBoard board, StateLines lines) {
        StateReplay replay = new StateReplay(board, lines);
        return replay.run() ? Optional.of(replay) : Optional.empty();
    }

    private boolean run() {
        Deque<Visit> path = new ArrayDeque<>();
        path.push(enter(0));
        while (!path.isEmpty()) {
            Visit visit = path.element();
            if (visit.done < visit.moves.length) {
                int move = visit.moves[visit.done];
                int next = lines.numbers(visit.line)[lines.firstSuccessor(visit.line) + visit.done++];
                if (stateOf[next] != NOT_REACHED) {
                    continue;
                }
                if (move != Points.PASS && !board.isLegal(move)) {
                    return false;
                }
                board.play(move);
                path.push(enter(next));
            } else {
                path.remove();
                if (!path.isEmpty()) {
                    board.undo();
                }
            }
            if (!path.isEmpty() && path.element().moves.length != successors(path.element().line)) {
                return false;
            }
        }
        return true;
    }

    private int successors(int line) {
        return lines.numbers(line).length - lines.firstSuccessor(line);
    }

    private Visit enter(int line) {
        int state = states.indexOf(board.keyLow(), board.keyHigh());
        if (state < 0) {
            state = states.size();
            states.add(board.keyLow(), board.keyHigh(), 0);
            lastLines.add(line);
        }
        lastLines.set(state, Math.max(line, lastLines.getInt(state)));
        stateOf[line] = state;
        return new Visit(
                line,
                switch (lines.kind(line)) {
                    case StateLines.REPLIES -> legalMoves(board);
                    case StateLines.MOVE -> {
                        int move = lines.numbers(line)[0];
                        yield new int[] {move == board.shape().size() ? Points.PASS : move};
                    }
                    default -> new int[0];
                });
    }

    /** The points in ascending order, then the pass. */
    static int[] legalMoves(LocalBoard board) {
        IntArrayList moves = new IntArrayList();
        for (long rest = board.empties(); rest != 0; rest &= rest - 1) {
            int move = Long.numberOfTrailingZeros(rest);
            if (board.isLegal(move)) {
                moves.add(move);
            }
        }
        moves.add(Points.PASS);
        return moves.toIntArray();
    }

    /** The number of different states. */
    int size() {
        return states.size();
    }

    /** The first half of the key of a state, as {@link LocalBoard#keyLow}. */
    long low(int state) {
        return states.low(state);
    }

    /** The second half of the key. */
    long high(int state) {
        return states.high(state);
    }

    /** The last line that belongs to a state. */
    int line(int state) {
        return lastLines.getInt(state);
    }

    /** The lines with one for each state, in an order by R-SUPERKO-1. Nothing if there is none. */
    Optional<StateLines> mergedUnderSuperko() {
        StateLines merged = merged();
        FixedStones fixed = new FixedStones(board);
        List<int[]> next = new ArrayList<>();
        List<LineOrder.Stones> stones = new ArrayList<>();
        int[] answers = new int[states.size()];
        for (int state = 0; state < states.size(); state++) {
            int[] numbers = merged.numbers(state);
            next.add(Arrays.copyOfRange(numbers, merged.firstSuccessor(state), numbers.length));
            stones.add(fixed.of(states.low(state) & STONES, states.high(state) & STONES));
            boolean isStone = merged.kind(state) == StateLines.MOVE
                    && numbers[0] < board.shape().size();
            answers[state] = isStone ? numbers[0] : LineOrder.NO_STONE;
        }
        LineOrder order = LineOrder.underSuperko(next, stones, answers);
        return order.isFound() ? Optional.of(merged.inOrder(IntArrayList.wrap(order.lines()))) : Optional.empty();
    }

    /** The lines with one for each state, in the order of the states: all moves lead to the last line of a state. */
    StateLines merged() {
        StateLines merged = new StateLines();
        for (int state = 0; state < states.size(); state++) {
            int line = line(state);
            int[] values = lines.numbers(line).clone();
            for (int i = lines.firstSuccessor(line); i < values.length; i++) {
                values[i] = stateOf[values[i]];
            }
            merged.add(lines.kind(line), values);
        }
        return merged;
    }
}

package org.sekilab.verify;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sekilab.verify.CheckedZone.Goal;

/**
 * All states that play can reach in a local game, by the rules of the checker itself. So it finds a strategy wherever
 * the checker would accept one. Mutable while it grows, confined to one thread.
 */
final class BruteForce {
    private static final int LOST = -1;
    private static final int UNKNOWN = -2;

    private final Goal goal;
    private final int maxStates;
    private final int maxLeafPairs;
    private final Map<WallState, Integer> indices = new HashMap<>();
    private final List<WallState> states = new ArrayList<>();
    private final List<int[]> next = new ArrayList<>(); // [state] by the legal moves in order, the pass last
    private final List<int[]> moves = new ArrayList<>(); // [state] in the same order
    private final List<Optional<int[]>> pairs = new ArrayList<>(); // [state] that decide it
    private int[] ranks = {}; // [state] moves to the goal at most, LOST if it is not forced

    private BruteForce(Goal goal, int maxStates, int maxLeafPairs) {
        this.goal = goal;
        this.maxStates = maxStates;
        this.maxLeafPairs = maxLeafPairs;
    }

    /**
     * The lines of states by which the winner reaches a goal in finitely many moves. None if it is not forced, or there
     * are too many states.
     *
     * @param maxLeafPairs the most pairs of a state that pairs decide, negative for no state that pairs decide
     */
    static Optional<List<String>> lines(WallState start, Goal goal, int maxStates, int maxLeafPairs) {
        BruteForce all = new BruteForce(goal, maxStates, goal.isAttackers() ? -1 : maxLeafPairs);
        if (!all.reach(start)) {
            return Optional.empty();
        }
        all.rank();
        return all.ranks[0] == LOST ? Optional.empty() : Optional.of(all.strategy());
    }

    private boolean reach(WallState start) {
        index(start);
        for (int state = 0; state < states.size(); state++) {
            if (states.size() > maxStates) {
                return false;
            }
            expand(states.get(state));
        }
        return true;
    }

    private int index(WallState state) {
        Integer known = indices.putIfAbsent(state, states.size());
        if (known != null) {
            return known;
        }
        states.add(state);
        return states.size() - 1;
    }

    private void expand(WallState state) {
        Optional<int[]> leaf = isEnd(state) || isDoubtful(state) ? Optional.empty() : leaf(state);
        pairs.add(leaf);
        List<Integer> legal = new ArrayList<>();
        List<Integer> successors = new ArrayList<>();
        if (!isEnd(state) && !isDoubtful(state) && leaf.isEmpty()) {
            for (int move = 0; move < state.game().size(); move++) {
                Optional<WallState> after = state.after(move);
                if (after.isPresent()) {
                    legal.add(move);
                    successors.add(index(after.get()));
                }
            }
            legal.add(state.game().size());
            successors.add(index(state.afterPass()));
        }
        moves.add(legal.stream().mapToInt(Integer::intValue).toArray());
        next.add(successors.stream().mapToInt(Integer::intValue).toArray());
    }

    private static boolean isAttackersTurn(WallState state) {
        return !state.turn().isOver() && !state.turn().isDefenders();
    }

    private static boolean isDoubtful(WallState state) {
        return isAttackersTurn(state) && state.findDoubtfulStones();
    }

    private static boolean isLost(WallState state) {
        return state.turn().isCaptured() || isAttackersTurn(state) && state.findBlockInLastEye();
    }

    private static boolean isEnd(WallState state) {
        return state.turn().isOver() || isLost(state);
    }

    /** Whether the winner wants this end. */
    private boolean isWanted(WallState state) {
        boolean isGood = !isLost(state)
                && (goal == Goal.ALIVE
                        || state.isClear()
                        || goal.isSekiEnough() && !new AttackerEyes(state).liveOnTerritory());
        return isEnd(state) && isGood != goal.isAttackers();
    }

    /** Pairs that decide a state: none, or two points. */
    private Optional<int[]> leaf(WallState state) {
        boolean mayEndNow = state.turn().isPassed() && isAttackersTurn(state);
        if (maxLeafPairs < 0 || mayEndNow && !state.isClear()) {
            return Optional.empty();
        }
        int[] empties = bits(state.empties());
        for (int i = -1; i < (maxLeafPairs == 0 ? 0 : empties.length); i++) {
            for (int j = i + 1; j < (i < 0 ? 1 : empties.length); j++) {
                int[] local = i < 0 ? new int[0] : new int[] {empties[i], empties[j]};
                int[] points = Arrays.stream(local).map(state.game()::point).toArray();
                if (new PairStrategy(List.of(state), points).holds()
                        || new PairStrategy(List.of(state.keepingAll()), points).holds()) {
                    return Optional.of(local);
                }
            }
        }
        return Optional.empty();
    }

    private static int[] bits(long mask) {
        int[] bits = new int[Long.bitCount(mask)];
        long rest = mask;
        for (int i = 0; i < bits.length; i++, rest &= rest - 1) {
            bits[i] = Long.numberOfTrailingZeros(rest);
        }
        return bits;
    }

    private void rank() {
        ranks = new int[states.size()];
        for (int state = 0; state < ranks.length; state++) {
            boolean isWon = pairs.get(state).isPresent() || isWanted(states.get(state));
            ranks[state] = isWon ? 0 : next.get(state).length == 0 ? LOST : UNKNOWN;
        }
        boolean isChanged = true;
        for (int rank = 1; isChanged; rank++) {
            isChanged = false;
            for (int state = 0; state < ranks.length; state++) {
                if (ranks[state] == UNKNOWN && isForced(state, rank)) {
                    ranks[state] = rank;
                    isChanged = true;
                }
            }
        }
        for (int state = 0; state < ranks.length; state++) {
            ranks[state] = Math.max(ranks[state], LOST);
        }
    }

    private boolean isForced(int state, int rank) {
        boolean isWinners = isWinners(state);
        for (int successor : next.get(state)) {
            boolean isLower = ranks[successor] >= 0 && ranks[successor] < rank;
            if (isLower == isWinners) {
                return isWinners;
            }
        }
        return !isWinners;
    }

    private boolean isWinners(int state) {
        return states.get(state).turn().isDefenders() != goal.isAttackers();
    }

    /** The winner's lines. Each state stands before its successors. */
    private List<String> strategy() {
        List<Integer> order = new ArrayList<>(); // of states that are reached, each after its successors
        visit(0, new boolean[states.size()], order);
        int[] lines = new int[states.size()];
        for (int i = 0; i < order.size(); i++) {
            lines[order.get(i)] = order.size() - 1 - i;
        }
        List<String> text = new ArrayList<>();
        for (int i = order.size() - 1; i >= 0; i--) {
            text.add(line(order.get(i), lines));
        }
        return text;
    }

    private void visit(int state, boolean[] isVisited, List<Integer> order) {
        if (!isVisited[state]) {
            isVisited[state] = true;
            for (int successor : wanted(state)) {
                visit(next.get(state)[successor], isVisited, order);
            }
            order.add(state);
        }
    }

    /** The indices of the moves that a line names: a better one of the winner, or all of the loser. */
    private int[] wanted(int state) {
        int[] all = next.get(state);
        for (int i = 0; isWinners(state) && i < all.length; i++) {
            if (ranks[all[i]] >= 0 && ranks[all[i]] < ranks[state]) {
                return new int[] {i};
            }
        }
        int[] indices = new int[all.length];
        Arrays.setAll(indices, i -> i);
        return indices;
    }

    private String line(int state, int[] lines) {
        StringBuilder line = new StringBuilder();
        if (pairs.get(state).isPresent()) {
            line.append('=');
            Arrays.stream(pairs.get(state).get())
                    .forEach(point -> line.append(' ').append(point));
            return line.toString();
        }
        int[] indices = wanted(state);
        line.append(indices.length == 0 ? "." : isWinners(state) ? "d" : "a");
        for (int i : indices) {
            int move = moves.get(state)[i];
            if (isWinners(state)) {
                line.append(' ').append(move == states.get(state).game().size() ? "p" : Integer.toString(move));
            }
            line.append(' ').append(lines[next.get(state)[i]] - lines[state]);
        }
        return line.toString();
    }
}

package org.sekilab.semeai.certify;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.sekilab.model.Color;
import org.sekilab.semeai.area.SemeaiArea;
import org.sekilab.semeai.play.SemeaiBoard;

/**
 * How a side of a race reaches a goal: its states as lines of a certificate. Immutable.
 *
 * <p>Source: none; states are valued backwards from the ends of the race.
 * <p>Proves: each play by the strategy ends, and ends with the goal, because each state stands before its successors.
 * <p>Differs: no paper describes it.
 * <p>Cost: the memory of all states of the race that matter for the goal.
 *
 * @param side the side that plays by the strategy
 * @param lines a line for each state
 */
public record RaceStrategy(Color side, StrategyGoal goal, List<String> lines) {
    public RaceStrategy {
        lines = List.copyOf(lines);
    }

    /**
     * Finds a strategy.
     *
     * @param banned the sides that may not retake a ko at once
     * @param first the side that moves first
     * @param mostStates the number of states at which the enumeration ends
     * @return empty if there are more states
     * @throws IllegalStateException if the side has no such strategy
     */
    public static Optional<RaceStrategy> find(
            SemeaiArea area, Set<Color> banned, Color first, Color side, StrategyGoal goal, int mostStates) {
        SemeaiBoard board = new SemeaiBoard(area, banned, first, SemeaiBoard.End.TWO_PASSES);
        RaceStates states = new RaceStates(board, side, goal);
        if (!states.find(mostStates)) {
            return Optional.empty();
        }
        Reached reached = new Reached(states.states());
        if (!reached.isFirstReached()) {
            throw new IllegalStateException(
                    "%s has no strategy that %s: %s".formatted(side, goal.name().toLowerCase(Locale.ROOT), board));
        }
        return Optional.of(new RaceStrategy(side, goal, reached.lines(area.size())));
    }

    /** The states from which the goal is reached, each after states that it leads to. Mutable while it grows. */
    private static final class Reached {
        private final List<RaceStates.State> states;
        private final int[] places; // [state] its place in the order, from 1; 0 before it is there
        private final IntArrayList order = new IntArrayList();

        private Reached(List<RaceStates.State> states) {
            this.states = states;
            this.places = new int[states.size()];
            int[] left = new int[states.size()]; // [state] successors that are not there yet
            List<IntArrayList> before = new ArrayList<>(); // [state] the states that lead to it
            for (int i = 0; i < left.length; i++) {
                before.add(new IntArrayList(0));
            }
            for (int i = 0; i < left.length; i++) {
                RaceStates.State state = states.get(i);
                for (int next : state.next()) {
                    if (next != RaceStates.GOOD_END) {
                        before.get(next).add(i);
                        left[i]++;
                    }
                }
                boolean isEnd = left[i] < state.next().length;
                boolean isDecided = state.kind() == RaceStates.Kind.SETTLED
                        || state.kind() == RaceStates.Kind.OWN && isEnd
                        || state.kind() == RaceStates.Kind.OTHERS && left[i] == 0;
                if (isDecided) {
                    add(i);
                }
            }
            for (int done = 0; done < order.size() && places[0] == 0; done++) {
                for (int state : before.get(order.getInt(done))) {
                    left[state]--;
                    if (places[state] == 0 && (isOwn(state) || left[state] == 0)) {
                        add(state);
                    }
                }
            }
        }

        private boolean isOwn(int state) {
            return states.get(state).kind() == RaceStates.Kind.OWN;
        }

        private void add(int state) {
            order.add(state);
            places[state] = order.size();
        }

        private boolean isFirstReached() {
            return places[0] > 0;
        }

        /** The lines of the states that the strategy needs. */
        private List<String> lines(int pass) {
            BitSet needed = new BitSet();
            int[] choices = new int[states.size()]; // [state of the side] the index of its move
            needed.set(places[0]);
            for (int place = places[0]; place > 0; place = needed.previousSetBit(place - 1)) {
                int number = order.getInt(place - 1);
                int[] next = states.get(number).next();
                if (isOwn(number)) {
                    choices[number] = choice(next, place, needed);
                    next = new int[] {next[choices[number]]};
                }
                for (int each : next) {
                    if (each != RaceStates.GOOD_END) {
                        needed.set(places[each]);
                    }
                }
            }
            int count = needed.cardinality();
            int[] lineOf = new int[order.size() + 1]; // [place] from 0, for the needed ones
            List<String> lines = new ArrayList<>();
            boolean isEnd = false;
            int line = count;
            for (int place = needed.nextSetBit(0); place > 0; place = needed.nextSetBit(place + 1)) {
                lineOf[place] = --line;
                int number = order.getInt(place - 1);
                RaceStates.State state = states.get(number);
                int[] steps = new int[state.next().length];
                for (int i = 0; i < steps.length; i++) {
                    int next = state.next()[i];
                    steps[i] = (next == RaceStates.GOOD_END ? count : lineOf[places[next]]) - line;
                    isEnd |= next == RaceStates.GOOD_END && (!isOwn(number) || i == choices[number]);
                }
                lines.add(text(state, steps, choices[number], pass));
            }
            Collections.reverse(lines);
            if (isEnd) {
                lines.add(".");
            }
            return lines;
        }

        /** A move to a state that is needed anyway, or else the move that reaches the goal first. */
        private int choice(int[] next, int place, BitSet needed) {
            int best = -1;
            for (int i = 0; i < next.length; i++) {
                int to = next[i] == RaceStates.GOOD_END ? 0 : places[next[i]];
                boolean isReached = to > 0 && to < place || next[i] == RaceStates.GOOD_END;
                if (isReached && (to == 0 || needed.get(to))) {
                    return i;
                }
                if (isReached && (best < 0 || to < places[next[best]])) {
                    best = i;
                }
            }
            return best;
        }

        private static String text(RaceStates.State state, int[] steps, int choice, int pass) {
            return switch (state.kind()) {
                case SETTLED -> "=";
                case OWN -> {
                    int move = state.moves()[choice];
                    yield "d %s %d".formatted(move == pass ? "p" : Integer.toString(move), steps[choice]);
                }
                case OTHERS -> {
                    StringBuilder line = new StringBuilder("a");
                    Arrays.stream(steps).forEach(step -> line.append(' ').append(step));
                    yield line.toString();
                }
                case LOST -> throw new IllegalStateException("a lost state is needed");
            };
        }
    }
}

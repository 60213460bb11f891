package org.sekilab.verify;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;

/**
 * Finds strategies of life and death by brute force, as certificates with zones that shrink at random on the way. It
 * plays the game of the rules as the page says, with none of the checker's code. Mutable, confined to one thread.
 */
final class LifeWriter {
    private static final int MAX_STATES = 4_000; // of a zone
    private static final int MAX_LINES = 500;
    private static final int TRIES = 3; // of smaller zones, for each line
    private static final int PLIES = 2; // after which a state may be won in a smaller zone only
    private static final int TRIES_TO_WIN = 6;

    private final LifeQuestion question;
    private final Random random;
    private final Set<Leniency> leniencies;
    private final Map<State, Integer> ranks = new HashMap<>(); // -1 for states that are not won
    private final Map<State, State> choices = new HashMap<>(); // the state that a move leads to -> in its zone
    private final Map<State, State> answers = new HashMap<>(); // the states after the prover's moves
    private final Set<State> visited = new HashSet<>();
    private final List<State> order = new ArrayList<>(); // a state stands behind its successors
    private final Map<Integer, Integer> zones = new LinkedHashMap<>(); // their numbers

    /** A rule that is left out, for strategies that the checker must reject. */
    enum Leniency {
        DOUBTFUL,
        PASS_AFTER_KO,
        PASS,
        FIRM_STONES,
        KO_OF_THE_PROVER,
        OUTER_STONES_FALL,
        OPEN_EYES,
        ONE_EYE,
        REPLACED_TARGETS,
        LOST_TARGETS_ARE_CAPTURED,
        KO_IS_FORGOTTEN,
        TARGETS_LIVE
    }

    /** A state of the game in a zone. */
    record State(int zone, int prover, int opponent, boolean isProvers, int ko, int targets, int dropped) {}

    LifeWriter(LifeQuestion question, Random random, Set<Leniency> leniencies) {
        this.question = question;
        this.random = random;
        this.leniencies = leniencies;
    }

    /** The lines of a strategy from its points on; empty if there is none, or none was found. */
    Optional<List<String>> write(StoneBoard board) {
        int all = question.groups().stream().reduce(0, (one, other) -> one | other);
        State whole = new State(
                (1 << question.near().size()) - 1,
                question.prover(),
                question.opponent(),
                question.isProverFirst(),
                -1,
                all,
                0);
        State first = restrict(whole, question.area());
        if (!isWon(first, PLIES)) {
            return Optional.empty();
        }
        zones.put(question.area(), 0);
        visit(first);
        return order.size() > MAX_LINES ? Optional.empty() : Optional.of(lines(board));
    }

    private List<String> lines(StoneBoard board) {
        Collections.reverse(order);
        Map<State, Integer> numbers = new HashMap<>();
        order.forEach(state -> numbers.put(state, numbers.size()));
        StringBuilder points = new StringBuilder("points");
        for (int point = 0; point < question.near().size(); point++) {
            points.append((question.area() >> point & 1) == 1 ? " " + board.name(point) : "");
        }
        List<String> lines = new ArrayList<>(List.of(points.toString(), "zones " + zones.size()));
        zones.keySet().forEach(zone -> lines.add(Integer.toHexString(local(zone))));
        lines.add("states " + order.size());
        for (State state : order) {
            StringBuilder line = new StringBuilder().append(zones.get(state.zone));
            if (isReached(state)) {
                line.append(" .");
            } else if (state.isProvers) {
                State next = known(answers, state);
                int move = moves(state).entrySet().stream()
                        .filter(each -> each.getValue().equals(next))
                        .findFirst()
                        .orElseThrow()
                        .getKey();
                line.append(" d ").append(move < 0 ? "p" : Integer.toString(Integer.bitCount(below(move))));
                line.append(' ').append(step(state, next, numbers));
            } else {
                line.append(" a");
                for (State next : moves(state).values()) {
                    line.append(' ').append(step(state, next, numbers));
                }
            }
            lines.add(line.toString());
        }
        return lines;
    }

    private int step(State state, State next, Map<State, Integer> numbers) {
        return known(numbers, known(choices, next)) - known(numbers, state);
    }

    private static <K, V> V known(Map<K, V> map, K key) {
        return Objects.requireNonNull(map.get(key));
    }

    /** The points of the area before a point. */
    private int below(int point) {
        return question.area() & (1 << point) - 1;
    }

    private int local(int zone) {
        int local = 0;
        for (int rest = zone; rest != 0; rest &= rest - 1) {
            local |= 1 << Integer.bitCount(below(Integer.numberOfTrailingZeros(rest)));
        }
        return local;
    }

    /** Orders the lines from a state on, which is won. */
    private void visit(State state) {
        if (order.size() > MAX_LINES || !visited.add(state)) {
            return;
        }
        zones.putIfAbsent(state.zone, zones.size());
        if (!isReached(state)) {
            List<State> next = new ArrayList<>(moves(state).values());
            if (state.isProvers) {
                next.removeIf(each -> rank(each) < 0 || rank(each) >= rank(state));
                next = List.of(answers.computeIfAbsent(state, pick(next)));
            }
            next.forEach(each -> visit(choices.computeIfAbsent(each, this::shrink)));
        }
        order.add(state);
    }

    private Function<State, State> pick(List<State> states) {
        return state -> states.get(random.nextInt(states.size()));
    }

    /** Whether a state is won in its zone, or in smaller zones after some moves. */
    private boolean isWon(State state, int plies) {
        if (rank(state) >= 0) {
            return true;
        }
        if (plies == 0 || isHopeless(state)) {
            return false;
        }
        List<State> next = new ArrayList<>(moves(state).values());
        Collections.shuffle(next, random);
        if (!state.isProvers) {
            return next.stream().allMatch(each -> isChosen(each, plies - 1));
        }
        Optional<State> answer =
                next.stream().filter(each -> isChosen(each, plies - 1)).findFirst();
        answer.ifPresent(each -> answers.put(state, each));
        return answer.isPresent();
    }

    /** Whether a zone is found in which a state that a move leads to is won. */
    private boolean isChosen(State state, int plies) {
        for (int i = 0; i < TRIES_TO_WIN && !choices.containsKey(state); i++) {
            State smaller = i == 0 ? state : restrict(state, smaller(state.zone));
            if (isWon(smaller, i == 0 ? plies : 0)) {
                choices.put(state, smaller);
            }
        }
        return choices.containsKey(state);
    }

    private int smaller(int zone) {
        int smaller = zone;
        for (int points = 1 + random.nextInt(3); points > 0; points--) {
            smaller &= ~(1 << random.nextInt(question.near().size()));
        }
        return smaller;
    }

    /** The same state in a smaller zone, if it is won there. */
    private State shrink(State state) {
        State smallest = state;
        for (int i = 0; i < TRIES; i++) {
            State smaller = restrict(smallest, smaller(smallest.zone));
            smallest = rank(smaller) >= 0 ? smaller : smallest;
        }
        return smallest;
    }

    /** How many moves the goal is away at most, or -1. */
    private int rank(State state) {
        if (!ranks.containsKey(state)) {
            solve(state);
        }
        return ranks.getOrDefault(state, -1);
    }

    private void solve(State first) {
        List<State> states = new ArrayList<>(List.of(first));
        Map<State, List<State>> before = new HashMap<>();
        Map<State, Integer> left = new HashMap<>();
        List<State> queue = new ArrayList<>();
        before.put(first, new ArrayList<>());
        for (int i = 0; i < states.size() && states.size() <= MAX_STATES; i++) {
            State state = states.get(i);
            ranks.put(state, -1);
            boolean isEnd = isReached(state) || isHopeless(state);
            Map<Integer, State> moves = isEnd ? Map.of() : moves(state);
            if (isReached(state) || !isEnd && !state.isProvers && moves.isEmpty()) {
                ranks.put(state, 0);
                queue.add(state);
            }
            left.put(state, moves.size());
            for (State next : moves.values()) {
                if (!before.containsKey(next)) {
                    before.put(next, new ArrayList<>());
                    states.add(next);
                }
                before.get(next).add(state);
            }
        }
        if (states.size() > MAX_STATES) {
            states.forEach(ranks::remove);
            ranks.put(first, -1);
            return;
        }
        for (int i = 0; i < queue.size(); i++) {
            int rank = known(ranks, queue.get(i)) + 1;
            for (State each : known(before, queue.get(i))) {
                left.merge(each, -1, Integer::sum);
                if (known(ranks, each) < 0 && (each.isProvers || known(left, each) == 0)) {
                    ranks.put(each, rank);
                    queue.add(each);
                }
            }
        }
    }

    private boolean is(Leniency leniency) {
        return leniencies.contains(leniency);
    }

    private int around(int mask) {
        return LifeQuestion.around(question.near(), mask);
    }

    private int flood(int seed, int mask) {
        return LifeQuestion.flood(question.near(), seed, mask);
    }

    private boolean isAtWall(int stones, int zone) {
        return (around(stones) & ~zone) != 0;
    }

    private State restrict(State state, int zone) {
        int dropped = state.dropped;
        int targets = 0;
        boolean isAgainst = question.goal() != LifeQuestion.Goal.LIVE;
        for (int i = 0; i < question.groups().size(); i++) {
            int remaining = state.targets & question.groups().get(i);
            if (isAgainst && (remaining & ~zone) != 0 && !is(Leniency.LOST_TARGETS_ARE_CAPTURED)) {
                dropped |= 1 << i;
            }
            targets |= (dropped >> i & 1) == 0 ? remaining & zone : 0;
        }
        int ko = state.ko >= 0 && (zone >> state.ko & 1) == 1 && !is(Leniency.KO_IS_FORGOTTEN) ? state.ko : -1;
        return new State(zone, state.prover & zone, state.opponent & zone, state.isProvers, ko, targets, dropped);
    }

    /** The legal moves in the order of the certificate, the pass as -1. */
    private Map<Integer, State> moves(State state) {
        Map<Integer, State> moves = new LinkedHashMap<>();
        int empties = state.zone & ~state.prover & ~state.opponent;
        for (int rest = empties; rest != 0; rest &= rest - 1) {
            int point = Integer.numberOfTrailingZeros(rest);
            if (point != state.ko) {
                play(state, point).ifPresent(next -> moves.put(point, next));
            }
        }
        boolean isCounted =
                !question.goal().isKeeping() && !is(Leniency.PASS) || state.ko >= 0 && !is(Leniency.PASS_AFTER_KO);
        if (state.isProvers || isCounted) {
            moves.put(
                    -1,
                    new State(
                            state.zone,
                            state.prover,
                            state.opponent,
                            !state.isProvers,
                            -1,
                            state.targets,
                            state.dropped));
        }
        return moves;
    }

    private Optional<State> play(State state, int point) {
        int stone = 1 << point;
        int own = (state.isProvers ? state.prover : state.opponent) | stone;
        int others = state.isProvers ? state.opponent : state.prover;
        int empties = state.zone & ~own & ~others;
        int captured = 0;
        for (int rest = around(stone) & others; rest != 0; ) {
            int group = flood(rest & -rest, others);
            boolean isOuter = state.isProvers && isAtWall(group, state.zone) && !is(Leniency.OUTER_STONES_FALL);
            captured |= (around(group) & empties) == 0 && !isOuter ? group : 0;
            rest &= ~group;
        }
        int group = flood(stone, own);
        boolean isFree = (around(group) & empties) != 0 || !state.isProvers && isAtWall(group, state.zone);
        if (captured == 0 && !isFree) {
            return Optional.empty();
        }
        int left = others & ~captured;
        int targets = state.targets & ~captured;
        if (is(Leniency.REPLACED_TARGETS) && state.isProvers == (question.goal() == LifeQuestion.Goal.LIVE)) {
            targets |= stone & question.groups().stream().reduce(0, (one, other) -> one | other);
        }
        int ko = Integer.bitCount(captured) == 1 && isKo(state, stone, left, captured)
                ? Integer.numberOfTrailingZeros(captured)
                : -1;
        return Optional.of(new State(
                state.zone,
                state.isProvers ? own : left,
                state.isProvers ? left : own,
                !state.isProvers,
                ko,
                targets,
                state.dropped));
    }

    private boolean isKo(State state, int stone, int left, int captured) {
        if (state.isProvers != question.isProversKo()) {
            return false;
        }
        int others = around(stone) & ~captured;
        if (!state.isProvers) {
            return (others & state.zone & ~left) == 0 && !is(Leniency.KO_OF_THE_PROVER);
        }
        if (state.zone == question.area() || is(Leniency.FIRM_STONES)) {
            return (others & state.zone & ~left) == 0;
        }
        for (int rest = others; rest != 0; rest &= rest - 1) {
            if ((rest & -rest & left) == 0 || isAtWall(flood(rest & -rest, left), state.zone)) {
                return false;
            }
        }
        return true;
    }

    /** Whether the state proves nothing, whatever follows. */
    private boolean isHopeless(State state) {
        boolean isLost = switch (question.goal()) {
            case LIVE -> question.groups().stream().anyMatch(group -> (group & state.targets) == 0);
            case PREVENT ->
                !is(Leniency.TARGETS_LIVE)
                        && !hasGroupWithout(state, living(state, state.opponent, state.prover, true));
            default -> false;
        };
        if (isLost || state.isProvers || is(Leniency.DOUBTFUL)) {
            return isLost;
        }
        int outer = 0;
        for (int rest = state.opponent; rest != 0; ) {
            int group = flood(rest & -rest, state.opponent);
            outer |= isAtWall(group, state.zone) ? group : 0;
            rest &= ~group;
        }
        for (int rest = state.prover; rest != 0; ) {
            int group = flood(rest & -rest, state.prover);
            rest &= ~group;
            int liberties = around(group) & state.zone & ~state.prover & ~state.opponent;
            boolean isBanned = state.ko >= 0 && liberties == 1 << state.ko; // the opponent cannot take it now
            if (Integer.bitCount(liberties) <= 1
                    && !isBanned
                    && (isAtWall(group, state.zone) || (around(group) & outer) != 0)) {
                return true;
            }
        }
        return false;
    }

    private boolean isReached(State state) {
        return switch (question.goal()) {
            case LIVE -> {
                int living = living(state, state.prover, state.opponent, false) & state.targets;
                yield question.groups().stream().allMatch(group -> (group & living) != 0);
            }
            case ANY -> living(state, state.prover, state.opponent, false) != 0;
            case KILL, PREVENT -> hasGroupWithout(state, -1);
        };
    }

    /** Whether no remaining target of some group that is not dropped is among some stones. */
    private boolean hasGroupWithout(State state, int stones) {
        boolean hasGroup = false;
        for (int i = 0; i < question.groups().size(); i++) {
            hasGroup |= (state.dropped >> i & 1) == 0
                    && (state.targets & stones & question.groups().get(i)) == 0;
        }
        return hasGroup;
    }

    /** @param ownsWall whether the wall belongs to the living stones of this side */
    private int living(State state, int own, int others, boolean ownsWall) {
        int living = own;
        for (int last = 0; last != living; ) {
            last = living;
            for (int rest = last; rest != 0; ) {
                int group = flood(rest & -rest, last);
                rest &= ~group;
                boolean isOuter = ownsWall && isAtWall(group, state.zone);
                int eyes = eyes(state.zone, own, others, group, ownsWall ? living | ~state.zone : living);
                living &= !isOuter && eyes < (is(Leniency.ONE_EYE) ? 1 : 2) ? ~group : -1;
            }
        }
        return living;
    }

    private int eyes(int zone, int own, int others, int group, int living) {
        int eyes = 0;
        for (int rest = zone & ~own; rest != 0; ) {
            int region = flood(rest & -rest, zone & ~own);
            rest &= ~region;
            int empties = region & ~others;
            int outside = around(region) & ~region & ~living;
            boolean isClosed = is(Leniency.OPEN_EYES) ? (outside & zone) == 0 : outside == 0;
            eyes += empties != 0 && isClosed && (empties & ~around(group)) == 0 ? 1 : 0;
        }
        return eyes;
    }
}

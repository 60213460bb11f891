package org.sekilab.verify;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * The race between two blocks of a small board by plain enumeration. It shares nothing with the checker: boards are
 * strings of the letters {@code . X O}, and all is found by walks over points. A point is {@code row * width + column},
 * rows from the bottom.
 */
final class PlainRace {
    private static final int PASS = -1;

    private final int width;
    private final String board;
    private final String essential; // by point: the letter of its block at a point of an essential block, else a dot
    private final Set<Integer> walls = new HashSet<>();
    private final List<List<Integer>> near; // by point
    private final List<Integer> area;
    private final int black;
    private final int white;

    /**
     * A state that is not over.
     *
     * @param ko the point that is banned, or {@link #PASS}
     */
    record State(String stones, char mover, int ko, boolean isPassed) {}

    /**
     * How a race goes on after a move.
     *
     * @param after empty if the race is over
     * @param captor the side that has captured a block, or a dot
     */
    record Next(int move, Optional<State> after, char captor) {}

    /** The goal of a side, X or O. */
    record Aim(char side, boolean isCapture) {
        private boolean isReachedBy(Next next) {
            return next.captor == side || !isCapture && next.captor == '.';
        }
    }

    /** @param rows from the top */
    PlainRace(List<String> rows, int black, int white) {
        this.width = rows.get(0).length();
        StringBuilder letters = new StringBuilder();
        rows.forEach(row -> letters.insert(0, row));
        this.board = letters.toString();
        this.near = IntStream.range(0, board.length()).mapToObj(this::findNear).toList();
        this.black = black;
        this.white = white;
        Set<Integer> blocks = new HashSet<>(connected(black, board));
        blocks.addAll(connected(white, board));
        StringBuilder marks = new StringBuilder(".".repeat(board.length()));
        blocks.forEach(point -> marks.setCharAt(point, board.charAt(point)));
        this.essential = marks.toString();
        Set<Integer> reached = blocks;
        Set<Integer> before = Set.of();
        while (!reached.equals(before)) {
            before = reached;
            walls.clear();
            walls.addAll(walls('X', before));
            walls.addAll(walls('O', before));
            reached = new HashSet<>(blocks);
            for (boolean isGrowing = true; isGrowing; ) {
                Set<Integer> grown = new HashSet<>(reached);
                reached.forEach(point -> grown.addAll(near(point)));
                grown.removeAll(walls);
                isGrowing = grown.size() > reached.size();
                reached = grown;
            }
        }
        Set<Integer> points = new TreeSet<>(reached);
        points.removeAll(blocks);
        this.area = List.copyOf(points);
    }

    List<Integer> area() {
        return area;
    }

    Set<Integer> walls() {
        return walls;
    }

    List<Integer> near(int point) {
        return near.get(point);
    }

    private List<Integer> findNear(int point) {
        List<Integer> near = new ArrayList<>();
        int column = point % width;
        if (column > 0) {
            near.add(point - 1);
        }
        if (column < width - 1) {
            near.add(point + 1);
        }
        if (point >= width) {
            near.add(point - width);
        }
        if (point + width < board.length()) {
            near.add(point + width);
        }
        return List.copyOf(near);
    }

    /** The points around one that are connected with it, and have the same letter. */
    Set<Integer> connected(int point, String stones) {
        return connected(point, other -> stones.charAt(other) == stones.charAt(point));
    }

    private Set<Integer> connected(int point, Predicate<Integer> isOpen) {
        Set<Integer> found = new HashSet<>(Set.of(point));
        List<Integer> waiting = new ArrayList<>(found);
        while (!waiting.isEmpty()) {
            for (int next : near(waiting.remove(0))) {
                if (isOpen.test(next) && found.add(next)) {
                    waiting.add(next);
                }
            }
        }
        return found;
    }

    private Set<Integer> around(Set<Integer> points) {
        Set<Integer> around = new HashSet<>();
        points.forEach(point -> around.addAll(near(point)));
        around.removeAll(points);
        return around;
    }

    /** The stones of a color that need no move in the area to live. */
    private Set<Integer> walls(char color, Set<Integer> reached) {
        Set<Integer> alive = new HashSet<>();
        for (int point = 0; point < board.length(); point++) {
            if (board.charAt(point) == color && essential.charAt(point) == '.') {
                alive.add(point);
            }
        }
        for (int before = -1; before != alive.size(); ) {
            before = alive.size();
            for (int stone : Set.copyOf(alive)) {
                Set<Integer> block = connected(stone, board);
                Set<Set<Integer>> rooms = new HashSet<>();
                for (int point : around(block)) {
                    Set<Integer> room = connected(point, other -> board.charAt(other) != color);
                    boolean isRoom = room.stream().noneMatch(reached::contains)
                            && alive.containsAll(around(room))
                            && room.stream()
                                    .filter(each -> board.charAt(each) == '.')
                                    .allMatch(around(block)::contains);
                    if (isRoom) {
                        rooms.add(room);
                    }
                }
                if (rooms.size() < 2) {
                    alive.removeAll(block);
                }
            }
        }
        return alive;
    }

    boolean hasLiberty(int point, String stones) {
        boolean[] isFound = new boolean[stones.length()];
        int[] block = new int[stones.length()];
        block[0] = point;
        isFound[point] = true;
        int found = 1;
        for (int i = 0; i < found; i++) {
            for (int next : near(block[i])) {
                if (stones.charAt(next) == '.') {
                    return true;
                }
                if (stones.charAt(next) == stones.charAt(point) && !isFound[next]) {
                    isFound[next] = true;
                    block[found] = next;
                    found++;
                }
            }
        }
        return false;
    }

    /** True if the stone at a point has a liberty in the beginning. */
    boolean hasLiberty(int point) {
        return hasLiberty(point, board);
    }

    /** True if the block at a point has a stone at a later point than another one. */
    boolean reaches(int point, int other) {
        return connected(point, board).stream().anyMatch(each -> each >= other);
    }

    State first(char mover) {
        return new State(board, mover, PASS, false);
    }

    /** All legal moves, points first. */
    List<Next> moves(State state, char koWinner) {
        List<Next> moves = new ArrayList<>();
        for (int point : area) {
            stone(state, point, koWinner).ifPresent(moves::add);
        }
        State passed = new State(state.stones, other(state.mover), PASS, true);
        moves.add(new Next(PASS, state.isPassed ? Optional.empty() : Optional.of(passed), '.'));
        return moves;
    }

    private Optional<Next> stone(State state, int point, char koWinner) {
        if (state.stones.charAt(point) != '.' || point == state.ko) {
            return Optional.empty();
        }
        char other = other(state.mover);
        StringBuilder stones = new StringBuilder(state.stones);
        stones.setCharAt(point, state.mover);
        String played = stones.toString();
        Set<Integer> captured = new HashSet<>();
        for (int next : near(point)) {
            if (played.charAt(next) == other && !hasLiberty(next, played)) {
                captured.addAll(connected(next, played));
            }
        }
        captured.forEach(each -> stones.setCharAt(each, '.'));
        String after = stones.toString();
        if (!hasLiberty(point, after)) {
            return Optional.empty();
        }
        if (captured.stream().anyMatch(each -> essential.charAt(each) == other)) {
            return Optional.of(new Next(point, Optional.empty(), state.mover));
        }
        boolean isKo = captured.size() == 1
                && koWinner != other
                && connected(point, after).size() == 1
                && near(point).stream()
                                .filter(each -> after.charAt(each) == '.')
                                .count()
                        == 1;
        int ko = isKo ? captured.iterator().next() : PASS;
        return Optional.of(new Next(point, Optional.of(new State(after, other, ko, false)), '.'));
    }

    static char other(char color) {
        return color == 'X' ? 'O' : 'X';
    }

    /** All states of a race in the order in which they are found, with their moves and the numbers of what follows. */
    private record Graph(List<State> states, List<List<Next>> moves, List<int[]> after) {}

    /** @param most the number of states at which the enumeration ends, with nothing */
    private Optional<Graph> graph(char mover, char koWinner, int most) {
        List<State> states = new ArrayList<>(List.of(first(mover)));
        Map<State, Integer> numbers = new HashMap<>(Map.of(states.get(0), 0));
        Graph graph = new Graph(states, new ArrayList<>(), new ArrayList<>());
        for (int i = 0; i < states.size() && states.size() <= most; i++) {
            List<Next> moves = moves(states.get(i), koWinner);
            int[] after = new int[moves.size()];
            for (int move = 0; move < after.length; move++) {
                Optional<State> next = moves.get(move).after;
                if (next.isPresent() && numbers.putIfAbsent(next.get(), states.size()) == null) {
                    states.add(next.get());
                }
                after[move] = next.map(numbers::get).orElse(PASS);
            }
            graph.moves.add(moves);
            graph.after.add(after);
        }
        return states.size() > most ? Optional.empty() : Optional.of(graph);
    }

    /**
     * The states of a strategy as lines of a certificate, or no line if the side has none.
     *
     * @param most the number of states at which the enumeration ends
     * @return empty if there are more states
     */
    Optional<List<String>> strategy(Aim aim, char mover, char koWinner, int most) {
        return graph(mover, koWinner, most).map(graph -> strategy(aim, graph));
    }

    private List<String> strategy(Aim aim, Graph graph) {
        List<Integer> won = new ArrayList<>(); // each state after those that it needs
        int[] places = new int[graph.states.size()]; // [state] its place among them, from 1
        for (int before = -1; before != won.size() && places[0] == 0; ) {
            before = won.size();
            for (int i = 0; i < places.length; i++) {
                int state = i;
                if (places[i] > 0) {
                    continue;
                }
                int good = (int) IntStream.range(0, graph.after.get(i).length)
                        .filter(move -> isGood(aim, graph, state, move, places))
                        .count();
                boolean isOwn = graph.states.get(i).mover == aim.side;
                if (isOwn ? good > 0 : good == graph.after.get(i).length) {
                    won.add(i);
                    places[i] = won.size();
                }
            }
        }
        List<String> lines = new ArrayList<>();
        for (int line = 0; line < places[0]; line++) {
            int state = won.get(places[0] - 1 - line);
            StringBuilder own = new StringBuilder();
            StringBuilder others = new StringBuilder("a");
            for (int move = 0; move < graph.after.get(state).length; move++) {
                int next = graph.after.get(state)[move];
                int step = (next == PASS ? places[0] : places[0] - places[next]) - line;
                boolean isEarlier = next == PASS || places[next] < places[state];
                if (own.isEmpty() && isEarlier && isGood(aim, graph, state, move, places)) {
                    int point = graph.moves.get(state).get(move).move;
                    own.append("d %s %d".formatted(point == PASS ? "p" : Integer.toString(area.indexOf(point)), step));
                }
                others.append(' ').append(step);
            }
            lines.add(graph.states.get(state).mover == aim.side ? own.toString() : others.toString());
        }
        if (!lines.isEmpty()) {
            lines.add(".");
        }
        return lines;
    }

    /** True if a move reaches the goal, or a state that has a place. */
    private static boolean isGood(Aim aim, Graph graph, int state, int move, int[] places) {
        int next = graph.after.get(state)[move];
        return next == PASS ? aim.isReachedBy(graph.moves.get(state).get(move)) : places[next] > 0;
    }

    /** X or O if that side wins the race, S for seki, and a dot if that depends on endless play. */
    Optional<Character> value(char mover, char koWinner, int most) {
        return graph(mover, koWinner, most).map(graph -> {
            for (char side : new char[] {'X', 'O'}) {
                if (!strategy(new Aim(side, true), graph).isEmpty()) {
                    return side;
                }
            }
            boolean isSeki = !strategy(new Aim('X', false), graph).isEmpty()
                    && !strategy(new Aim('O', false), graph).isEmpty();
            return isSeki ? 'S' : '.';
        });
    }

    /** True if a side can lose its block while it always passes; also if that takes more states than a number. */
    boolean isCapturedWhilePassing(char side, int most) {
        List<State> states = new ArrayList<>(List.of(first(other(side))));
        Set<State> known = new HashSet<>(states);
        for (int i = 0; i < states.size(); i++) {
            for (Next next : moves(states.get(i), '.')) {
                if (next.captor == other(side) || states.size() > most) {
                    return true;
                }
                if (next.move != PASS && next.after.isPresent()) {
                    State passed = new State(next.after.get().stones, other(side), PASS, true);
                    if (known.add(passed)) {
                        states.add(passed);
                    }
                }
            }
        }
        return false;
    }

    /** The words of the lines of a race, from the fourth on. */
    String terms(char mover, char koWinner) {
        return "black %s white %s first %s ko %s"
                .formatted(name(black), name(white), color(mover), koWinner == '.' ? "none" : color(koWinner));
    }

    static String color(char letter) {
        return letter == 'X' ? "black" : "white";
    }

    private String name(int point) {
        return "ABCDEFGHJKLMN".charAt(point % width) + Integer.toString(point / width + 1);
    }

    /** A certificate with these lines for the board. */
    String certificate(List<String> lines) {
        List<String> all = new ArrayList<>(
                List.of("sekilab-certificate 3", "board %d %d test".formatted(width, board.length() / width)));
        for (int row = board.length() / width - 1; row >= 0; row--) {
            all.add("row " + board.substring(row * width, (row + 1) * width));
        }
        all.addAll(lines);
        all.addAll(Arrays.asList("end", "boards 1"));
        return String.join("\n", all) + "\n";
    }

    /** The lines of a strategy with its head. */
    List<String> race(Aim aim, char mover, char koWinner, List<String> states) {
        List<String> lines = new ArrayList<>();
        lines.add("race %s %s %s".formatted(color(aim.side), aim.isCapture ? "wins" : "holds", terms(mover, koWinner)));
        lines.add("states " + states.size());
        lines.addAll(states);
        return lines;
    }
}

package org.sekilab.safety.certificate;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Puts the lines of a game in an order in which each reached line stands before its successors. Under superko some
 * answers must make new stones: their lines stand before all lines with the stones that they make. Immutable when it is
 * made.
 *
 * <p>Rules: F-STATE-4 and R-SUPERKO-1 of docs/certificate-rules.md.
 * <p>Cost: two passes over all lines and their successors.
 */
public final class LineOrder {
    /** The move of a line that is no stone of the defender. */
    public static final int NO_STONE = -1;

    private static final char NEW = 0;
    private static final char OPEN = 1; // on the path
    private static final char DONE = 2;

    private final int size; // the number of lines
    private final List<int[]> next; // [line], then [stones that must be new] the lines that have them
    private final char[] marks; // [index of next]
    private final int[] done; // [index of next] the number of successors that are done
    private final IntArrayList path = new IntArrayList();
    private final IntArrayList finished = new IntArrayList(); // each after its successors
    private final List<Repetition> repetitions = new ArrayList<>();
    private final long[] earlier; // [line]
    private boolean hasCircle;

    /** The stones of a line. Attacker stones that may be captured outside the game are left out. */
    public record Stones(long attacker, long defender) {}

    /** A line whose move may make the stones of an earlier line. */
    public record Repetition(int line, int earlier) {}

    private LineOrder(int size, List<int[]> next, long[] earlier) {
        this.size = size;
        this.next = next;
        this.earlier = earlier;
        this.marks = new char[next.size()];
        this.done = new int[next.size()];
        open(0);
        while (!path.isEmpty()) {
            goOn(path.topInt());
        }
    }

    /**
     * An order of the lines of any game.
     *
     * @param successors of each line; line 0 is the first
     */
    public static LineOrder of(List<int[]> successors) {
        return new LineOrder(successors.size(), successors, new long[successors.size()]);
    }

    /**
     * An order of the lines of the defender's game under superko.
     *
     * @param stones of each line
     * @param answers [line] the point of the defender's stone, or {@link #NO_STONE}
     */
    public static LineOrder underSuperko(List<int[]> successors, List<Stones> stones, int[] answers) {
        long[] earlier = new long[successors.size()];
        int[] reached = of(successors).lines();
        for (int line : reached) {
            for (int after : successors.get(line)) {
                earlier[after] |= earlier[line] | stones.get(line).defender();
            }
        }
        List<int[]> next = new ArrayList<>(successors);
        Map<Stones, Integer> places = new HashMap<>(); // of stones that must be new
        List<IntArrayList> holders = new ArrayList<>(); // [place] the lines with these stones
        for (int line : reached) {
            if (answers[line] != NO_STONE && (earlier[line] >>> answers[line] & 1) != 0) {
                int after = successors.get(line)[0];
                int place = places.computeIfAbsent(stones.get(after), none -> holders.size());
                if (place == holders.size()) {
                    holders.add(new IntArrayList());
                }
                next.set(line, new int[] {after, successors.size() + place});
            }
        }
        for (int line : reached) {
            Integer place = places.get(stones.get(line));
            if (place != null && successors.get(line).length > 0) {
                holders.get(place).add(line);
            }
        }
        holders.forEach(lines -> next.add(lines.toIntArray()));
        return new LineOrder(successors.size(), next, earlier);
    }

    private void open(int index) {
        marks[index] = OPEN;
        path.push(index);
    }

    /** Does one step for the last index of the path. */
    private void goOn(int index) {
        int[] successors = next.get(index);
        int at = done[index]++;
        if (at == successors.length) {
            marks[index] = DONE;
            finished.add(path.popInt());
        } else if (marks[successors[at]] == NEW) {
            open(successors[at]);
        } else if (marks[successors[at]] == OPEN) {
            hasCircle = true;
            findRepetitions(successors[at]);
        }
    }

    /** The stones that must be new and are on the path, from an index on. */
    private void findRepetitions(int from) {
        int first = path.indexOf(from);
        for (int i = first; i < path.size(); i++) {
            if (path.getInt(i) >= size) {
                int before = path.getInt(i == first ? path.size() - 1 : i - 1);
                repetitions.add(new Repetition(before, i + 1 == path.size() ? from : path.getInt(i + 1)));
            }
        }
    }

    /** False if there is no such order. */
    public boolean isFound() {
        return !hasCircle;
    }

    /** The reached lines in the order, or in a similar one if there is none. */
    public int[] lines() {
        IntArrayList order = new IntArrayList();
        for (int i = finished.size() - 1; i >= 0; i--) {
            if (finished.getInt(i) < size) {
                order.add(finished.getInt(i));
            }
        }
        return order.toIntArray();
    }

    /** [line] the points where the defender has a stone on a way to the line. 0 if the order is of any game. */
    public long[] earlier() {
        return earlier;
    }

    /** What makes the order impossible: the first circle's answers, and the lines that come before them. */
    public List<Repetition> repetitions() {
        return repetitions;
    }
}

package org.sekilab.safety.certificate;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Puts the lines of a game in an order in which each reached line stands before its successors. Some answers must make
 * new stones: their lines stand before all lines with the stones that they make. Immutable when it is made.
 *
 * <p>Rules: F-STATE-4 and R-SUPERKO-1 of docs/certificate-rules.md.
 * <p>Cost: a pass over all lines and their successors.
 */
public final class LineOrder {
    private static final char NEW = 0;
    private static final char OPEN = 1; // on the path
    private static final char DONE = 2;

    private final int lines;
    private final List<int[]> next; // [line], then [stones that must be new] the lines that have them
    private final char[] marks; // [index of next]
    private final int[] done; // [index of next] the number of successors that are done
    private final IntArrayList path = new IntArrayList();
    private final IntArrayList finished = new IntArrayList();
    private final List<Repetition> repetitions = new ArrayList<>();
    private boolean hasCircle;

    /** The stones of a line. Attacker stones that may be captured outside the game are left out. */
    public record Stones(long attacker, long defender) {}

    /** A line whose move may make the stones of an earlier line. */
    public record Repetition(int line, int earlier) {}

    /**
     * @param successors of each line; line 0 is the first
     * @param stones of each line
     * @param answers the lines with one successor, whose move must make new stones
     */
    public LineOrder(List<int[]> successors, List<Stones> stones, BitSet answers) {
        this.lines = successors.size();
        this.next = new ArrayList<>(successors);
        addStones(stones, answers);
        this.marks = new char[next.size()];
        this.done = new int[next.size()];
        open(0);
        while (!path.isEmpty()) {
            goOn(path.topInt());
        }
    }

    /** Adds the stones that must be new, between the answers and all lines with these stones. */
    private void addStones(List<Stones> stones, BitSet answers) {
        Map<Stones, IntArrayList> holders = new HashMap<>();
        Map<Stones, Integer> places = new HashMap<>();
        for (int line = answers.nextSetBit(0); line >= 0; line = answers.nextSetBit(line + 1)) {
            int after = next.get(line)[0];
            Stones made = stones.get(after);
            holders.putIfAbsent(made, new IntArrayList());
            int place = places.computeIfAbsent(made, none -> lines + places.size());
            next.set(line, new int[] {after, place});
        }
        List<IntArrayList> lists = new ArrayList<>();
        places.entrySet().stream()
                .sorted(Map.Entry.comparingByValue())
                .forEach(entry -> lists.add(holders.get(entry.getKey())));
        for (int line = 0; line < lines && !lists.isEmpty(); line++) {
            IntArrayList list = holders.get(stones.get(line));
            if (list != null) {
                list.add(line);
            }
        }
        lists.forEach(list -> next.add(list.toIntArray()));
    }

    private void open(int index) {
        marks[index] = OPEN;
        path.push(index);
    }

    /** Does one step for the last index of the path. The last successor comes first, so that lines of play go on. */
    private void goOn(int index) {
        int[] successors = next.get(index);
        int at = successors.length - 1 - done[index]++;
        if (at < 0) {
            marks[index] = DONE;
            finished.add(path.popInt());
        } else if (marks[successors[at]] == NEW) {
            open(successors[at]);
        } else if (marks[successors[at]] == OPEN && !hasCircle) {
            hasCircle = true;
            findRepetitions(successors[at]);
        }
    }

    /** The stones that must be new and are on the path, from an index on. */
    private void findRepetitions(int from) {
        int first = path.indexOf(from);
        for (int i = first; i < path.size(); i++) {
            if (path.getInt(i) >= lines) {
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
    public IntArrayList lines() {
        IntArrayList order = new IntArrayList();
        for (int i = finished.size() - 1; i >= 0; i--) {
            if (finished.getInt(i) < lines) {
                order.add(finished.getInt(i));
            }
        }
        return order;
    }

    /** What makes the order impossible: the first circle's answers, and the lines that come before them. */
    public List<Repetition> repetitions() {
        return repetitions;
    }
}

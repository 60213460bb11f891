package org.sekilab.statics.groups;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.sekilab.model.Board;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.statics.euler.StoneSet;

/**
 * The groups of one color, kept as the board changes. Mutable, confined to one thread.
 *
 * <p>After a move, connecting points are recomputed on the whole board, which is cheap, and blocks are united again. A
 * group is counted again only after a change at its stones, at their eight neighbors, or in the safety of a connecting
 * point there. All data of a group depend only on these, and on the {@link Connections}. All states since the beginning
 * are kept, so undo is one step back.
 */
final class ColorGroups {
    private static final int LISTED = -1;

    private final Board board;
    private final Geometry geometry;
    private final Color color;
    private final GroupFinder finder;
    private final GroupBuilder builder;
    private final Intruder intruder;
    private final StoneSet stones;
    private final Connections connections = new Connections();
    private final List<State> states = new ArrayList<>();
    private final @Nullable Entry[] entryOf; // [anchor]: in the last state
    private final int[] numberOf; // [anchor]: number of the block, from 0
    private final int[] anchors; // [number]
    private final int[] groupOf; // [number]
    private final int[] members; // anchors of the blocks of one group
    private final int[] around = new int[AdjacentBlocks.MOST];

    /** A group, and the data that show when it is out of date. */
    private static final class Entry {
        private final StaticGroup group;
        private final int[] anchors; // anchors of its blocks
        private final PointSet footprint; // its stones and their eight neighbors

        Entry(StaticGroup group, int[] anchors) {
            this.group = group;
            this.anchors = anchors;
            PointSet stones = group.stones();
            PointSet wide = stones.copy()
                    .unite(stones.copy().shiftLeft())
                    .unite(stones.copy().shiftRight());
            this.footprint =
                    wide.copy().unite(wide.copy().shiftUp()).unite(wide.copy().shiftDown());
        }
    }

    /**
     * The known facts after a move.
     *
     * @param connecting the empty points adjacent to several blocks
     * @param futile the empty points adjacent to two stones where an opponent stone achieves nothing
     */
    private record State(List<Entry> entries, PointSet connecting, PointSet futile) {}

    ColorGroups(Board board, Color color, StoneSet stones, GroupFinder finder, GroupBuilder builder) {
        this.board = board;
        this.geometry = board.geometry();
        this.color = color;
        this.stones = stones;
        this.finder = finder;
        this.builder = builder;
        this.intruder = new Intruder(board);
        this.entryOf = new Entry[geometry.area()];
        this.numberOf = new int[geometry.area()];
        this.anchors = new int[geometry.area()];
        this.groupOf = new int[geometry.area()];
        this.members = new int[geometry.area()];
        states.add(new State(List.of(), new PointSet(geometry), new PointSet(geometry)));
    }

    /** The groups, in ascending order of their first stones. */
    List<StaticGroup> groups() {
        return last().entries.stream()
                .map(entry -> entry.group)
                .sorted(Comparator.comparingInt(group -> group.stones().first()))
                .toList();
    }

    /** The group of a block of this color. */
    StaticGroup groupOf(int anchor) {
        Entry entry = entryOf[anchor];
        if (entry == null) {
            throw new IllegalArgumentException("no %s block has the anchor %d".formatted(color, anchor));
        }
        return entry.group;
    }

    /**
     * Adds the present state of the board.
     *
     * @param changed the points where stones of either color have appeared or disappeared since the last state
     */
    void update(PointSet changed, PointSet empties) {
        State before = last();
        numberBlocks();
        PointSet connecting = new PointSet(geometry);
        PointSet futile = new PointSet(geometry);
        PointSet candidates = stones.exterior().intersect(empties);
        for (int point = candidates.first(); point != Points.NONE; point = candidates.next(point)) {
            if (stones.adjacentStones(point) > 1) {
                classify(point, connecting, futile);
            }
        }
        finder.unite(connections);
        PointSet disturbed = difference(connecting, before.connecting);
        disturbed.unite(difference(futile, before.futile)).unite(changed);
        State after = new State(regroup(disturbed, empties, futile), connecting, futile);
        states.add(after);
        replace(before, after);
    }

    /** Goes back to the previous state. The board must have gone back already. The set of stones need not have. */
    void undo() {
        State after = states.remove(states.size() - 1);
        replace(after, last());
    }

    private State last() {
        return states.get(states.size() - 1);
    }

    private void numberBlocks() {
        int count = 0;
        int stone = Board.stoneOf(color);
        for (int point = 0; point < geometry.area(); point++) {
            if (board.stone(point) == stone && board.blockAt(point) == point) {
                numberOf[point] = count;
                anchors[count++] = point;
            }
        }
        connections.clear(count);
    }

    private void classify(int point, PointSet connecting, PointSet futile) {
        int count = AdjacentBlocks.into(around, board, point, Board.stoneOf(color));
        boolean isFutile = intruder.triesInVain(point, color);
        if (isFutile) {
            futile.add(point);
        }
        if (count > 1) {
            connecting.add(point);
            for (int i = 0; i < count; i++) {
                around[i] = numberOf[around[i]];
            }
            connections.addPoint(around, count, isFutile);
        }
    }

    /** One entry for each group. Keeps the old entry if nothing disturbs the group. */
    private List<Entry> regroup(PointSet disturbed, PointSet empties, PointSet futile) {
        List<Entry> entries = new ArrayList<>();
        int blocks = connections.blockCount();
        for (int block = 0; block < blocks; block++) {
            groupOf[block] = connections.groupOf(block);
        }
        for (int first = 0; first < blocks; first++) {
            int group = groupOf[first];
            if (group != LISTED) {
                int count = 0;
                for (int block = first; block < blocks; block++) {
                    if (groupOf[block] == group) {
                        groupOf[block] = LISTED;
                        members[count++] = anchors[block];
                    }
                }
                entries.add(entry(count, disturbed, empties, futile));
            }
        }
        return entries;
    }

    private Entry entry(int count, PointSet disturbed, PointSet empties, PointSet futile) {
        Entry old = entryOf[members[0]];
        if (old != null
                && old.anchors.length == count
                && !old.footprint.intersects(disturbed)
                && holdsAll(old, count)) {
            return old;
        }
        StaticGroup group = builder.build(color, members, count, empties, futile);
        return new Entry(group, Arrays.copyOf(members, count));
    }

    private boolean holdsAll(Entry entry, int count) {
        for (int i = 0; i < count; i++) {
            if (entryOf[members[i]] != entry) {
                return false;
            }
        }
        return true;
    }

    private void replace(State old, State current) {
        for (Entry entry : old.entries) {
            for (int anchor : entry.anchors) {
                entryOf[anchor] = null;
            }
        }
        for (Entry entry : current.entries) {
            for (int anchor : entry.anchors) {
                entryOf[anchor] = entry;
            }
        }
    }

    private static PointSet difference(PointSet set, PointSet other) {
        PointSet difference = set.copy().subtract(other);
        return difference.unite(other.copy().subtract(set));
    }
}

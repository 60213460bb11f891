package org.sekilab.statics;

import java.util.Arrays;

/**
 * Finds the groups of the defender that live together. Parts join groups and give them eyes; a part counts while all
 * groups next to it live. Mutable: holds the groups of one state. Confined to one thread.
 *
 * <p>Source: the elimination of [B76], for groups that parts join, and with eyes elsewhere.
 * <p>Cost: of {@link #eliminate}: groups times parts for each group that falls out; allocates nothing.
 */
final class GroupElimination {
    /** The most groups of a state. */
    static final int MAX_GROUPS = 32;

    private final int[] eyesElsewhere; // [group]: number of eyes outside the game; the caller's, only read
    private int groupCount;
    private final int[] root = new int[MAX_GROUPS]; // [group]: the group that it is joined to
    private final int[] eyes = new int[MAX_GROUPS]; // [root]: eyes in closed parts
    private final int[] partEyes = new int[MAX_GROUPS]; // [root]: eyes in one part; all 0 between uses
    private final boolean[] alive = new boolean[MAX_GROUPS]; // [root]

    /**
     * An elimination without groups.
     *
     * @param eyesElsewhere by group: eyes outside the game, as they are when eyes are counted
     */
    GroupElimination(int[] eyesElsewhere) {
        this.eyesElsewhere = eyesElsewhere;
    }

    /** Begins a state: no groups are joined, and all live. */
    void start(int groups) {
        groupCount = groups;
        for (int group = 0; group < groups; group++) {
            root[group] = group;
        }
        Arrays.fill(alive, 0, groups, true);
    }

    /** Joins two groups, and all groups that are joined to them. */
    void join(int first, int second) {
        int from = root[second];
        int to = root[first];
        if (from != to) {
            for (int group = 0; group < groupCount; group++) {
                if (root[group] == from) {
                    root[group] = to;
                }
            }
        }
    }

    /**
     * False only if some group of the state dies, whatever values the parts have that may be of use. A part of this
     * kind may join all groups next to it. It gives each of them two eyes, or one if it has fewer than two empty
     * points.
     *
     * @param parts the number of parts
     * @param useless the parts that are known to give no eye and to join no groups, as bits
     * @param empties by part: its empty points
     * @param touching by part: the groups next to it, as bits
     */
    boolean mayAllLive(int parts, long useless, long[] empties, int[] touching) {
        for (int group = 0; group < groupCount; group++) {
            if (eyesElsewhere[group] < 2 && !mayLive(group, parts, useless, empties, touching)) {
                return false;
            }
        }
        return true;
    }

    private boolean mayLive(int group, int parts, long useless, long[] empties, int[] touching) {
        int joined = 1 << group;
        int most = 0; // eyes
        for (int before = 0; joined != before && most < 2; ) {
            before = joined;
            most = 0;
            for (int part = 0; part < parts; part++) {
                if ((useless >>> part & 1) == 0 && (touching[part] & before) != 0) {
                    joined |= touching[part];
                    most += Long.bitCount(empties[part]) > 1 ? 2 : 1;
                }
            }
            int elsewhere = 0;
            for (int rest = joined; rest != 0; rest &= rest - 1) {
                elsewhere = Math.max(elsewhere, eyesElsewhere[Integer.numberOfTrailingZeros(rest)]);
            }
            most += elsewhere;
        }
        return most >= 2;
    }

    boolean areJoined(int first, int second) {
        return root[first] == root[second];
    }

    /** True for a group that no elimination of this state has taken out. */
    boolean isAlive(int group) {
        return alive[root[group]];
    }

    /** True when no group has been taken out. */
    boolean areAllAlive() {
        return isClosed((int) ((1L << groupCount) - 1));
    }

    /** The eyes of a group and those joined to it, as counted last. */
    int eyes(int group) {
        return eyes[root[group]];
    }

    /**
     * Takes out groups with fewer than two eyes, until none is left.
     *
     * @param parts the number of parts
     * @param values by part: the value that {@link PartEvaluator} gives
     * @param touching by part: the groups next to it, as bits
     */
    void eliminate(int parts, long[] values, int[] touching) {
        boolean eliminated = true;
        while (eliminated) {
            eliminated = false;
            countEyes(parts, values, touching);
            for (int group = 0; group < groupCount; group++) {
                if (root[group] == group && alive[group] && eyes[group] < 2) {
                    alive[group] = false;
                    eliminated = true;
                }
            }
        }
    }

    /** Counts the eyes of all groups in parts that only living groups touch. For the arrays see {@link #eliminate}. */
    void countEyes(int parts, long[] values, int[] touching) {
        Arrays.fill(eyes, 0, groupCount, 0);
        for (int group = 0; group < groupCount; group++) {
            eyes[root[group]] = Math.max(eyes[root[group]], eyesElsewhere[group]);
        }
        for (int part = 0; part < parts; part++) {
            if (values[part] != PartEvaluator.NO_EYE && isClosed(touching[part])) {
                addEyes(values[part], touching[part]);
            }
        }
    }

    /** Adds the eyes of a part. Groups that are joined by now share one eye here if each of them has one. */
    private void addEyes(long value, int touching) {
        int place = 0;
        for (int rest = touching; rest != 0; rest &= rest - 1) {
            int group = root[Integer.numberOfTrailingZeros(rest)];
            partEyes[group] = Math.max(partEyes[group], PartEvaluator.eyes(value, place++));
        }
        for (int rest = touching; rest != 0; rest &= rest - 1) {
            int group = root[Integer.numberOfTrailingZeros(rest)];
            eyes[group] += partEyes[group];
            partEyes[group] = 0;
        }
    }

    private boolean isClosed(int groups) {
        for (int rest = groups; rest != 0; rest &= rest - 1) {
            if (!alive[root[Integer.numberOfTrailingZeros(rest)]]) {
                return false;
            }
        }
        return true;
    }
}

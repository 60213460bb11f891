package org.sekilab.statics;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.sekilab.model.local.LocalShape;
import org.sekilab.proof.Proofs;
import org.sekilab.statics.eyespace.EnclosedParts;
import org.sekilab.statics.eyespace.EyeStatus;
import org.sekilab.statics.eyespace.EyeType;
import org.sekilab.statics.eyespace.RegionDatabase;

/**
 * Evaluates a part of a local game that groups of the defender enclose, under alternating play. The value says which
 * eyes, connections and territory the part gives to each group. Mutable: remembers the parts that it has met. Confined
 * to one thread.
 *
 * <p>Source: [M97], by the conditions of {@link MiaiCheck} and {@link Clearing}; optionally the {@link RegionDatabase}.
 * <p>Proves: everything it reports, as long as the groups around the part are not captured elsewhere. The rest is
 * unknown.
 * <p>Cost: a look-up for a part that was met before, here or in {@link SharedParts}. Else a {@link MiaiPlanner} run,
 * some ten microseconds.
 */
final class PartEvaluator {
    /** The largest number of groups next to a part that any {@link LocalEvaluator.Rules} evaluate. */
    static final int MAX_GROUPS = 8;

    /** The value of a part that is of no use: no eye, no territory, no groups joined. */
    static final long NO_EYE = 0;

    private static final int KEY_MASKS = 3; // the masks in the key of a part before the masks of its groups
    private static final int EYES_BITS = 2;
    private static final int JOIN_BITS = 3;
    private static final int JOIN_SHIFT = EYES_BITS * MAX_GROUPS;
    private static final long KEEPS = 1L << 48;
    private static final long TERRITORY = 1L << 49;
    private static final long KNOWN = 1L << 50;
    private static final long JOINED_TERRITORY = 1L << 51;

    private static final long EYES = (1L << JOIN_SHIFT) - 1;
    private static final long COVERED = TERRITORY | 076543210L << JOIN_SHIFT; // no eyes, each group joined to itself
    private static final long TWO_EYES = 2;

    private final long[] neighbors;
    private final LocalEvaluator.Rules rules;
    private final Proofs proofs;
    private final @Nullable EnclosedParts known;
    private final PartTable table;
    private final @Nullable SharedParts shared;
    private final long[] key;

    /**
     * An evaluator of parts of a local board.
     *
     * @param shared the values that it shares with evaluators of other local boards
     */
    PartEvaluator(LocalShape shape, LocalEvaluator.Rules rules, Proofs proofs, Optional<SharedParts> shared) {
        this.neighbors = shape.neighbors();
        this.rules = rules;
        this.proofs = proofs;
        this.key = new long[KEY_MASKS + rules.mostGroups()];
        this.table = new PartTable(key.length);
        this.shared = shared.orElse(null);
        this.known = rules == LocalEvaluator.Rules.PAIRS_AND_DATABASE
                ? new EnclosedParts(shape, RegionDatabase.shipped())
                : null;
    }

    /** The eyes that the part gives to a group, 0 to 2. If the part joins groups, the first of them has the eyes. */
    static int eyes(long value, int group) {
        return (int) (value >>> EYES_BITS * group & 3);
    }

    /** The first group to which the part joins a group; the group itself if it is joined to no earlier one. */
    static int joinedTo(long value, int group) {
        return (int) (value >>> JOIN_SHIFT + JOIN_BITS * group & 7);
    }

    /** True when the part gives an eye to one of its groups, or joins some of them. */
    static boolean isOfUse(long value, int groups) {
        boolean joins = false;
        for (int group = 1; group < groups; group++) {
            joins |= joinedTo(value, group) != group;
        }
        return joins || (value & EYES) != 0;
    }

    /** True when the part is territory and can be cleared while it gives these eyes. */
    static boolean isTerritoryWithEyes(long value) {
        return (value & KEEPS) != 0;
    }

    /** True when the part is territory for groups that need nothing from it. */
    static boolean isTerritory(long value) {
        return (value & TERRITORY) != 0;
    }

    /** The value of a part that is to be territory, by one and the same plan. Requires {@link #isTerritory}. */
    static long asTerritory(long value) {
        if (isTerritoryWithEyes(value)) {
            return value;
        }
        return (value & JOINED_TERRITORY) != 0 ? value & ~EYES : COVERED;
    }

    /**
     * False only if a part cannot be territory, because pairs cannot cover enough of it. If every empty point is next
     * to a group, proofs of kind ANY may need no cover.
     *
     * @param empties the empty points of the part
     * @param touched the points next to the groups
     */
    boolean mayBeTerritory(long part, long empties, long touched) {
        long open = part & ~touched;
        if (proofs == Proofs.ANY && (open & empties) == 0) {
            return true;
        }
        return rules == LocalEvaluator.Rules.NO_ANSWERS
                ? MiaiCheck.areOneEye(neighbors, open)
                : CoverLimit.mayBeTerritory(neighbors, empties, open);
    }

    /**
     * Evaluates a part.
     *
     * @param part a connected component of the points that groups of the defender leave
     * @param empties the empty points of the part
     * @param stones the defender's stones in the part; they belong to no essential group and need not survive
     * @param exteriors [group] the points adjacent to it, for {@code groups} of them
     * @param groups from 1 to the largest number that the rules evaluate
     * @return a value for the methods above
     */
    long evaluate(long part, long empties, long stones, long[] exteriors, int groups) {
        key[0] = part;
        key[1] = empties;
        key[2] = stones;
        for (int group = 0; group < rules.mostGroups(); group++) {
            key[KEY_MASKS + group] = group < groups ? exteriors[group] & part : 0;
        }
        long value = table.find(key);
        if (value == 0) {
            long[] around = new long[groups];
            System.arraycopy(exteriors, 0, around, 0, groups);
            value = KNOWN | (shared == null ? compute(part, empties, stones, around) : recall(shared, around));
            table.put(key, value);
        }
        return value;
    }

    /** The value of the part in {@link #key}. The memory has it then. */
    private long recall(SharedParts memory, long[] exteriors) {
        long[] part = placeless(key[0], key[1], key[2], exteriors);
        long value = memory.find(part);
        if (value == 0) {
            value = KNOWN | compute(key[0], key[1], key[2], exteriors);
            memory.put(part, value);
        }
        return value;
    }

    /**
     * The description of a part without its place. Its points have the numbers from 0, in their order. The words are
     * the kind, the empty points, the stones, the points next to each group, and the neighbors of each point.
     */
    private long[] placeless(long part, long empties, long stones, long[] exteriors) {
        int[] numbers = new int[neighbors.length];
        int points = 0;
        for (long rest = part; rest != 0; rest &= rest - 1) {
            numbers[Long.numberOfTrailingZeros(rest)] = points++;
        }
        long[] words = new long[KEY_MASKS + exteriors.length + points];
        words[0] = (long) (rules.ordinal() << 8 | proofs.ordinal()) << 16 | (long) exteriors.length << 8 | points;
        words[1] = renumber(empties & part, numbers);
        words[2] = renumber(stones & part, numbers);
        int word = KEY_MASKS;
        for (long exterior : exteriors) {
            words[word++] = renumber(exterior & part, numbers);
        }
        for (long rest = part; rest != 0; rest &= rest - 1) {
            words[word++] = renumber(neighbors[Long.numberOfTrailingZeros(rest)] & part, numbers);
        }
        return words;
    }

    private static long renumber(long mask, int[] numbers) {
        long renumbered = 0;
        for (long rest = mask; rest != 0; rest &= rest - 1) {
            renumbered |= 1L << numbers[Long.numberOfTrailingZeros(rest)];
        }
        return renumbered;
    }

    private long compute(long part, long empties, long stones, long[] exteriors) {
        if (known != null && part == empties && exteriors.length == 1 && isAlive(known, part, exteriors[0])) {
            return TWO_EYES | KEEPS | TERRITORY;
        }
        LocalArea area = new LocalArea(neighbors, part, empties, stones, exteriors, proofs);
        return rules == LocalEvaluator.Rules.NO_ANSWERS ? computeAsItStands(area) : new Plans(area).value();
    }

    /**
     * The pairs that give a part its value.
     *
     * @param value the value that {@link #evaluate} returned for the part, or {@link #asTerritory} of it
     * @return masks of two points each; empty if nothing has to be answered
     * @throws IllegalStateException if the evaluator uses the database, which knows no pairs
     */
    long[] pairs(long part, long empties, long stones, long[] exteriors, int groups, long value) {
        if (known != null) {
            throw new IllegalStateException("no pairs with %s".formatted(rules));
        }
        if (rules == LocalEvaluator.Rules.NO_ANSWERS) {
            return new long[0];
        }
        Plans plans =
                new Plans(new LocalArea(neighbors, part, empties, stones, Arrays.copyOf(exteriors, groups), proofs));
        return (value == COVERED ? plans.cover : plans.plan).pairs();
    }

    /** The plans for a part: one for life, which may also make territory, and one for territory only. */
    private static final class Plans {
        private final LocalArea area;
        private final LocalChains chains;
        private final int[] eyes;
        private final MiaiPlan plan;
        private final MiaiPlan cover;
        private final boolean mayBeTerritory;

        private Plans(LocalArea area) {
            this.area = area;
            this.mayBeTerritory = CoverLimit.mayBeTerritory(area);
            LocalChains alone = new LocalChains(area);
            List<MiaiPlan> plans = planner(alone).planLife();
            MiaiPlan life = plans.get(MiaiPlanner.Aim.TWO_EYES.ordinal());
            chains = alone.copy();
            chains.joinBy(life);
            eyes = eyes(area, life, chains);
            MiaiPlan covering = withCover(life, chains);
            boolean isBetter = covering.size() > life.size()
                    && MiaiCheck.isTerritory(area, covering)
                    && isAtLeast(eyes(area, covering, chains), eyes);
            plan = isBetter ? covering : life;
            cover = life.size() == 0 ? covering : withCover(new MiaiPlan(), alone);
        }

        private MiaiPlanner planner(LocalChains base) {
            return new MiaiPlanner(area, base, new MiaiPlan(), area.empties(), 0);
        }

        /** A plan with further pairs that cover the area, unless no pairs make it territory. */
        private MiaiPlan withCover(MiaiPlan start, LocalChains base) {
            MiaiPlan extended = new MiaiPlan(start);
            if (mayBeTerritory) {
                planner(base).addCover(extended, area.all(), area.touched(), area.touched());
            }
            return extended;
        }

        private long value() {
            long value = 0;
            for (int group = 0; group < eyes.length; group++) {
                value |= (long) eyes[group] << EYES_BITS * group;
                value |= (long) chains.chainOf(group) << JOIN_SHIFT + JOIN_BITS * group;
            }
            if (new Clearing(area, plan, chains, eyes, 0).provesTerritory()) {
                return value | KEEPS | TERRITORY;
            }
            if (MiaiCheck.isTerritory(area, plan)) {
                return value | JOINED_TERRITORY | TERRITORY;
            }
            return value | (MiaiCheck.isTerritory(area, cover) ? TERRITORY : 0);
        }
    }

    /**
     * True when the database says that the part gives two eyes with the opponent to move. Its answers lie within the
     * part, so they do not disturb answers elsewhere.
     */
    private static boolean isAlive(EnclosedParts known, long part, long exterior) {
        return known.status(part, exterior & part, EyeStatus.ONE_EYE).opponentFirst() == EyeType.T;
    }

    private long computeAsItStands(LocalArea area) {
        MiaiPlan noPairs = new MiaiPlan();
        LocalChains chains = new LocalChains(area);
        int[] eyes = eyes(area, noPairs, chains);
        long value = 0;
        for (int group = 0; group < eyes.length; group++) {
            value |= (long) eyes[group] << EYES_BITS * group;
            value |= (long) group << JOIN_SHIFT + JOIN_BITS * group;
        }
        value |= new Clearing(area, noPairs, chains, eyes, 0).provesTerritory() ? KEEPS : 0;
        return value | (MiaiCheck.isTerritory(area, noPairs) || (value & KEEPS) != 0 ? TERRITORY : 0);
    }

    private static int[] eyes(LocalArea area, MiaiPlan plan, LocalChains chains) {
        int[] eyes = new int[chains.places()];
        for (int chain = 0; chain < eyes.length; chain++) {
            eyes[chain] = chains.isChain(chain) ? MiaiCheck.vitality(area, plan, chains, chain, 0) : 0;
        }
        return eyes;
    }

    private static boolean isAtLeast(int[] eyes, int[] needed) {
        for (int i = 0; i < eyes.length; i++) {
            if (eyes[i] < needed[i]) {
                return false;
            }
        }
        return true;
    }
}

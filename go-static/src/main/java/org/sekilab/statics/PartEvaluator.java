package org.sekilab.statics;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.sekilab.model.local.LocalShape;
import org.sekilab.statics.eyespace.EnclosedParts;
import org.sekilab.statics.eyespace.EyeStatus;
import org.sekilab.statics.eyespace.EyeType;
import org.sekilab.statics.eyespace.RegionDatabase;

/**
 * What a part of a local game, closed by groups of the defender, gives to each of them under alternating play: eyes, connections
 * and territory. Mutable: remembers parts it has met. Confined to one thread.
 *
 * <p>Source: [M97], by the conditions of {@link MiaiCheck} and {@link Clearing}; if so wanted, the {@link RegionDatabase}.
 * <p>Proves: what it reports, as long as the groups around the part are not captured elsewhere. The rest is unknown.
 * <p>Cost: a look-up for a part that was met before, else a {@link MiaiPlanner} run, some ten microseconds.
 */
final class PartEvaluator {
    /** Parts next to more groups are not evaluated. */
    static final int MAX_GROUPS = 4;

    private static final int EYES_BITS = 2;
    private static final int JOIN_SHIFT = EYES_BITS * MAX_GROUPS;
    private static final int KEEPS = 1 << 16;
    private static final int TERRITORY = 1 << 17;
    private static final int KNOWN = 1 << 18;

    private static final int TWO_EYES = 2;

    private final long[] neighbors;
    private final LocalEvaluator.Rules rules;
    private final @Nullable EnclosedParts known;
    private final PartTable table = new PartTable();
    private final long[] key = new long[PartTable.WORDS];

    /** An evaluator of parts of a local board. */
    PartEvaluator(LocalShape shape, LocalEvaluator.Rules rules) {
        this.neighbors = shape.neighbors();
        this.rules = rules;
        this.known = rules == LocalEvaluator.Rules.PAIRS_AND_DATABASE
                ? new EnclosedParts(shape, RegionDatabase.shipped())
                : null;
    }

    /** The eyes that the part gives to a group, 0 to 2, counted for the first group that it is joined to here. */
    static int eyes(int value, int group) {
        return value >>> EYES_BITS * group & 3;
    }

    /** The first group that a group is joined to by the part, itself if to none before it. */
    static int joinedTo(int value, int group) {
        return value >>> JOIN_SHIFT + 2 * group & 3;
    }

    /** True when the part is territory and can be cleared while it gives these eyes. */
    static boolean isTerritoryWithEyes(int value) {
        return (value & KEEPS) != 0;
    }

    /** True when the part is territory for groups that need nothing of it. */
    static boolean isTerritory(int value) {
        return (value & TERRITORY) != 0;
    }

    /**
     * Evaluates a part.
     *
     * @param part a connected component of what groups of the defender leave
     * @param empties its empty points
     * @param stones the defender's stones in it, which belong to no essential group and need not survive
     * @param exteriors [group] the points adjacent to it, for {@code groups} of them
     * @param groups 1 to {@link #MAX_GROUPS}
     * @return see the methods above
     */
    int evaluate(long part, long empties, long stones, long[] exteriors, int groups) {
        key[0] = part;
        key[1] = empties;
        key[2] = stones;
        for (int group = 0; group < MAX_GROUPS; group++) {
            key[3 + group] = group < groups ? exteriors[group] & part : 0;
        }
        int value = table.find(key);
        if (value == 0) {
            long[] around = new long[groups];
            System.arraycopy(exteriors, 0, around, 0, groups);
            value = compute(part, empties, stones, around) | KNOWN;
            table.put(key, value);
        }
        return value;
    }

    private int compute(long part, long empties, long stones, long[] exteriors) {
        if (known != null && part == empties && exteriors.length == 1 && isAlive(known, part, exteriors[0])) {
            return TWO_EYES | KEEPS | TERRITORY;
        }
        LocalArea area = new LocalArea(neighbors, part, empties, stones, exteriors);
        if (rules == LocalEvaluator.Rules.NO_ANSWERS) {
            return computeAsItStands(area);
        }
        LocalChains alone = new LocalChains(area);
        MiaiPlan noPairs = new MiaiPlan();
        List<MiaiPlan> plans = new MiaiPlanner(area, alone, noPairs, empties, 0).planLife();
        MiaiPlan plan = plans.get(MiaiPlanner.Aim.TWO_EYES.ordinal());
        LocalChains chains = alone.copy();
        chains.joinBy(plan);
        int[] eyes = eyes(area, plan, chains);
        MiaiPlan covering = new MiaiPlan(plan);
        new MiaiPlanner(area, chains, noPairs, empties, 0)
                .addCover(covering, area.all(), area.touched(), area.touched());
        if (covering.size() > plan.size()
                && MiaiCheck.isTerritory(area, covering)
                && isAtLeast(eyes(area, covering, chains), eyes)) {
            plan = covering;
        }
        int value = 0;
        for (int group = 0; group < exteriors.length; group++) {
            value |= eyes[group] << EYES_BITS * group;
            value |= chains.chainOf(group) << JOIN_SHIFT + 2 * group;
        }
        if (new Clearing(area, plan, chains, eyes, 0).isTerritory()) {
            value |= KEEPS | TERRITORY;
        } else {
            MiaiPlan cover = new MiaiPlan();
            new MiaiPlanner(area, alone, noPairs, empties, 0)
                    .addCover(cover, area.all(), area.touched(), area.touched());
            value |= MiaiCheck.isTerritory(area, cover) ? TERRITORY : 0;
        }
        return value;
    }

    /** The answers of the database are answers within the part, so that they add up with those elsewhere. */
    private static boolean isAlive(EnclosedParts known, long part, long exterior) {
        return known.status(part, exterior & part, EyeStatus.ONE_EYE).opponentFirst() == EyeType.T;
    }

    private int computeAsItStands(LocalArea area) {
        MiaiPlan noPairs = new MiaiPlan();
        LocalChains chains = new LocalChains(area);
        int[] eyes = eyes(area, noPairs, chains);
        int value = 0;
        for (int group = 0; group < eyes.length; group++) {
            value |= eyes[group] << EYES_BITS * group;
            value |= group << JOIN_SHIFT + 2 * group;
        }
        value |= new Clearing(area, noPairs, chains, eyes, 0).isTerritory() ? KEEPS : 0;
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

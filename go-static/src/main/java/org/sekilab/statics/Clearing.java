package org.sekilab.statics;

import org.sekilab.proof.Proofs;

/**
 * Whether an area is territory: the attacker cannot live in it, and the defender can capture all his stones there and keep the
 * eyes that blocks need in it. Blocks may be alive and yet unable to capture; then the stones inside stay, in seki.
 *
 * <p>Source: [NM04] 2.2 for areas in which the attacker cannot live; the rest is as in {@link MiaiCheck}, whose proof it
 * continues: the defender plays now as well, where it only answered before.
 * <p>Proves: {@code true} is a proof. {@code false} means that these rules found none.
 * <p>Cost: mask operations; the rule of filling takes 2^n of them for n empty points, up to {@value #MAX_LIBERTIES}.
 */
final class Clearing {
    private static final int MAX_LIBERTIES = 8;
    private static final int MAX_PLANNED_POINTS = 10;

    private final LocalArea area;
    private final MiaiPlan plan;
    private final LocalChains chains;
    private final int[] eyes;
    private final long broken;

    /**
     * @param eyes by chain: the eyes it needs in the area
     * @param broken points in pairs that lie partly outside the area: answers may fill them
     */
    Clearing(LocalArea area, MiaiPlan plan, LocalChains chains, int[] eyes, long broken) {
        this.area = area;
        this.plan = plan;
        this.chains = chains;
        this.eyes = eyes;
        this.broken = broken;
    }

    boolean isTerritory() {
        return MiaiCheck.isTerritory(area, plan) && canBeCleared() || canBeFilled();
    }

    /**
     * Playing keeps covered what is covered. So it is safe where all points, or those of the parts that are eyes once the
     * defender has played one point of a pair, are covered whatever the attacker has there.
     */
    private boolean canBeCleared() {
        if (keepsEyes(0, 0)) {
            return true;
        }
        for (int i = 0; i < plan.size(); i++) {
            long pair = plan.pair(i);
            if ((pair & ~area.touched()) == 0
                    && (keepsEyes(pair, Long.lowestOneBit(pair)) || keepsEyes(pair, Long.highestOneBit(pair)))) {
                return true;
            }
        }
        return false;
    }

    /** True when every chain has its eyes in covered parts once the defender has a stone of a pair, or with none, 0. */
    private boolean keepsEyes(long pair, long stone) {
        long[] parts = stone == 0 ? new long[] {area.all()} : area.partsWithout(Long.numberOfTrailingZeros(stone));
        long held = MiaiCheck.heldWith(area, stone);
        for (int chain = 0; chain < eyes.length; chain++) {
            long adjacent = MiaiCheck.adjacentWith(area, chains, chain, stone);
            int kept = 0;
            for (long part : parts) {
                kept += MiaiCheck.isCoveredPart(area, plan, pair, part, adjacent, held, broken) ? 1 : 0;
            }
            if (kept < eyes[chain]) {
                return false;
            }
        }
        return true;
    }

    /**
     * True when the defender can fill the liberties of the attacker's stones one after another, and whatever he captures
     * leaves an eye.
     *
     * <p>All empty points are liberties of the chains that need an eye here, so the defender's stones join them, and no
     * attacker's eye is there: the stones are captured some time. The attacker may have played on some of the empty points by
     * then. What is captured at once is connected, and all its liberties were filled; it must be covered when it is empty. Then
     * it is an eye from the first capture on, and gives no room to live.
     */
    private boolean canBeFilled() {
        if (area.proofs() == Proofs.CHECKABLE
                || plan.size() > 0
                || broken != 0
                || area.hasDefenderStones()
                || Long.bitCount(area.empties()) > MAX_LIBERTIES
                || eyes.length > Long.SIZE) {
            return false;
        }
        long vitalFor = 0; // chains, as bits
        for (int chain = 0; chain < eyes.length; chain++) {
            if ((area.empties() & ~chains.exterior(chain)) == 0) {
                vitalFor |= 1L << chain;
            } else if (eyes[chain] > 0) {
                return false;
            }
        }
        return vitalFor != 0 && everyCaptureLeavesAnEyeFor(vitalFor);
    }

    private boolean everyCaptureLeavesAnEyeFor(long vitalFor) {
        for (long filled = area.empties(); filled != 0; filled = filled - 1 & area.empties()) {
            long attackers = area.all() & ~filled; // the attacker has played wherever the defender has not
            for (long rest = attackers; rest != 0; ) {
                long captured = area.flood(Long.lowestOneBit(rest), attackers);
                long stones = area.neighborsOfAll(captured) & filled;
                if (stones != 0 && !canCover(captured, stones, vitalFor, new MiaiPlan())) {
                    return false;
                }
                rest &= ~captured;
            }
        }
        return true;
    }

    /**
     * True when more pairs make an emptied part covered for all the chains; tries all that could, in parts of up to
     * {@value #MAX_PLANNED_POINTS} points.
     *
     * @param stones where the defender has played around it
     * @param vitalFor chains, as bits
     * @param pairs those chosen so far; as before when the answer is false
     */
    private boolean canCover(long part, long stones, long vitalFor, MiaiPlan pairs) {
        long held = MiaiCheck.heldWith(area, stones);
        for (long rest = vitalFor; rest != 0; rest &= rest - 1) {
            int chain = Long.numberOfTrailingZeros(rest);
            long adjacent = MiaiCheck.adjacentWith(area, chains, chain, stones);
            long covered = MiaiCheck.cover(area, pairs, part, adjacent, held);
            if (covered != part && Long.bitCount(part) > MAX_PLANNED_POINTS) {
                return false;
            }
            for (long open = part & ~covered; open != 0; open &= open - 1) {
                int point = Long.numberOfTrailingZeros(open);
                long candidates = area.neighbors(point) & covered & ~pairs.used();
                long partners = (1L << point & held & ~pairs.used()) == 0 ? 0 : candidates & held;
                if (tryPairs(1L << point, partners, part, stones, vitalFor, pairs)) {
                    return true;
                }
                for (; candidates != 0; candidates &= candidates - 1) {
                    long first = Long.lowestOneBit(candidates);
                    if (tryPairs(first, candidates & ~first, part, stones, vitalFor, pairs)) {
                        return true;
                    }
                }
            }
            if (covered != part) {
                return false;
            }
        }
        return true;
    }

    private boolean tryPairs(long first, long seconds, long part, long stones, long vitalFor, MiaiPlan pairs) {
        int size = pairs.size();
        for (long rest = seconds; rest != 0; rest &= rest - 1) {
            pairs.add(first | Long.lowestOneBit(rest));
            if (canCover(part, stones, vitalFor, pairs)) {
                return true;
            }
            pairs.shrinkTo(size);
        }
        return false;
    }
}

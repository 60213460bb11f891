package org.sekilab.statics;

import org.sekilab.proof.Proofs;

/**
 * Decides whether an area is territory. The attacker must not be able to live in the area. The defender must be able to
 * capture all attacker stones there and keep the eyes that blocks need in it. Blocks may be alive and yet unable to
 * capture. Then the stones inside stay, in seki.
 *
 * <p>Source: [NM04] 2.2 for areas in which the attacker cannot live. The rest continues the proof of {@link MiaiCheck}.
 * The defender now makes the first move; there the defender only answered.
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
     * @param eyes by chain: the number of eyes that it needs in the area
     * @param broken points in pairs that lie partly outside the area; the defender's answers may fill them
     */
    Clearing(LocalArea area, MiaiPlan plan, LocalChains chains, int[] eyes, long broken) {
        this.area = area;
        this.plan = plan;
        this.chains = chains;
        this.eyes = eyes;
        this.broken = broken;
    }

    boolean provesTerritory() {
        return MiaiCheck.isTerritory(area, plan) && canBeCleared() || canBeFilled();
    }

    /**
     * True when the defender can play in the area without losing an eye. Covered points stay covered by such play. It
     * is therefore enough that all points are covered, or all points of enough parts after a defender stone on one
     * point of a pair. The points must be covered for any attacker stones there.
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

    /**
     * True when every chain has its eyes in covered parts after a defender stone on one point of a pair. With stone 0,
     * no stone is played.
     */
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
     * True when the defender can fill the liberties of the attacker's stones one after another, and every capture
     * leaves an eye.
     *
     * <p>All empty points are liberties of the chains that need an eye here. So the defender's stones join these
     * chains, and the attacker has no eye there. The stones are captured in the end. The attacker may have played on
     * some of the empty points by then.
     *
     * <p>Stones that are captured together are connected, and the defender has filled all their liberties. Their points
     * must be covered when they are empty. Then they are an eye from the first capture on, and the attacker cannot live
     * there.
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
        long vitalFor = 0; // a set of chains, as bits
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
            long attackers = area.all() & ~filled; // the attacker has played on all other empty points
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
     * True when more pairs make an emptied part covered for all the chains. Tries all pairs that could help, in parts
     * of up to {@value #MAX_PLANNED_POINTS} points.
     *
     * @param stones the points around the part where the defender has played
     * @param vitalFor a set of chains, as bits
     * @param pairs the pairs chosen so far; unchanged when the answer is false
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

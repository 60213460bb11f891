package org.sekilab.statics;

import org.sekilab.proof.Proofs;

/**
 * Computes what a miai strategy achieves in an area, for any play of the attacker. The proofs of the static solver rest
 * on this class. It does not matter how the pairs were chosen.
 *
 * <p>Source: [M97] and [NM04] 2.1, which define the terms. [M97] gives rules for particular shapes of regions. All of
 * them are cases of the conditions below.
 *
 * <p><b>Setting.</b> All blocks of the area are alive for other reasons, or are to be proved alive together, by
 * induction over the moves. The defender answers by the pairs, and passes otherwise. Both points of each pair are empty
 * now. So the defender gets one point of each pair. A defender stone on a point that is <em>covered</em> for a chain is
 * never cut off from the chain.
 *
 * <p><b>Cover.</b> Consider a point that is empty now, or emptied at any later time. The point is covered for a chain
 * in two cases. It may be a liberty of the chain then, or an untouched pair next to it holds two liberties. One of the
 * cases holds for three kinds of points:
 *
 * <p>(a) A point adjacent to the chain.
 *
 * <p>(b) A point adjacent to both points of a pair that are covered themselves.
 *
 * <p>(c) A point that forms a pair with an adjacent covered point, if both are adjacent to blocks that stay. The
 * defender gets either its neighbor or the point itself.
 *
 * <p>The attacker cannot have an eye at a covered point.
 *
 * <p><b>One eye.</b> Attacker stones in an area closed by defender stones have a liberty in it. So after each answer of
 * the defender the area has an empty point, unless answers alone filled it. If pairs within the area cover all its
 * points for a chain, the chain has a liberty there after each answer. The area is then one-vital.
 *
 * <p><b>Two eyes.</b> Let x, y be a pair. Once it is played, the defender has a stone at one of the two. The area falls
 * into parts, each closed by defender stones. A part counts if pairs within the part cover all of it for the chain. The
 * chain has at least one liberty for each part that counts. Before the pair is played, the liberties of the chain among
 * x and y count instead.
 *
 * <p>Cost: mask operations, O(pairs) for each point that gets covered; allocates nothing except in
 * {@link #planEmptied}.
 */
final class MiaiCheck {
    private MiaiCheck() {}

    /**
     * The points of a part that are covered for a chain.
     *
     * @param part points of the area that defender stones close off, or the whole area
     * @param adjacent the points adjacent to the chain
     * @param held the points adjacent to any block that stays
     */
    static long cover(LocalArea area, MiaiPlan plan, long part, long adjacent, long held) {
        long covered = adjacent & part;
        boolean grown = true;
        while (grown && covered != part) {
            grown = false;
            for (int i = 0; i < plan.size(); i++) {
                long pair = plan.pair(i);
                if ((pair & ~part) == 0 && (pair & covered) != 0) {
                    long more = coveredBy(area, pair, covered, held) & part & ~covered;
                    covered |= more;
                    grown |= more != 0;
                }
            }
        }
        return covered;
    }

    private static long coveredBy(LocalArea area, long pair, long covered, long held) {
        int first = MiaiPlan.first(pair);
        int second = MiaiPlan.second(pair);
        if ((pair & ~covered) == 0) {
            return area.neighbors(first) & area.neighbors(second);
        }
        return area.areAdjacent(first, second) && (pair & ~held) == 0 ? pair : 0;
    }

    /**
     * The number of liberties that the plan keeps in the area for a chain after each answer: 0, 1 or 2.
     *
     * @param broken points in pairs that lie partly outside the area; the defender's answers may fill them
     */
    static int vitality(LocalArea area, MiaiPlan plan, LocalChains chains, int chain, long broken) {
        int best = isOneVital(area, plan, chains.exterior(chain), broken) ? 1 : 0;
        for (int i = 0; i < plan.size() && best < 2; i++) {
            best = Math.max(best, eyesBySplit(area, plan, chains, chain, plan.pair(i), broken, best));
        }
        return best;
    }

    /**
     * True when the area keeps one liberty for a chain. Benson's condition looks at the empty points only. It holds
     * only if the defender never plays, because answers might capture attacker stones and so make empty points that are
     * not covered. For the same reason the attacker must have nothing to capture.
     */
    private static boolean isOneVital(LocalArea area, MiaiPlan plan, long adjacent, long broken) {
        if (broken != 0) {
            return false;
        }
        return plan.size() == 0 && !area.hasDefenderStones()
                ? (area.empties() & ~adjacent) == 0
                : cover(area, plan, area.all(), adjacent, area.touched()) == area.all();
    }

    /**
     * The number of eyes that a pair makes by splitting the area. If it is at most {@code enough}, the result may be
     * any number up to {@code enough}.
     */
    private static int eyesBySplit(
            LocalArea area, MiaiPlan plan, LocalChains chains, int chain, long pair, long broken, int enough) {
        int liberties = Long.bitCount(pair & chains.exterior(chain));
        if (liberties <= enough || (pair & ~area.touched()) != 0) {
            return 0;
        }
        int eyes = liberties;
        for (long rest = pair; rest != 0 && eyes > enough; rest &= rest - 1) {
            eyes = Math.min(eyes, eyesAfter(area, plan, chains, chain, pair, rest & -rest, broken));
        }
        return eyes;
    }

    /** The number of eyes after the attacker's move at one point of the pair and the defender's stone at the other. */
    private static int eyesAfter(
            LocalArea area, MiaiPlan plan, LocalChains chains, int chain, long pair, long stone, long broken) {
        long adjacent = adjacentWith(area, chains, chain, stone);
        long held = heldWith(area, stone);
        int eyes = 0;
        for (long part : area.partsWithout(Long.numberOfTrailingZeros(stone))) {
            // only the attacker's last move is empty now: the stone captures the whole part
            boolean isEmptied = area.proofs() == Proofs.ANY
                    && (part & (area.empties() & ~pair | broken)) == 0
                    && !area.hasDefenderStones();
            if (isCoveredPart(area, plan, pair, part, adjacent, held, broken)
                    || isEmptied && isCoveredEmptied(area, chains, chain, part, stone)) {
                eyes++;
            }
        }
        return eyes;
    }

    /**
     * The points adjacent to a chain after some defender stones. A stone adjacent to the chain joins it, together with
     * all chains and points adjacent to the stone.
     */
    static long adjacentWith(LocalArea area, LocalChains chains, int chain, long stones) {
        long adjacent = chains.exterior(chain);
        for (long rest = stones & adjacent; rest != 0; rest &= rest - 1) {
            int point = Long.numberOfTrailingZeros(rest);
            adjacent |= chains.exteriorOfChainsAt(point) | area.neighbors(point);
        }
        return adjacent;
    }

    /** The points adjacent to blocks that stay, after some defender stones next to these blocks. */
    static long heldWith(LocalArea area, long stones) {
        return area.touched() | area.neighborsOfAll(stones);
    }

    static boolean isCoveredPart(
            LocalArea area, MiaiPlan plan, long pair, long part, long adjacent, long held, long broken) {
        return (part & broken) == 0
                && !isCutByPair(plan, pair, part)
                && cover(area, plan, part, adjacent, held) == part;
    }

    /**
     * True when a pair, other than the one that splits, has one point in the part. An answer might then fill the part.
     */
    private static boolean isCutByPair(MiaiPlan plan, long split, long part) {
        for (int i = 0; i < plan.size(); i++) {
            if (plan.pair(i) != split && Long.bitCount(plan.pair(i) & part) == 1) {
                return true;
            }
        }
        return false;
    }

    /**
     * True when a part is covered for a chain after two changes. The part is all empty, and the defender has played
     * some stones around it.
     */
    static boolean isCoveredEmptied(LocalArea area, LocalChains chains, int chain, long part, long stones) {
        MiaiPlan plan = planEmptied(area, chains, part, stones);
        long adjacent = adjacentWith(area, chains, chain, stones);
        return cover(area, plan, part, adjacent, heldWith(area, stones)) == part;
    }

    /**
     * Pairs for a part that is all empty. All chains share them, because one move of the attacker can have only one
     * answer.
     */
    private static MiaiPlan planEmptied(LocalArea area, LocalChains chains, long part, long stones) {
        MiaiPlan plan = new MiaiPlan();
        long held = heldWith(area, stones);
        for (int chain = 0; chain < chains.places(); chain++) {
            long adjacent = adjacentWith(area, chains, chain, stones);
            for (long rest = part & ~cover(area, plan, part, adjacent, held); rest != 0; rest &= rest - 1) {
                long covered = cover(area, plan, part, adjacent, held);
                if ((rest & -rest & ~covered) != 0) {
                    addPairFor(area, plan, Long.numberOfTrailingZeros(rest), part & covered & ~plan.used(), held);
                }
            }
        }
        return plan;
    }

    /** Adds a pair that covers the point, if there is one: the point and a neighbor, or else two neighbors. */
    private static void addPairFor(LocalArea area, MiaiPlan plan, int point, long covered, long held) {
        long neighbors = area.neighbors(point) & covered;
        long self = 1L << point & held & ~plan.used();
        if (self != 0 && (neighbors & held) != 0) {
            plan.add(self | Long.lowestOneBit(neighbors & held));
        } else if (Long.bitCount(neighbors) >= 2) {
            plan.add(Long.lowestOneBit(neighbors) | Long.lowestOneBit(neighbors & neighbors - 1));
        }
    }

    /**
     * True when the attacker cannot live in an area whose blocks are all alive. The attacker might have an eye at
     * points that are not covered. There may be at most one such point, or two adjacent ones. Source: [NM04] 2.2.
     */
    static boolean isTerritory(LocalArea area, MiaiPlan plan) {
        return areOneEye(area.neighbors(), area.all() & ~cover(area, plan, area.all(), area.touched(), area.touched()));
    }

    /**
     * True for no point, one point, and two adjacent points: the attacker has at most one eye there.
     *
     * @param neighbors [point] as masks
     */
    static boolean areOneEye(long[] neighbors, long points) {
        int count = Long.bitCount(points);
        return count <= 1 || count == 2 && (neighbors[Long.numberOfTrailingZeros(points)] & points) != 0;
    }
}

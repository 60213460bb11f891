package org.sekilab.statics;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.LongPredicate;
import org.sekilab.model.local.DefenderGroups;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.proof.Proofs;

/**
 * Recognizes without search local games that the defender has won. All essential blocks live and all the territory is
 * the defender's, with the attacker to move. Mutable: remembers the parts that it has met. Confined to one thread.
 *
 * <p>Source: [NM04] 4.2, StaticSafe: the static safety solver, applied to a state of the search.
 * <p>Proves: {@code true} is a proof. {@code false} means nothing.
 * <p>Differs: the eyes of all groups are counted together by the elimination of [B76]. The rules for a part are those
 * of {@link PartEvaluator}.
 * <p>Cost: some mask operations for each group and each part, unless a part is new; allocates only for new parts.
 */
public final class LocalEvaluator {
    private static final int MAX_GROUPS = GroupElimination.MAX_GROUPS;
    private static final int LARGEST_ROOM = 20; // points of a room with eyes, if no block is essential

    /** All points, and more. */
    public static final long ANYWHERE = LoosePoints.ANYWHERE;

    private final LocalBoard board;
    private final LocalShape shape;
    private final PartEvaluator evaluator;
    private final Rules rules;
    private int groupCount;
    private final DefenderGroups found;
    private final long[] exteriors; // [group]: adjacent points
    private final long[] blocks; // [group]: its essential blocks, as bits
    private final int[] eyesElsewhere; // [group]: number of eyes outside the game
    private final GroupElimination elimination;
    private final LibertyLinks links = new LibertyLinks();
    private int partCount;
    private final long[] parts = new long[LocalShape.MAX_POINTS]; // [part]
    private final long[] empties = new long[LocalShape.MAX_POINTS]; // [part]: its empty points
    private long useless; // the parts that are known to give no eye and to join no groups, as bits
    private final long[] values = new long[LocalShape.MAX_POINTS]; // [part]: the evaluator's answer
    private final int[] touching = new int[LocalShape.MAX_POINTS]; // [part]: the groups next to it, as bits
    private final long[] around = new long[PartEvaluator.MAX_GROUPS]; // a buffer
    private final int[] places = new int[PartEvaluator.MAX_GROUPS]; // a buffer
    private int touchingBits; // the groups around the part, as bits, also those that the buffers have no room for

    /** The set of safe positions to recognize. */
    public enum Rules {
        /** Positions that are safe as they stand. The defender only answers captures. */
        NO_ANSWERS(4),
        /** Positions that pairs of answers make safe. */
        PAIRS(4),
        /** As {@link #PAIRS}, also in parts with more groups around them. */
        PAIRS_OF_MANY(PartEvaluator.MAX_GROUPS),
        /** As {@link #PAIRS}, and all positions that any answers make safe where one group encloses an empty part. */
        PAIRS_AND_DATABASE(4);

        private final int mostGroups;

        Rules(int mostGroups) {
            this.mostGroups = mostGroups;
        }

        /** The most groups around a part. Parts with more groups are not evaluated. */
        int mostGroups() {
            return mostGroups;
        }
    }

    /** An evaluator of the states of one board, by one kind of proofs. The database has no checkable proofs. */
    public LocalEvaluator(LocalBoard board, Rules rules, Proofs proofs) {
        this(board, rules, proofs, Optional.empty());
    }

    /** An evaluator that shares the values of parts with those of other boards. The answers are the same. */
    public LocalEvaluator(LocalBoard board, Rules rules, Proofs proofs, SharedParts shared) {
        this(board, rules, proofs, Optional.of(shared));
    }

    private LocalEvaluator(LocalBoard board, Rules rules, Proofs proofs, Optional<SharedParts> shared) {
        this.board = board;
        this.shape = board.shape();
        this.rules = rules;
        this.evaluator = new PartEvaluator(shape, rules, proofs, shared);
        this.found = new DefenderGroups(shape, MAX_GROUPS);
        this.exteriors = found.exteriors();
        this.blocks = found.blocks();
        this.eyesElsewhere = found.eyes();
        this.elimination = new GroupElimination(eyesElsewhere);
    }

    /** True when the defender has won the game that is on the board now, with either side to move. */
    public boolean provesSafe() {
        int essential = shape.blocks().size();
        int given = shape.sacrifices().size();
        return given > 0 && !board.isBlockTaken() && provesSafe(essential + given, shape.solidWallAt())
                || provesSafe(essential, shape.wallAt());
    }

    /**
     * True when all essential blocks live because other groups of the defender, which may be captured in the game, live
     * too. The test looks for the largest set of groups that live together. Two shared liberties connect two groups, if
     * no other plan uses them.
     *
     * <p>Cost: that of {@link #provesSafe()} for each time that a group falls out of the set.
     */
    public boolean provesSafeWithFriends() {
        return provesLife(shape.blocks().size(), 2, living -> true);
    }

    /**
     * True when a set of groups lives that is large enough. No block is essential; see
     * {@link #provesSafeWithFriends()}.
     *
     * @param isEnough of the stones of the groups
     */
    public boolean provesLife(LongPredicate isEnough) {
        return provesLife(0, 1, isEnough);
    }

    /**
     * @param essential the number of blocks that must live
     * @param least the least number of groups that is worth a look
     */
    private boolean provesLife(int essential, int least, LongPredicate isEnough) {
        long lost = 0; // stones of groups that do not live
        while (isEnough.test(board.defender() & ~lost)) {
            long solid = findGroups(essential);
            int blockGroups = groupCount;
            solid |= findFriends(lost | solid);
            if (groupCount < least
                    || groupCount >= MAX_GROUPS
                    || !evaluateParts(
                            solid,
                            shape.territory(),
                            shape.wallAt(),
                            essential == 0 ? LARGEST_ROOM : LocalShape.MAX_POINTS)) {
                return false;
            }
            link();
            elimination.eliminate(partCount, values, touching);
            long before = lost;
            for (int group = 0; group < groupCount; group++) {
                if (!elimination.isAlive(group)) {
                    if (group < blockGroups) {
                        return false;
                    }
                    lost |= found.stones()[group];
                }
            }
            if (lost == before) {
                return true;
            }
        }
        return false;
    }

    /** Joins groups that share two liberties in parts without a plan. */
    private void link() {
        long free = 0;
        for (int part = 0; part < partCount; part++) {
            free |= values[part] == PartEvaluator.NO_EYE ? parts[part] & board.empties() & ~shape.territory() : 0;
        }
        links.join(groupCount, exteriors, free, elimination);
    }

    /** Adds the groups without blocks. Returns their stones. */
    private long findFriends(long without) {
        long friends = board.defender() & ~without;
        for (long rest = friends; rest != 0 && groupCount < MAX_GROUPS; groupCount++) {
            long stones = board.flood(Long.lowestOneBit(rest), friends);
            rest &= ~stones;
            found.stones()[groupCount] = stones;
            exteriors[groupCount] = board.around(stones) & ~stones;
            blocks[groupCount] = 0;
            eyesElsewhere[groupCount] = 0;
        }
        return friends;
    }

    /**
     * @param blocks the number of blocks that must live, the essential ones first
     * @param wall the points where the attacker is connected to stones outside, now or later
     */
    private boolean provesSafe(int blocks, long wall) {
        long solid = findGroups(blocks);
        if (groupCount > MAX_GROUPS || !findParts(solid, shape.territory(), wall, LocalShape.MAX_POINTS)) {
            return false;
        }
        for (int part = 0; part < partCount; part++) {
            if (!elimination.mayAllLive(partCount, useless, empties, touching)
                    || !evaluatePart(part, shape.territory())) {
                return false;
            }
        }
        elimination.eliminate(partCount, values, touching);
        return elimination.areAllAlive();
    }

    /**
     * The pairs that prove the last answer of {@link #provesSafe()}, which must have been {@code true}. The defender
     * answers at the other point of a pair, and passes otherwise.
     *
     * @return masks of two empty points each, no point in two of them
     * @throws IllegalStateException if the evaluator uses the database
     */
    public long[] pairs() {
        LongArrayList pairs = new LongArrayList();
        for (int part = 0; part < partCount; part++) {
            if (values[part] != PartEvaluator.NO_EYE) {
                int groups = findAround(parts[part]);
                long open = parts[part];
                pairs.addAll(LongArrayList.wrap(evaluator.pairs(
                        open, board.empties() & open, board.defender() & open, around, groups, values[part])));
            }
        }
        links.addTo(pairs);
        return pairs.toLongArray();
    }

    /**
     * The points where the last proof of {@link #provesSafe()} may put a stone that is connected to no block. The
     * last answer must have been {@code true}. If the defender had no stone there before, no stone of the strategy
     * makes a position that was there before. See {@link LoosePoints}.
     *
     * @param pairs of {@link #pairs()}
     * @return a mask, {@link #ANYWHERE} if the strategy may make a position that was there before
     */
    public long loosePoints(long[] pairs) {
        long territory = 0; // the parts with such points
        for (int part = 0; part < partCount; part++) {
            territory |= (parts[part] & shape.territory()) != 0 ? parts[part] : 0;
        }
        return LoosePoints.of(board, touched(), territory, pairs);
    }

    /**
     * The points that the last proof of {@link #provesSafe()} rests on. It must have been {@code true}. They are the
     * stones of the groups, all parts that are territory, give eyes or join groups, and the links. The same proof holds
     * if all else is wall.
     */
    public long support() {
        long support = stones();
        for (int part = 0; part < partCount; part++) {
            boolean isUsed = (parts[part] & shape.territory()) != 0
                    || PartEvaluator.isOfUse(values[part], Integer.bitCount(touching[part]));
            support |= values[part] != PartEvaluator.NO_EYE && isUsed ? parts[part] : 0;
        }
        return support | links.points();
    }

    /**
     * The essential blocks that keep a liberty here after each answer of the defender. This holds for any play
     * elsewhere, as long as no block is captured. All parts next to a group count if the attacker cannot break out of
     * them.
     *
     * @return bit i for block i
     */
    public long oneVitalBlocks() {
        long solid = findGroups(shape.blocks().size());
        if (groupCount > MAX_GROUPS) {
            return 0;
        }
        evaluateParts(solid, 0, shape.wallAt(), LocalShape.MAX_POINTS);
        Arrays.fill(eyesElsewhere, 0, groupCount, 0);
        elimination.countEyes(partCount, values, touching);
        long oneVital = 0;
        for (int group = 0; group < groupCount; group++) {
            oneVital |= elimination.eyes(group) > 0 ? blocks[group] : 0;
        }
        return oneVital;
    }

    /**
     * True when the answers that keep the liberties found by {@link #oneVitalBlocks} also give the territory. The
     * attacker cannot live, and the defender can clear all points that are to be territory. Call
     * {@link #oneVitalBlocks} first.
     */
    public boolean isTerritoryWithLiberties() {
        for (int part = 0; part < partCount; part++) {
            if ((parts[part] & shape.territory()) != 0 && !PartEvaluator.isTerritoryWithEyes(values[part])) {
                return false;
            }
        }
        return groupCount <= MAX_GROUPS;
    }

    /** Finds the groups of the first {@code blockCount} blocks. Returns their stones. */
    private long findGroups(int blockCount) {
        groupCount = board.groupsInto(found, blockCount);
        return stones();
    }

    private long stones() {
        long stones = 0;
        for (int group = 0; group < Math.min(groupCount, MAX_GROUPS); group++) {
            stones |= found.stones()[group];
        }
        return stones;
    }

    /**
     * Evaluates the parts that the groups leave. Returns false as soon as a part with points of {@code wanted} cannot
     * be territory. Larger parts than {@code mostPoints} have no value: they cost much time.
     */
    private boolean evaluateParts(long solid, long wanted, long wall, int mostPoints) {
        boolean isPossible = findParts(solid, wanted, wall, mostPoints);
        for (int part = 0; part < partCount && isPossible; part++) {
            isPossible = evaluatePart(part, wanted);
        }
        return isPossible;
    }

    /** Finds the parts that the groups leave. Returns false if one with points of {@code wanted} is no territory. */
    private boolean findParts(long solid, long wanted, long wall, int mostPoints) {
        partCount = 0;
        useless = 0;
        links.clear();
        elimination.start(groupCount);
        long touched = touched();
        long open = shape.all() & ~solid;
        while (open != 0) {
            long part = board.flood(Long.lowestOneBit(open), open);
            open &= ~part;
            int groups = findAround(part);
            boolean isEvaluated = groups > 0
                    && groups <= rules.mostGroups()
                    && (part & wall) == 0
                    && Long.bitCount(part) <= mostPoints;
            if ((part & wanted) != 0
                    && (!isEvaluated || !evaluator.mayBeTerritory(part, part & board.empties(), touched))) {
                return false;
            }
            parts[partCount] = part;
            empties[partCount] = part & board.empties();
            touching[partCount] = touchingBits;
            useless |= isEvaluated ? 0 : 1L << partCount;
            partCount++;
        }
        return true;
    }

    /**
     * Evaluates a part that was found. Returns false if it is to be territory, and is not. The value of this part is
     * its value as territory: the defender cannot follow another plan there for eyes.
     */
    private boolean evaluatePart(int index, long wanted) {
        values[index] = PartEvaluator.NO_EYE;
        if ((useless >>> index & 1) != 0) {
            return true;
        }
        long part = parts[index];
        int groups = findAround(part);
        long value = evaluator.evaluate(part, empties[index], board.defender() & part, around, groups);
        if ((part & wanted) != 0) {
            if (!PartEvaluator.isTerritory(value)) {
                return false;
            }
            value = PartEvaluator.asTerritory(value);
        }
        values[index] = value;
        useless |= PartEvaluator.isOfUse(value, groups) ? 0 : 1L << index;
        for (int i = 0; i < groups; i++) {
            elimination.join(places[PartEvaluator.joinedTo(value, i)], places[i]);
        }
        return true;
    }

    /** The points next to the groups. */
    private long touched() {
        long touched = 0;
        for (int group = 0; group < groupCount; group++) {
            touched |= exteriors[group];
        }
        return touched;
    }

    /**
     * Finds the groups next to a part, and keeps the first of them in the buffers. Returns the number of all of them.
     */
    private int findAround(long part) {
        int groups = 0;
        touchingBits = 0;
        for (int group = 0; group < groupCount; group++) {
            if ((exteriors[group] & part) != 0) {
                if (groups < PartEvaluator.MAX_GROUPS) {
                    around[groups] = exteriors[group];
                    places[groups] = group;
                }
                groups++;
                touchingBits |= 1 << group;
            }
        }
        return groups;
    }
}

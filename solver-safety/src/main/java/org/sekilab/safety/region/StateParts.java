package org.sekilab.safety.region;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;
import org.sekilab.model.Block;
import org.sekilab.model.PointSet;
import org.sekilab.model.local.DefenderGroups;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.search.Result;

/**
 * Takes states of a local game apart: groups of the defender with essential blocks part the other points. Mutable
 * buffers, confined to the thread of its board.
 *
 * <p>Source: own; decomposition search, Müller, IJCAI 1999.
 * <p>Proves: {@code true} is a proof that the defender wins with the attacker to move. Each part is a local game, and
 * the defender wins it with the attacker moving first. These games have no common point, so R-SUM-2 of
 * docs/certificate-rules.md holds for them. The board of that rule is the whole local game.
 * <p>A group between parts is alive if its parts give it two liberties in sum, with its eyes elsewhere. A part gives
 * two less the eyes that were assumed. A part counts if all groups around it live in this way. The next parts may then
 * assume these groups to be alive. Each part counts once, with one strategy, because all groups around it are then
 * alive.
 * <p>An assumed eye is one and the same eye for all groups around a part, and it stands for their own eyes, too. If
 * groups were connected in each of two parts, these parts would otherwise count the same own eye twice.
 * <p>Cost: some flood fills, and a search for each new question.
 */
final class StateParts {
    private static final int NEEDED = 2;
    private static final long LIBERTY_ELSEWHERE = Long.lowestOneBit(~LocalShape.ALIVE);

    /** Searches a game on a part with the attacker to move. */
    @FunctionalInterface
    interface Search {
        /** Searches within a number of nodes. */
        Result prove(LocalBoard part, long maxNodes);
    }

    private final LocalBoard board;
    private final LocalShape shape;
    private final Search search;
    private final PartMemory memory = new PartMemory();
    private final DefenderGroups groups;
    private final long[] parts; // [part], the smallest first
    private final int[] assumed; // [part] the eyes elsewhere that the groups between parts lack nothing with
    private final LongArrayList question = new LongArrayList();
    private int groupCount;
    private int partCount;
    private long shared; // bits of groups next to more than one part
    private long nodes; // the limit of the next search
    private LongConsumer spent = nodes -> {};

    StateParts(LocalBoard board, Search search) {
        this.board = board;
        this.shape = board.shape();
        this.search = search;
        this.groups = new DefenderGroups(shape);
        this.parts = new long[shape.size()];
        this.assumed = new int[shape.size()];
    }

    /** The same for another board of the same shape. */
    StateParts on(LocalBoard other) {
        return new StateParts(other, search);
    }

    /**
     * True if it is proved that the defender wins the state because of its parts.
     *
     * @param maxNodes the limit of each search
     * @param listener receives the nodes of each search
     */
    boolean areWon(long maxNodes, LongConsumer listener) {
        if (board.isDefenderToMove()) {
            return false;
        }
        groupCount = board.groupsInto(groups);
        long kept = 0;
        for (int group = 0; group < groupCount; group++) {
            kept |= groups.stones()[group];
        }
        findParts(shape.all() & ~kept);
        nodes = maxNodes;
        spent = listener;
        return partCount > 1 && areGroupsInReach() && areAllWon();
    }

    private void findParts(long open) {
        partCount = 0;
        for (long rest = open; rest != 0; ) {
            long part = board.flood(Long.lowestOneBit(rest), open);
            rest &= ~part;
            int place = partCount++;
            while (place > 0 && Long.bitCount(parts[place - 1]) > Long.bitCount(part)) {
                parts[place] = parts[place - 1];
                place--;
            }
            parts[place] = part;
        }
    }

    /** Finds the groups between parts. False if a group that needs a liberty is next to no part. */
    private boolean areGroupsInReach() {
        shared = 0;
        for (int group = 0; group < groupCount; group++) {
            int near = 0;
            for (int part = 0; part < partCount; part++) {
                near += isNext(group, part) ? 1 : 0;
            }
            if (near == 0 && groups.eyes()[group] < NEEDED) {
                return false;
            }
            shared |= near > 1 && groups.eyes()[group] < NEEDED ? 1L << group : 0;
        }
        return true;
    }

    private boolean isNext(int group, int part) {
        return (groups.exteriors()[group] & parts[part]) != 0;
    }

    private boolean areAllWon() {
        for (int part = 0; part < partCount; part++) {
            if (memory.isHopeless(question(part, shared, 0), nodes)) {
                return false;
            }
        }
        for (int part = 0; part < partCount; part++) {
            if (!isWon(part, shared, 0)) {
                return false;
            }
        }
        long alive = 0;
        while (alive != shared) {
            long found = alive | findAlive(alive, 1);
            if (found == alive) {
                found |= findAlive(alive, 0);
            }
            if (found == alive) {
                return false;
            }
            alive = found;
        }
        return true;
    }

    /**
     * The groups between parts that live by parts which assume nothing but given groups to be alive.
     *
     * @param least the eyes elsewhere that a part may assume at least: 1, or 0 for a second try
     */
    private long findAlive(long alive, int least) {
        for (int part = 0; part < partCount; part++) {
            assumed[part] = isWon(part, alive, 1) ? 1 : NEEDED;
            if (least == 0 && assumed[part] == 1 && isWon(part, alive, 0)) {
                assumed[part] = 0;
            }
        }
        long living = shared & ~alive;
        long before;
        do {
            before = living;
            for (int group = 0; group < groupCount; group++) {
                if ((living >>> group & 1) != 0 && liberties(group, alive | before) < NEEDED) {
                    living &= ~(1L << group);
                }
            }
        } while (living != before);
        return living;
    }

    /** The liberties and eyes of a group, from the parts between living groups. */
    private int liberties(int group, long living) {
        int eyes = groups.eyes()[group];
        int sum = eyes;
        for (int part = 0; part < partCount; part++) {
            if (isNext(group, part) && assumed[part] < NEEDED && isClosed(part, living)) {
                sum += NEEDED - Math.max(eyes, assumed[part]);
            }
        }
        return sum;
    }

    private boolean isClosed(int part, long living) {
        for (long rest = shared & ~living; rest != 0; rest &= rest - 1) {
            if (isNext(Long.numberOfTrailingZeros(rest), part)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Asks whether the defender wins a part.
     *
     * @param alive groups between parts that are assumed to be alive
     * @param others 1 if one and the same eye elsewhere is assumed of groups that are between parts or have an eye, in
     *     place of their own; 0 if groups have their own eyes only
     */
    private boolean isWon(int part, long alive, int others) {
        return memory.isWon(question(part, alive, others), nodes, () -> search(part, alive, others), spent);
    }

    private LongArrayList question(int part, long alive, int others) {
        long points = parts[part];
        question.clear();
        question.add(points);
        question.add(board.attacker() & points);
        question.add(board.defender() & points);
        for (int group = 0; group < groupCount; group++) {
            if (isNext(group, part)) {
                question.add(groups.exteriors()[group] & points);
                question.add(eyes(group, alive, others));
            }
        }
        return question;
    }

    private Result search(int part, long alive, int others) {
        List<Block> around = new ArrayList<>();
        LongArrayList eyes = new LongArrayList();
        for (int group = 0; group < groupCount; group++) {
            if (isNext(group, part)) {
                around.add(block(group));
                eyes.add(eyes(group, alive, others));
            }
        }
        return search.prove(board.part(parts[part], around, eyes.toLongArray()), nodes);
    }

    /** A group as one block. */
    private Block block(int group) {
        PointSet stones = shape.pointsOf(groups.stones()[group]);
        for (long rest = groups.blocks()[group]; rest != 0; rest &= rest - 1) {
            stones.unite(shape.blocks().get(Long.numberOfTrailingZeros(rest)).stones());
        }
        PointSet liberties = shape.pointsOf(groups.exteriors()[group] & board.empties());
        return new Block(group, shape.defender(), stones.freeze(), liberties.freeze());
    }

    private long eyes(int group, long alive, int others) {
        long own = 0;
        for (long rest = groups.blocks()[group]; rest != 0; rest &= rest - 1) {
            own |= shape.eyes()[Long.numberOfTrailingZeros(rest)];
        }
        if (Long.bitCount(own) >= NEEDED || (alive >>> group & 1) != 0) {
            return LocalShape.ALIVE;
        }
        boolean hasOne = own != 0 || (shared >>> group & 1) != 0;
        return others == 0 ? own : hasOne ? LIBERTY_ELSEWHERE : 0;
    }
}

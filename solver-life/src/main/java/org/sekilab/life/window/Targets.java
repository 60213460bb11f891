package org.sekilab.life.window;

import java.util.Arrays;
import java.util.List;
import org.sekilab.model.Block;
import org.sekilab.model.local.DefenderGroups;
import org.sekilab.model.local.LocalBoard;

/**
 * The blocks of a window that must live. Mutable: follows the moves of a board.
 *
 * <p>There are three kinds of windows. In one, all essential blocks of the shape must live. In the others, the shape
 * has no essential blocks: the stones are points. Then one block of each group of blocks must never be captured. If
 * there are no groups, one block must become alive, perhaps one of new stones.
 *
 * <p>Cost: a flood fill for each block; allocates nothing but a longer stack.
 */
public final class Targets {
    /** The most blocks if one of several is enough. */
    public static final int MOST_BLOCKS = 8;

    private static final int PLIES_AT_FIRST = 256;

    private final LocalBoard board;
    private final boolean areEssential;
    private final boolean isAnything;
    private final List<List<Block>> groups;
    private final long[] choices; // [group] stones of all its blocks; none if the blocks are essential
    private final long[] blocks; // [block] stones
    private long[] left = new long[PLIES_AT_FIRST]; // [ply] stones that were never captured

    /**
     * At the beginning of a game.
     *
     * @param groups of each, one block must live; if there are none, any living block is enough
     * @param areEssential whether these are the essential blocks of the shape, one in each group
     */
    public Targets(LocalBoard board, List<List<Block>> groups, boolean areEssential) {
        this.board = board;
        this.groups = groups.stream().map(List::copyOf).toList();
        this.areEssential = areEssential;
        this.isAnything = groups.isEmpty() && !areEssential;
        List<List<Block>> onPoints = areEssential ? List.of() : groups;
        this.choices = onPoints.stream()
                .mapToLong(group -> group.stream().mapToLong(this::mask).reduce(0, (all, more) -> all | more))
                .toArray();
        this.blocks = onPoints.stream()
                .flatMap(List::stream)
                .distinct()
                .mapToLong(this::mask)
                .toArray();
        left[0] = Arrays.stream(blocks).reduce(0, (all, more) -> all | more);
    }

    private long mask(Block block) {
        return board.shape().mask(block.stones());
    }

    /** Of each group, one block must live. */
    public List<List<Block>> groups() {
        return groups;
    }

    /** True if the essential blocks of the shape must live. */
    boolean areEssential() {
        return areEssential;
    }

    /** True if any living block is enough, also one of new stones. */
    public boolean isAnything() {
        return isAnything;
    }

    /** Notes what the last move has captured, and what the defender gave up after it. */
    void update() {
        int ply = board.ply();
        if (ply >= left.length) {
            left = Arrays.copyOf(left, 2 * ply);
        }
        left[ply] = left[Math.max(ply - 1, 0)] & board.defender();
    }

    /**
     * The stones of blocks that were never captured. There are none if the essential blocks must live. All stones of
     * the defender count if any living block is enough.
     */
    long left() {
        return isAnything ? board.defender() : left[board.ply()];
    }

    /** The blocks that are left, as bits. */
    int bits() {
        long stones = left();
        int bits = 0;
        for (int block = 0; block < blocks.length; block++) {
            bits |= (blocks[block] & stones) != 0 ? 1 << block : 0;
        }
        return bits;
    }

    /** True if the defender cannot win any more. */
    boolean areLost() {
        return board.isBlockCaptured() || !isAnything && !areIn(left());
    }

    /**
     * True if a mask has, for each group, a stone of a block that was never captured. If any living block is enough,
     * any stone of the defender counts.
     */
    boolean areIn(long mask) {
        long stones = left() & mask;
        if (isAnything) {
            return stones != 0;
        }
        for (long group : choices) {
            if ((group & stones) == 0) {
                return false;
            }
        }
        return true;
    }

    /** Fills a buffer with the groups that hold blocks which were never captured. Returns their number. */
    int groupsInto(DefenderGroups found) {
        if (areEssential) {
            return board.groupsInto(found);
        }
        int count = 0;
        for (long rest = left(); rest != 0; count++) {
            long stones = board.flood(Long.lowestOneBit(rest), board.defender());
            rest &= ~stones;
            found.stones()[count] = stones;
            found.blocks()[count] = 0;
            found.exteriors()[count] = board.around(stones) & ~stones;
            found.eyes()[count] = 0;
        }
        return count;
    }

    /** A buffer for all groups that hold blocks. */
    DefenderGroups buffer() {
        return new DefenderGroups(board.shape(), isAnything ? board.shape().size() : blocks.length);
    }
}

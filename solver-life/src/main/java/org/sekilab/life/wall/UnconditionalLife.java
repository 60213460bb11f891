package org.sekilab.life.wall;

import java.util.Arrays;

/**
 * Finds blocks of the prover that live even if the prover always passes. Mutable buffers, confined to one thread.
 *
 * <p>Source: [B76], for regions of at most {@value #MOST_POINTS} points.
 * <p>Proves: a block that is found lives. Blocks that are not found may live, too.
 * <p>Cost: a flood of at most {@value #MOST_POINTS} points for each region next to the blocks; allocates nothing.
 */
public final class UnconditionalLife {
    private static final int MOST_POINTS = 24;
    private static final int MOST_REGIONS = 64;

    private final WallBoard board;
    private final WallArea area;
    private final int words;
    private final int[] blocks; // candidates
    private final boolean[] isAlive; // [candidate]
    private final int[] candidateOf; // [block], valid if stamped
    private final int[] blockStamps; // [block]
    private final int[] pointStamps; // [point] seen by a flood
    private final int[] stack;
    private final long[] regionPoints; // [words * region]
    private final long[] regionEmpties; // [words * region]
    private final int[][] regionBlocks = new int[MOST_REGIONS][]; // [region] candidates next to it
    private final int[] regionBlockCounts = new int[MOST_REGIONS];
    private final boolean[] isRegionUsed = new boolean[MOST_REGIONS];
    private int stamp;
    private int blockCount;
    private int regionCount;

    public UnconditionalLife(WallBoard board) {
        this.board = board;
        this.area = board.area();
        this.words = area.words();
        int size = area.size();
        this.blocks = new int[size];
        this.isAlive = new boolean[size];
        this.candidateOf = new int[size];
        this.blockStamps = new int[size];
        this.pointStamps = new int[size];
        this.stack = new int[size];
        this.regionPoints = new long[words * MOST_REGIONS];
        this.regionEmpties = new long[words * MOST_REGIONS];
        for (int region = 0; region < MOST_REGIONS; region++) {
            regionBlocks[region] = new int[4 * MOST_POINTS];
        }
    }

    /**
     * Looks for blocks that live.
     *
     * @param seeds stones of the prover; only their blocks and those that share regions with them are looked at
     * @return true if any block lives
     */
    public boolean find(long[] seeds) {
        stamp++;
        blockCount = 0;
        regionCount = 0;
        for (int p = Masks.first(seeds, 0, words); p >= 0; p = Masks.next(seeds, 0, words, p)) {
            candidate(board.blockOf(p));
        }
        for (int i = 0; i < blockCount; i++) {
            int at = words * blocks[i];
            long[] liberties = board.liberties();
            for (int p = Masks.first(liberties, at, words); p >= 0; p = Masks.next(liberties, at, words, p)) {
                if (pointStamps[p] != stamp && regionCount < MOST_REGIONS && flood(p)) {
                    regionCount++;
                }
            }
        }
        Arrays.fill(isAlive, 0, blockCount, true);
        Arrays.fill(isRegionUsed, 0, regionCount, true);
        boolean isChanged = true;
        while (isChanged) {
            isChanged = false;
            for (int i = 0; i < blockCount; i++) {
                if (isAlive[i] && vitalRegions(i) < 2) {
                    isAlive[i] = false;
                    isChanged = true;
                    dropRegionsOf(i);
                }
            }
        }
        for (int i = 0; i < blockCount; i++) {
            if (isAlive[i]) {
                return true;
            }
        }
        return false;
    }

    /** True if a stone that is in two sets belongs to a block that was found. */
    public boolean isAnyAlive(long[] one, long[] other) {
        for (int word = 0; word < words; word++) {
            for (long rest = one[word] & other[word]; rest != 0; rest &= rest - 1) {
                int block = board.blockOf((word << 6) + Long.numberOfTrailingZeros(rest));
                if (blockStamps[block] == stamp && isAlive[candidateOf[block]]) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Adds the blocks that were found, and their regions, to a set. */
    public void zoneInto(long[] zone) {
        for (int i = 0; i < blockCount; i++) {
            if (isAlive[i]) {
                Masks.unite(zone, 0, board.stones(), words * blocks[i], words);
            }
        }
        for (int region = 0; region < regionCount; region++) {
            if (isRegionUsed[region] && isVitalToAny(region)) {
                Masks.unite(zone, 0, regionPoints, words * region, words);
            }
        }
    }

    private int candidate(int block) {
        if (blockStamps[block] != stamp) {
            blockStamps[block] = stamp;
            candidateOf[block] = blockCount;
            blocks[blockCount++] = block;
        }
        return candidateOf[block];
    }

    /** Fills the next region. False if it is too large or next to the wall. */
    private boolean flood(int first) {
        int at = words * regionCount;
        Arrays.fill(regionPoints, at, at + words, 0);
        Arrays.fill(regionEmpties, at, at + words, 0);
        regionBlockCounts[regionCount] = 0;
        int size = 0;
        int count = 0;
        pointStamps[first] = stamp;
        stack[size++] = first;
        boolean isClosed = true;
        while (size > 0) {
            int point = stack[--size];
            if (++count > MOST_POINTS || area.isAtRim(point)) {
                isClosed = false;
                break;
            }
            Masks.add(regionPoints, at, point);
            if (board.isEmpty(point)) {
                Masks.add(regionEmpties, at, point);
            }
            for (int near : area.neighbors(point)) {
                if (board.isProvers(near)) {
                    addBlock(candidate(board.blockOf(near)));
                } else if (pointStamps[near] != stamp) {
                    pointStamps[near] = stamp;
                    stack[size++] = near;
                } else if (!Masks.has(regionPoints, at, near) && !isOnStack(near, size)) {
                    isClosed = false; // a part of a region that was given up
                    break;
                }
            }
            if (!isClosed) {
                break;
            }
        }
        return isClosed;
    }

    private boolean isOnStack(int point, int size) {
        for (int i = 0; i < size; i++) {
            if (stack[i] == point) {
                return true;
            }
        }
        return false;
    }

    private void addBlock(int candidate) {
        int[] near = regionBlocks[regionCount];
        int count = regionBlockCounts[regionCount];
        for (int i = 0; i < count; i++) {
            if (near[i] == candidate) {
                return;
            }
        }
        near[count] = candidate;
        regionBlockCounts[regionCount] = count + 1;
    }

    private int vitalRegions(int candidate) {
        int vital = 0;
        for (int region = 0; region < regionCount; region++) {
            vital += isRegionUsed[region] && isVital(region, candidate) ? 1 : 0;
        }
        return vital;
    }

    private boolean isVital(int region, int candidate) {
        return isNextTo(region, candidate)
                && Masks.containsAll(
                        board.liberties(), words * blocks[candidate], regionEmpties, words * region, words);
    }

    private boolean isVitalToAny(int region) {
        for (int i = 0; i < regionBlockCounts[region]; i++) {
            int candidate = regionBlocks[region][i];
            if (isAlive[candidate] && isVital(region, candidate)) {
                return true;
            }
        }
        return false;
    }

    private boolean isNextTo(int region, int candidate) {
        for (int i = 0; i < regionBlockCounts[region]; i++) {
            if (regionBlocks[region][i] == candidate) {
                return true;
            }
        }
        return false;
    }

    private void dropRegionsOf(int candidate) {
        for (int region = 0; region < regionCount; region++) {
            if (isRegionUsed[region] && isNextTo(region, candidate)) {
                isRegionUsed[region] = false;
            }
        }
    }
}

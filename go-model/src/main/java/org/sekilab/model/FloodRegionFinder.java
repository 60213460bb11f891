package org.sekilab.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Finds blocks and basic regions by one flood fill over the points in ascending order, on flat arrays.
 *
 * <p>Source: [NM04] 1.1. O(board).
 */
public final class FloodRegionFinder implements RegionFinder {
    @Override
    public RegionMap find(Position position, Color color) {
        return new Run(position, color).find();
    }

    /** The state of one search. */
    private static final class Run {
        private static final short UNSEEN = Short.MIN_VALUE;

        private final Geometry geometry;
        private final Color color;
        private final PointSet stones;
        private final PointSet empties;
        private final short[] owner; // [point], as in RegionMap; the element [area] is never read
        private final int[] queue;
        private final List<Block> blocks = new ArrayList<>();
        private final List<PointSet> regionPoints = new ArrayList<>();

        Run(Position position, Color color) {
            this.geometry = position.geometry();
            this.color = color;
            this.stones = position.stones(color);
            this.empties = position.empties();
            this.owner = new short[geometry.area()];
            this.queue = new int[geometry.area()];
        }

        RegionMap find() {
            Arrays.fill(owner, UNSEEN);
            for (int point = 0; point < owner.length; point++) {
                if (owner[point] == UNSEEN) {
                    if (stones.contains(point)) {
                        addBlock(point);
                    } else {
                        regionPoints.add(fill(point, (short) (-1 - regionPoints.size())));
                    }
                }
            }
            boolean[][] adjacent = findAdjacencies(); // [block][region]
            int[][] regionsOfBlock = new int[blocks.size()][];
            for (int block = 0; block < blocks.size(); block++) {
                regionsOfBlock[block] = indicesOfTrue(adjacent[block]);
            }
            int[][] blocksOfRegion = new int[regionPoints.size()][];
            List<BasicRegion> regions = new ArrayList<>(regionPoints.size());
            for (int region = 0; region < regionPoints.size(); region++) {
                blocksOfRegion[region] = blocksAdjacentTo(region, adjacent);
                regions.add(region(region, blocksOfRegion[region], regionsOfBlock));
            }
            return new RegionMap(color, blocks, regions, owner, regionsOfBlock, blocksOfRegion);
        }

        private void addBlock(int anchor) {
            PointSet points = fill(anchor, (short) blocks.size());
            PointSet liberties = points.thicken().intersect(empties);
            blocks.add(new Block(blocks.size(), color, points, liberties.freeze()));
        }

        /**
         * Returns all points connected to the seed that hold a stone of the color, or that hold none, as the seed does.
         * Marks them.
         */
        private PointSet fill(int seed, short mark) {
            boolean isStone = stones.contains(seed);
            PointSet filled = new PointSet(geometry);
            int tail = 0;
            queue[tail++] = seed;
            owner[seed] = mark;
            for (int head = 0; head < tail; head++) {
                int point = queue[head];
                filled.add(point);
                for (int direction = 0; direction < 4; direction++) {
                    int neighbor = geometry.neighbor(point, direction);
                    if (neighbor < owner.length && owner[neighbor] == UNSEEN && stones.contains(neighbor) == isStone) {
                        owner[neighbor] = mark;
                        queue[tail++] = neighbor;
                    }
                }
            }
            return filled.freeze();
        }

        private boolean[][] findAdjacencies() {
            boolean[][] adjacent = new boolean[blocks.size()][regionPoints.size()];
            for (int point = stones.first(); point != Points.NONE; point = stones.next(point)) {
                for (int direction = 0; direction < 4; direction++) {
                    int neighbor = geometry.neighbor(point, direction);
                    if (neighbor < owner.length && owner[neighbor] < 0) {
                        adjacent[owner[point]][-1 - owner[neighbor]] = true;
                    }
                }
            }
            return adjacent;
        }

        private BasicRegion region(int index, int[] adjacentBlocks, int[][] regionsOfBlock) {
            List<Block> boundary = new ArrayList<>();
            List<Block> interior = new ArrayList<>();
            for (int block : adjacentBlocks) {
                (regionsOfBlock[block].length == 1 ? interior : boundary).add(blocks.get(block));
            }
            PointSet points = regionPoints.get(index);
            return new BasicRegion(
                    index, color, points, points.copy().intersect(empties).freeze(), boundary, interior);
        }

        private static int[] blocksAdjacentTo(int region, boolean[][] adjacent) {
            boolean[] column = new boolean[adjacent.length];
            for (int block = 0; block < adjacent.length; block++) {
                column[block] = adjacent[block][region];
            }
            return indicesOfTrue(column);
        }

        private static int[] indicesOfTrue(boolean[] flags) {
            int count = 0;
            for (boolean flag : flags) {
                count += flag ? 1 : 0;
            }
            int[] indices = new int[count];
            int next = 0;
            for (int i = 0; i < flags.length; i++) {
                if (flags[i]) {
                    indices[next++] = i;
                }
            }
            return indices;
        }
    }
}

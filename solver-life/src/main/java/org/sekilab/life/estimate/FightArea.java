package org.sekilab.life.estimate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.RegionMap;
import org.sekilab.model.local.KoThreats;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;

/**
 * The points around a block that an estimate of life lets both sides play on. Immutable.
 *
 * <p>The area has the points that the block reaches in few steps. It lacks the points that the attacker reaches much
 * sooner. The points beyond count as stones of the attacker that are never captured. Friends beyond are the exception.
 * Blocks of the attacker that look weak are in the area, all others are beyond it. Such a weak block is near the block
 * in question or near a friend.
 *
 * <p>An area has few points. Large friends stay beyond it where it would end near the block otherwise. Friends beyond
 * count as alive: a stone beside one of them is an escape.
 *
 * <p>Proves: nothing. The attacker's stones beyond the area may fall, and help may come from there.
 *
 * @param block the stones in question; not in the points
 * @param friendsBeyond the blocks of its side beyond the points and beside them
 * @param points where both sides play
 * @param exits points where a stone that is connected to the block counts as an escape if it has liberties
 * @param links the exits beside friends beyond the area: the stone has their liberties there
 */
record FightArea(
        Position position, Block block, List<Block> friendsBeyond, PointSet points, PointSet exits, PointSet links) {
    private static final int MOST_POINTS = KoThreats.MAX_POINTS;
    private static final int MOST_EMPTIES = 42;
    private static final int ROOM = 32; // empty points where two eyes are likely
    private static final int STEPS = 5;
    static final int MOST_MARGIN = 4;
    private static final int WEAK_LIBERTIES = 2;
    private static final int MOST_ROOM = 8; // points that a weak block may reach before the defender
    private static final int WEAK_STEPS = 2; // to a block of the attacker that may be weak
    private static final int ALL_LIBERTIES = 3; // the least margin of areas with all liberties of friends
    private static final int NEAR_STEPS = 3; // that an area should reach
    private static final int LARGE_FRIEND = 20; // stones; smaller friends stay beyond only where nothing else fits

    /**
     * The area around the block of a stone.
     *
     * @param margin steps from the block and its friends to points that are in the area even if the attacker reaches
     *     them much sooner, at most {@value #MOST_MARGIN}
     */
    static FightArea around(Position position, int stone, int margin) {
        Color defender = position.colorOf(stone);
        RegionMap map = new FloodRegionFinder().find(position, defender);
        Block block = map.blocks().get(map.blockIndexAt(stone));
        Builder builder = new Builder(position, map, block, margin, Integer.MAX_VALUE);
        if (builder.isCut) {
            builder = new Builder(position, map, block, margin, LARGE_FRIEND);
        }
        for (int size = LARGE_FRIEND / 2; builder.points.isEmpty() && size > 0; size /= 2) {
            builder = new Builder(position, map, block, margin, size);
        }
        return builder.build();
    }

    /** True if the block may escape from the area, or seems to have room for two eyes in it. */
    boolean isOpen() {
        return !exits.isEmpty() || points.intersectionSize(position.empties()) >= ROOM;
    }

    /** The local game, with one side to move. */
    LocalBoard board(Color first, KoThreats threats) {
        PointSet wall = points.exterior().subtract(position.stones(block.color()));
        List<Block> blocks = new ArrayList<>(friendsBeyond);
        blocks.add(0, block);
        long[] eyes = new long[blocks.size()];
        Arrays.fill(eyes, 1, eyes.length, LocalShape.ALIVE);
        LocalShape shape =
                LocalShape.ofArea(block.color(), points, new PointSet(points.geometry()), wall, blocks, eyes);
        LocalBoard board = new LocalBoard(shape, position, first, threats);
        board.closeKo(position);
        return board;
    }

    /** Finds the area step by step. Mutable while it does so. */
    private static final class Builder {
        private final int margin;
        private final Position position;
        private final Geometry geometry;
        private final Block block;
        private final List<Block> friendBlocks; // all other blocks of its side
        private final PointSet own;
        private final PointSet friendly; // stones of its side that may be in the area
        private final PointSet endangered; // those of blocks with few liberties
        private final PointSet others;
        private final PointSet empties;
        private final int[] near; // [point] steps of the defender
        private final int[] close; // [point] steps from the block and its friends
        private final int[] reach; // [point] the fewer of both steps
        private final PointSet weak;
        private final int[] threat; // [point] steps of the attacker
        private final PointSet points;
        private boolean isCut; // the points near the block are too many

        /** @param most the stones of the largest friend that may be in the area */
        private Builder(Position position, RegionMap map, Block block, int margin, int most) {
            Color defender = block.color();
            this.margin = margin;
            this.position = position;
            this.geometry = position.geometry();
            this.block = block;
            this.own = position.stones(defender);
            this.friendly = own.copy();
            this.friendBlocks =
                    map.blocks().stream().filter(other -> !other.equals(block)).toList();
            friendBlocks.stream()
                    .filter(other -> other.stones().size() > most)
                    .forEach(other -> friendly.subtract(other.stones()));
            this.endangered = new PointSet(geometry);
            friendBlocks.stream().filter(Builder::isShort).forEach(other -> endangered.unite(other.stones()));
            endangered.intersect(friendly);
            this.others = position.stones(defender.opposite());
            this.empties = position.empties();
            List<Block> blocks =
                    new FloodRegionFinder().find(position, defender.opposite()).blocks();
            PointSet open = empties.copy();
            blocks.stream().filter(Builder::isShort).forEach(other -> open.unite(other.stones()));
            this.near = Distances.from(block.stones(), friendly, open);
            PointSet none = new PointSet(geometry);
            this.close = Distances.from(friends(), none, open);
            this.reach = IntStream.range(0, near.length)
                    .map(point -> Math.min(near[point], close[point]))
                    .toArray();
            this.weak = findWeak(blocks);
            this.threat = Distances.from(others.copy().subtract(weak), none, empties);
            this.points = new PointSet(geometry);
            addLayers();
        }

        /** The block, and the blocks of its side that it reaches in as many steps as the margin has. */
        private PointSet friends() {
            PointSet friends = block.stones().copy();
            for (int point = friendly.first(); point != Points.NONE; point = friendly.next(point)) {
                if (near[point] <= margin) {
                    friends.add(point);
                }
            }
            return friends;
        }

        /**
         * Blocks of the attacker with few liberties, and blocks with liberties that the defender reaches before
         * other blocks of the attacker do. They are near the block or near its friends.
         */
        private PointSet findWeak(List<Block> blocks) {
            PointSet found = new PointSet(geometry);
            for (int before = -1; before != found.size(); ) {
                before = found.size();
                for (Block other : blocks) {
                    if (!found.contains(other.anchor()) && isNear(other) && isWeak(other, found)) {
                        found.unite(other.stones());
                    }
                }
            }
            return found;
        }

        private boolean isNear(Block other) {
            return liberties(other).anyMatch(point -> reach[point] <= WEAK_STEPS);
        }

        private boolean isWeak(Block other, PointSet known) {
            if (isShort(other)) {
                return true;
            }
            PointSet strong = others.copy().subtract(other.stones()).subtract(known);
            int[] help = Distances.from(strong, known, empties);
            int[] self = Distances.from(other.stones(), new PointSet(geometry), empties);
            long room = IntStream.of(empties.toArray())
                    .filter(point -> self[point] < reach[point])
                    .count();
            return room <= MOST_ROOM && liberties(other).allMatch(point -> reach[point] < help[point]);
        }

        private static boolean isShort(Block other) {
            return other.liberties().size() <= WEAK_LIBERTIES;
        }

        private static IntStream liberties(Block other) {
            return IntStream.of(other.liberties().toArray());
        }

        private FightArea build() {
            PointSet links = links();
            PointSet around = points.exterior();
            List<Block> beyond = friendBlocks.stream()
                    .filter(other -> other.stones().intersects(around))
                    .limit(LocalShape.MAX_BLOCKS - 1) // so many hardly fit around an area
                    .toList();
            return new FightArea(
                    position,
                    block,
                    beyond,
                    points.freeze(),
                    exits().unite(links).freeze(),
                    links.freeze());
        }

        private void addLayers() {
            for (int steps = 1; steps <= STEPS; steps++) {
                PointSet layer = layer(steps);
                layer.unite(touched(layer)).subtract(block.stones());
                PointSet grown = points.copy().unite(layer);
                if (grown.size() > MOST_POINTS) {
                    isCut = steps <= NEAR_STEPS;
                    return;
                }
                if (steps > 2 && grown.intersectionSize(empties) > MOST_EMPTIES) {
                    return;
                }
                points.unite(layer);
            }
        }

        /** The empty points at some distance, unless the attacker is there much sooner. */
        private PointSet layer(int steps) {
            PointSet layer = new PointSet(geometry);
            for (int point = empties.first(); point != Points.NONE; point = empties.next(point)) {
                boolean isReached = close[point] <= margin || steps <= threat[point] + (steps <= margin ? 1 : 0);
                if (near[point] == steps && isReached) {
                    layer.add(point);
                }
            }
            return layer;
        }

        /**
         * The defender's blocks beside some points, and the weak blocks there with their liberties. A weak block brings
         * the defender's blocks that it may capture. With a large margin the liberties of the first blocks come, too:
         * without them such a block seems to be easy to capture.
         */
        private PointSet touched(PointSet layer) {
            PointSet beside = layer.exterior().unite(block.stones().exterior());
            PointSet found = beside.copy().intersect(friendly).flood(friendly);
            PointSet stones = beside.unite(found.exterior()).intersect(weak).flood(weak);
            PointSet around = stones.exterior();
            if (margin >= ALL_LIBERTIES) {
                around.unite(found.exterior());
            }
            found.unite(stones.exterior().intersect(endangered).flood(endangered));
            return found.unite(stones).unite(around.intersect(empties));
        }

        /** The points of the area beside empty points beyond it that the defender reaches sooner than the attacker. */
        private PointSet exits() {
            PointSet beyond = new PointSet(geometry);
            PointSet next = points.exterior().subtract(block.stones()).intersect(empties);
            for (int point = next.first(); point != Points.NONE; point = next.next(point)) {
                if (near[point] < threat[point]) {
                    beyond.add(point);
                }
            }
            return beyond.exterior().intersect(points);
        }

        /** The points of the area beside friends beyond it. */
        private PointSet links() {
            PointSet friends = points.exterior().subtract(block.stones()).intersect(own);
            return friends.exterior().intersect(points);
        }
    }
}

package org.sekilab.life.estimate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.sekilab.model.Block;
import org.sekilab.model.Board;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.local.KoThreats;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;

/**
 * The points of an eye space, with the blocks of its owner around it. Immutable.
 *
 * <p>An eye space is a small region of its owner, or the part of a large one up to the points beside the attacker's
 * stones. Blocks of the owner that are connected elsewhere are essential. Their connections elsewhere are taken for
 * granted. Small other blocks are in the area with their liberties, so that they can be captured. Large ones may be
 * captured, too, and then they count as stones of the attacker.
 *
 * <p>Proves: nothing.
 *
 * @param points where both sides play; frozen
 * @param mostEyes that the space itself has room for
 * @param essential blocks that must not be captured; unmodifiable
 * @param others blocks that may be captured; unmodifiable
 */
record EyeArea(
        Position position, Color owner, PointSet points, int mostEyes, List<Block> essential, List<Block> others) {
    /** The eyes that a group needs. */
    static final int TWO_EYES = 2;

    private static final int ONE_EYE = 2; // the most points of a space where two eyes have no room
    private static final int SMALL = 16; // the most points of a region that is an eye space as it is
    private static final int NAKADE = 7; // the most points of an eye space where all stones may be dead
    private static final int MOST_POINTS = 24;
    private static final int FEW = 4; // the most stones of a block that may be captured stone by stone
    private static final int SMALL_LINK = 6; // the most points of a region that connects two blocks
    private static final int COMMON = 2; // common liberties that connect two blocks

    EyeArea {
        points = points.copy().freeze();
        essential = List.copyOf(essential);
        others = List.copyOf(others);
    }

    /**
     * The eye space around a point. If one color encloses the point, the answer is its space. If both do, the answer is
     * the larger space of at most {@value #NAKADE} points, as the stones in it may be dead. If both are larger, it is
     * the smaller space. If no color encloses the point, the answer is the smaller space, too. Empty if there is none.
     */
    static Optional<EyeArea> around(Position position, int point) {
        List<EyeArea> closed = new ArrayList<>();
        List<EyeArea> open = new ArrayList<>();
        for (Color owner : Color.values()) {
            Builder builder = new Builder(position, owner);
            builder.build(point).ifPresent(area -> (builder.isClosed(point) ? closed : open).add(area));
        }
        Comparator<EyeArea> bySize = Comparator.comparingInt(area -> area.points.size());
        return closed.stream()
                .filter(area -> area.points.size() <= NAKADE)
                .max(bySize)
                .or(() -> closed.stream().min(bySize))
                .or(() -> open.stream().min(bySize));
    }

    /** The eye space of a color around a point. Empty if there is none, or if the color has a stone there. */
    static Optional<EyeArea> around(Position position, int point, Color owner) {
        return new Builder(position, owner).build(point);
    }

    /**
     * The local game.
     *
     * @param eyes that the essential blocks have elsewhere
     */
    LocalBoard board(Color first, KoThreats threats, int eyes) {
        PointSet wall = points.exterior();
        essential.forEach(block -> wall.subtract(block.stones()));
        others.forEach(block -> wall.subtract(block.stones()));
        long[] elsewhere = new long[essential.size()];
        Arrays.fill(elsewhere, (1L << eyes) - 1);
        LocalShape shape = LocalShape.ofArea(owner, points, new PointSet(points.geometry()), wall, essential, elsewhere)
                .sacrificing(others);
        LocalBoard board = new LocalBoard(shape, position, first, threats);
        board.closeKo(position);
        return board;
    }

    /** The points of the area where a side that moves first may not play on the whole board. */
    PointSet suicides(Color first) {
        Board board = new Board(Position.of(position.black(), position.white(), first));
        PointSet found = new PointSet(points.geometry());
        PointSet empties = points.copy().intersect(position.empties());
        for (int point = empties.first(); point != Points.NONE; point = empties.next(point)) {
            if (!board.isLegal(point)) {
                found.add(point);
            }
        }
        return found;
    }

    /** Finds the eye space of one color. */
    private static final class Builder {
        private final Position position;
        private final Color owner;
        private final PointSet own;
        private final PointSet others;
        private final PointSet empties;
        private final List<Block> blocks;

        private Builder(Position position, Color owner) {
            this.position = position;
            this.owner = owner;
            this.own = position.stones(owner);
            this.others = position.stones(owner.opposite());
            this.empties = position.empties();
            this.blocks = new FloodRegionFinder().find(position, owner).blocks();
        }

        /** The space around a point. Empty if there is none, or if the owner has a stone there. */
        private Optional<EyeArea> build(int point) {
            if (own.contains(point)) {
                return Optional.empty();
            }
            PointSet space = space(point);
            List<Block> around = blocks.stream()
                    .filter(block -> block.stones().intersects(space.exterior()))
                    .toList();
            PointSet points = space.copy();
            for (Block block : around) {
                PointSet shared = new PointSet(own.geometry());
                around.stream().filter(other -> !other.equals(block)).forEach(other -> shared.unite(other.liberties()));
                points.unite(shared.intersect(block.liberties()));
            }
            if (around.isEmpty() || points.size() > MOST_POINTS) {
                return Optional.empty();
            }
            List<Block> essential = largestGroup(around, space);
            List<Block> rest = new ArrayList<>();
            for (Block block : around) {
                if (!essential.contains(block)) {
                    if (block.stones().size() <= FEW) {
                        points.unite(block.stones()).unite(block.liberties());
                    } else {
                        rest.add(block);
                    }
                }
            }
            points.unite(capturable(points, essential));
            if (points.size() > KoThreats.MAX_POINTS) {
                return Optional.empty();
            }
            int mostEyes = space.size() <= ONE_EYE ? 1 : TWO_EYES;
            return Optional.of(new EyeArea(position, owner, points, mostEyes, essential, rest));
        }

        /**
         * Small blocks beside an eye space whose capture decides it. These are blocks of the owner with all
         * liberties in the space. A block of the owner in the space may be in atari. Then blocks of the attacker in
         * atari beside it belong to the space, too: their capture saves it.
         */
        private PointSet capturable(PointSet points, List<Block> essential) {
            PointSet found = new PointSet(own.geometry());
            for (Block block : blocks) {
                boolean isInside = block.stones().size() <= FEW && points.containsAll(block.liberties());
                if (isInside && !essential.contains(block)) {
                    found.unite(block.stones());
                    if (block.liberties().size() == 1) {
                        found.unite(attackersInAtari(block));
                    }
                }
            }
            return found;
        }

        /** The attacker's small blocks with one liberty beside a block of the owner, with their liberties. */
        private PointSet attackersInAtari(Block block) {
            PointSet found = new PointSet(own.geometry());
            PointSet beside = block.stones().exterior().intersect(others);
            for (PointSet other : beside.flood(others).components()) {
                PointSet liberties = other.exterior().intersect(empties);
                if (other.size() <= FEW && liberties.size() == 1) {
                    found.unite(other).unite(liberties);
                }
            }
            return found;
        }

        /** True if the owner's stones enclose a small region around a point. */
        private boolean isClosed(int point) {
            return region(point).size() <= SMALL;
        }

        private PointSet region(int point) {
            return PointSet.of(own.geometry(), point).flood(own.copy().complement());
        }

        /** The region around a point if it is small; or else the part of it up to the points beside the attacker. */
        private PointSet space(int point) {
            if (isClosed(point)) {
                return region(point);
            }
            PointSet inner = empties.copy().subtract(others.exterior());
            PointSet space = PointSet.of(own.geometry(), point);
            space.unite(space.copy().intersect(others).flood(others));
            for (int before = 0; before != space.size() && space.size() <= MOST_POINTS; ) {
                before = space.size();
                PointSet open = space.copy().intersect(inner);
                open.unite(space.copy().intersect(others));
                space.unite(open.exterior().intersect(empties));
                space.unite(enclosed(space));
            }
            return space;
        }

        /** The attacker's blocks with all liberties in a space. */
        private PointSet enclosed(PointSet space) {
            PointSet found = new PointSet(own.geometry());
            PointSet beside = space.exterior().intersect(others);
            for (PointSet block : beside.flood(others).components()) {
                if (space.containsAll(block.exterior().intersect(empties))) {
                    found.unite(block);
                }
            }
            return found;
        }

        /** Of some blocks, those of the group with the most stones that is connected beyond a space. */
        private List<Block> largestGroup(List<Block> around, PointSet space) {
            List<Block> best = List.of();
            int most = -1;
            for (Block block : around) {
                PointSet group = group(block, space);
                if (group.size() > most) {
                    most = group.size();
                    best = around.stream()
                            .filter(other -> group.contains(other.anchor()))
                            .toList();
                }
            }
            return best;
        }

        private PointSet group(Block block, PointSet space) {
            PointSet free = empties.copy().subtract(space);
            PointSet group = block.stones().copy();
            for (int before = 0; before != group.size(); ) {
                before = group.size();
                PointSet liberties = group.exterior().intersect(free);
                for (Block other : blocks) {
                    if (!group.contains(other.anchor()) && areLinked(liberties, other, free)) {
                        group.unite(other.stones());
                    }
                }
            }
            return group;
        }

        /**
         * True if a block is connected to a group. A link that the attacker can take counts only if neither of them
         * needs it as its last liberty.
         *
         * @param liberties those of the group beyond the space
         * @param free the empty points beyond the space
         */
        private boolean areLinked(PointSet liberties, Block other, PointSet free) {
            PointSet others = other.liberties().copy().intersect(free);
            PointSet common = others.copy().intersect(liberties);
            if (common.size() >= COMMON) {
                return true;
            }
            int point = common.first();
            boolean needsLink = liberties.size() == 1 || others.size() == 1;
            return point != Points.NONE && region(point).size() <= SMALL_LINK && !(needsLink && canBeTaken(point));
        }

        /** True if the attacker may play on a point that the owner surrounds: it captures something there. */
        private boolean canBeTaken(int point) {
            Position attackersTurn = Position.of(position.black(), position.white(), owner.opposite());
            return region(point).size() == 1 && new Board(attackersTurn).isLegal(point);
        }
    }
}

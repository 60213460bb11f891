package org.sekilab.statics;

import java.util.Optional;
import java.util.Random;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;

/**
 * A random board. An attacker's wall with two eyes encloses a few points and the defender's blocks around them.
 *
 * @param playground all points except those of the wall and of its eyes; they decide the value of a local game
 */
public record EnclosedBoard(Position position, Color defender, PointSet playground) {
    private static final int MIN_SIDE = 5;
    private static final int MAX_SIDE = 9;

    /**
     * A board of a random size, with one to three regions of some shape, anywhere. Their points, the stones around
     * them, diagonal gaps, stones inside and external liberties are random. Sometimes the defender's wall has a hole.
     *
     * @param maxInside the largest number of points of all regions together
     * @return empty if there is no room for the wall, or a block would have no liberty
     */
    public static Optional<EnclosedBoard> next(Random random, int maxInside) {
        return new Builder(random).build(maxInside);
    }

    private static final class Builder {
        private final Random random;
        private final Geometry geometry;
        private final PointSet inside;
        private final PointSet defenders;
        private final PointSet attackers; // the stones of the wall included
        private final PointSet wall;

        Builder(Random random) {
            this.random = random;
            int width = MIN_SIDE + random.nextInt(MAX_SIDE - MIN_SIDE + 1);
            int height = MIN_SIDE + random.nextInt(MAX_SIDE - MIN_SIDE + 1);
            this.geometry = Geometry.of(width, height);
            this.inside = new PointSet(geometry);
            this.defenders = new PointSet(geometry);
            this.attackers = new PointSet(geometry);
            this.wall = new PointSet(geometry);
        }

        Optional<EnclosedBoard> build(int maxInside) {
            int regions = 1 + random.nextInt(3);
            for (int i = 0; i < regions; i++) {
                addRegion(1 + random.nextInt(maxInside / regions));
            }
            encloseRegions();
            PointSet playground = inside.copy().unite(defenders);
            wall.assign(playground).complement();
            addExternalLiberties(playground);
            addStonesInside();
            if (!addEyes()) {
                return Optional.empty();
            }
            attackers.unite(wall);
            Position position = Position.of(defenders, attackers, Color.WHITE);
            if (position.findBlockWithoutLiberty().isPresent()) {
                return Optional.empty();
            }
            return Optional.of(
                    random.nextBoolean()
                            ? new EnclosedBoard(position, Color.BLACK, playground.freeze())
                            : new EnclosedBoard(position.withColorsSwapped(), Color.WHITE, playground.freeze()));
        }

        /** The first region begins anywhere. The others begin near it, so they often share blocks. */
        private void addRegion(int size) {
            PointSet near = PointSet.board(geometry).subtract(inside);
            if (!inside.isEmpty()) {
                PointSet rim = inside.exterior();
                near.assign(rim.copy().unite(inside).thicken()).subtract(inside).subtract(rim);
            }
            for (int i = 0; i < size && !near.isEmpty(); i++) {
                int point = pick(near);
                if (i == 0) {
                    near.clear();
                }
                inside.add(point);
                near.unite(PointSet.of(geometry, point).exterior()).subtract(inside);
            }
        }

        private void encloseRegions() {
            defenders.assign(inside.exterior());
            PointSet corners = defenders.exterior().intersect(inside.exterior().exterior());
            int cornerPercent = 50 * random.nextInt(3);
            for (int point = corners.first(); point != Points.NONE; point = corners.next(point)) {
                boolean isCorner = false;
                for (int direction = 0; direction < 4; direction++) {
                    int diagonal = geometry.diagonal(point, direction);
                    isCorner |= geometry.isPoint(diagonal) && inside.contains(diagonal);
                }
                if (isCorner && !inside.contains(point) && chance(cornerPercent)) {
                    defenders.add(point);
                }
            }
            if (chance(15) && !defenders.isEmpty()) {
                int hole = pick(defenders);
                defenders.remove(hole);
                inside.add(hole);
            }
        }

        private void addExternalLiberties(PointSet playground) {
            int count = Math.max(0, random.nextInt(5) - 2);
            for (int i = 0; i < count; i++) {
                PointSet candidates = defenders.exterior().intersect(wall);
                if (!candidates.isEmpty()) {
                    int point = pick(candidates);
                    wall.remove(point);
                    playground.add(point);
                }
            }
        }

        private void addStonesInside() {
            int attackerPercent = 15 * random.nextInt(3);
            int defenderPercent = 15 * random.nextInt(2);
            for (int point = inside.first(); point != Points.NONE; point = inside.next(point)) {
                if (chance(attackerPercent)) {
                    attackers.add(point);
                } else if (chance(defenderPercent)) {
                    defenders.add(point);
                }
            }
        }

        /** Makes two eyes of one point each in the wall. The wall must stay in one piece. */
        private boolean addEyes() {
            PointSet candidates = wall.copy().subtract(wall.copy().complement().thicken());
            for (int eyes = 0; eyes < 2; eyes++) {
                if (candidates.isEmpty()) {
                    return false;
                }
                int eye = pick(candidates);
                wall.remove(eye);
                candidates.remove(eye).subtract(PointSet.of(geometry, eye).thicken());
            }
            return wall.components().size() == 1;
        }

        private boolean chance(int percent) {
            return random.nextInt(100) < percent;
        }

        private int pick(PointSet set) {
            return set.toArray()[random.nextInt(set.size())];
        }
    }
}

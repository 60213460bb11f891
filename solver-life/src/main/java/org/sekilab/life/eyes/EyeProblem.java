package org.sekilab.life.eyes;

import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;

/**
 * The question what a space is worth to a block. Immutable.
 *
 * <p>The block is safe from capture as long as it has a liberty in this space or in another one, and has no other
 * liberties. Both sides play on the points of the space. All other neighbors of the space are treated as attacker
 * stones that cannot be captured. So stones of the defender that may be captured belong to the space, and whole
 * blocks of the attacker.
 *
 * @param defender the color of the block
 * @param points of the space
 * @param wall the stones of the block
 */
public record EyeProblem(Position position, Color defender, PointSet points, PointSet wall) {
    public EyeProblem {
        points = points.copy().freeze();
        wall = wall.copy().freeze();
        if (!position.stones(defender).containsAll(wall)) {
            throw new IllegalArgumentException(
                    "the wall %s has other points than stones of %s".formatted(wall, defender));
        }
        if (points.intersects(wall)) {
            throw new IllegalArgumentException("the space %s and the wall %s overlap".formatted(points, wall));
        }
        if (!points.exterior().intersects(wall)) {
            throw new IllegalArgumentException("the space %s is not next to the wall %s".formatted(points, wall));
        }
    }
}

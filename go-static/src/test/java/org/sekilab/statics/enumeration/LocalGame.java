package org.sekilab.statics.enumeration;

import org.sekilab.model.Color;
import org.sekilab.model.MergedRegion;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;

/**
 * A local game between a defender and an attacker: the points of play, the essential stones, and the points that are to
 * become territory. Immutable.
 *
 * <p>Moves are empty active points, and the pass; suicide is illegal. Two passes in a row end the game, and so does the
 * capture of an essential block, which is {@link Value#UNSAFE}.
 *
 * <p>After two passes, the game is {@link Value#SAFE} if no attacker stone is left on the territory. It is
 * {@link Value#UNSAFE} if a stone there is unconditionally alive, or connected to the attacker's outer stones. Else it
 * is {@link Value#SEKI}.
 *
 * <p>The winner of ko fights, see {@link KoWinner}, may retake a simple ko at once. The other side may not on the very
 * next move.
 *
 * <p>Outside, the worst is assumed for the defender. Attacker stones that are not active cannot be captured. Empty
 * points that are not active are liberties of neither side. Defender stones that are neither active nor essential do
 * not exist.
 *
 * @param active the points where stones may be played and captured; frozen
 * @param essential stones of the defender, whole blocks, none active; frozen
 * @param territory active points; frozen
 */
public record LocalGame(Position position, Color defender, PointSet active, PointSet essential, PointSet territory) {
    public LocalGame {
        if (active.intersects(essential)
                || !active.containsAll(territory)
                || !position.stones(defender).containsAll(essential)) {
            throw new IllegalArgumentException(
                    "active %s, essential %s, territory %s".formatted(active, essential, territory));
        }
        active = active.copy().freeze();
        essential = essential.copy().freeze();
        territory = territory.copy().freeze();
    }

    /**
     * The game in a region, for its boundary blocks and its territory, interior blocks included.
     *
     * @param externalLiberties more points where both sides may play
     */
    public static LocalGame of(Position position, MergedRegion region, PointSet externalLiberties) {
        PointSet territory = region.points().copy();
        region.interiorBlocks().forEach(block -> territory.unite(block.stones()));
        PointSet essential = new PointSet(position.geometry());
        region.boundaryBlocks().forEach(block -> essential.unite(block.stones()));
        return new LocalGame(position, region.color(), territory.copy().unite(externalLiberties), essential, territory);
    }
}

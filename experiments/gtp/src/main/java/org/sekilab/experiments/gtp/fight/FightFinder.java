package org.sekilab.experiments.gtp.fight;

import java.util.ArrayList;
import java.util.List;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.proof.SafetyMap;

/**
 * Finds fights that proofs leave open. Mutable inside, confined to one thread.
 *
 * <p>A fight has open points, and all stones beside them that may depend on them. Stones do not depend on them if they
 * have two territories elsewhere, or a large one, or live in a proved seki. A territory is proved, or it is a wide
 * empty space with stones of one color around. A territory with stones of the opponent counts only if no race for
 * liberties decides it: the open points may be liberties of that race.
 *
 * <p>Proves: nothing.
 */
final class FightFinder {
    private static final int MOST_EMPTIES = 14;
    private static final int WIDE = MOST_EMPTIES + 1; // empty points where proofs are rare, but two eyes are sure

    private final Position position;
    private final SafetyMap safety;
    private final PointSet sekis;
    private final PointSet open;
    private final PointSet[] owned = new PointSet[2]; // [color] proved points, and wide spaces
    private final PointSet[] strong = new PointSet[2]; // [color] stones that need none of the open points

    FightFinder(SafetyMap safety) {
        this.position = safety.position();
        this.safety = safety;
        this.sekis = safety.sekiPoints();
        this.open = PointSet.board(position.geometry());
        for (Color color : Color.values()) {
            owned[color.ordinal()] = safety.safePoints(color).copy().unite(wide(color));
            open.subtract(owned[color.ordinal()]);
        }
        for (Color color : Color.values()) {
            strong[color.ordinal()] = findStrong(color);
            open.subtract(strong[color.ordinal()]);
            owned[color.ordinal()].unite(strong[color.ordinal()]);
        }
        open.subtract(sekis);
    }

    /** The small fights between points that are proved for a side, or lie in a seki. */
    List<Battlefield> find() {
        List<Battlefield> found = new ArrayList<>();
        PointSet left = open.copy();
        while (!left.isEmpty()) {
            PointSet field =
                    field(PointSet.of(position.geometry(), left.first()).flood(open));
            left.subtract(field);
            if (field.size() <= Battlefield.MOST_POINTS && field.intersectionSize(position.empties()) <= MOST_EMPTIES) {
                found.add(new Battlefield(
                        position,
                        field,
                        owned[0].copy().subtract(field),
                        owned[1].copy().subtract(field)));
            }
        }
        return found;
    }

    /** The points, with the stones beside them that may depend on them, and with their territories. */
    private PointSet field(PointSet part) {
        PointSet field = part.copy();
        for (int before = -1; before != field.size(); ) {
            before = field.size();
            for (Color color : Color.values()) {
                PointSet stones = position.stones(color).copy().subtract(strong[color.ordinal()]);
                PointSet weak = field.exterior().intersect(stones).flood(stones);
                PointSet territory = owned[color.ordinal()].copy().subtract(position.stones(color));
                field.unite(weak).unite(weak.exterior().intersect(territory).flood(territory));
            }
            field.unite(field.copy().flood(field.copy().unite(open)));
        }
        return field;
    }

    /** The empty spaces with room for two eyes and with stones of one color only around. */
    private PointSet wide(Color color) {
        PointSet wide = new PointSet(position.geometry());
        for (PointSet space : position.empties().components()) {
            if (space.size() >= WIDE && !space.exterior().intersects(position.stones(color.opposite()))) {
                wide.unite(space);
            }
        }
        return wide;
    }

    private PointSet findStrong(Color color) {
        List<Block> blocks = safety.regionMap(color).blocks();
        List<PointSet> territories = sureTerritories(color, blocks);
        PointSet found = new PointSet(position.geometry());
        for (Block block : blocks) {
            PointSet group = group(block, blocks, territories);
            int largest = 0;
            int count = 0;
            for (PointSet territory : territories) {
                if (territory.exterior().intersects(group)) {
                    largest = Math.max(largest, territory.size());
                    count++;
                }
            }
            if (count > 1 || largest >= Battlefield.ROOMY || sekis.exterior().intersects(group)) {
                found.unite(block.stones());
            }
        }
        return found;
    }

    /** The territories of a color that do not depend on liberties among the open points. */
    private List<PointSet> sureTerritories(Color color, List<Block> blocks) {
        PointSet stones = position.stones(color);
        List<PointSet> territories =
                owned[color.ordinal()].copy().subtract(stones).components();
        PointSet free = new PointSet(position.geometry());
        for (PointSet territory : territories) {
            if (!territory.intersects(position.stones(color.opposite()))) {
                free.unite(territory);
            }
        }
        List<PointSet> sure = new ArrayList<>();
        for (PointSet territory : territories) {
            int moves = territory.intersectionSize(position.empties()); // to capture all stones in it, at most
            boolean isFree = free.intersects(territory);
            PointSet around = territory.exterior();
            if (isFree
                    || moves >= Battlefield.ROOMY
                    || blocks.stream()
                            .filter(block -> block.stones().intersects(around))
                            .allMatch(block -> block.liberties().intersectionSize(free) > moves)) {
                sure.add(territory);
            }
        }
        return sure;
    }

    /** A block, and the blocks that share territories with it. */
    private static PointSet group(Block block, List<Block> blocks, List<PointSet> territories) {
        PointSet group = block.stones().copy();
        for (int before = -1; before != group.size(); ) {
            before = group.size();
            for (PointSet territory : territories) {
                if (territory.exterior().intersects(group)) {
                    PointSet around = territory.exterior();
                    for (Block other : blocks) {
                        if (other.stones().intersects(around)) {
                            group.unite(other.stones());
                        }
                    }
                }
            }
        }
        return group;
    }
}

package org.sekilab.experiments.trim;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.RegionMap;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;

/** The local games of the zones of a board. Immutable. */
final class ZoneGame {
    private final Position position;
    private final RegionMap black;
    private final RegionMap white;

    ZoneGame(Position position) {
        this.position = position;
        this.black = new FloodRegionFinder().find(position, Color.BLACK);
        this.white = new FloodRegionFinder().find(position, Color.WHITE);
    }

    /** The blocks and regions of a side. */
    RegionMap map(String side) {
        return color(side) == Color.BLACK ? black : white;
    }

    private static Color color(String side) {
        return Color.valueOf(side.toUpperCase(Locale.ROOT));
    }

    /** The first state of a zone, in a game that can be played. */
    LocalBoard start(ZoneText.Game zone) {
        RegionMap map = map(zone.side());
        PointSet points = PointSet.of(position.geometry(), zone.points());
        PointSet territory = new PointSet(position.geometry());
        for (long rest = zone.territory(); rest != 0; rest &= rest - 1) {
            territory.add(zone.points()[Long.numberOfTrailingZeros(rest)]);
        }
        List<Block> essential =
                zone.blocks().stream().map(block -> at(map, block.point())).toList();
        List<Block> lost =
                Arrays.stream(zone.lost()).mapToObj(point -> at(map, point)).toList();
        PointSet wall = points.exterior();
        essential.forEach(block -> wall.subtract(block.stones()));
        lost.forEach(block -> wall.subtract(block.stones()));
        long[] eyes = zone.blocks().stream()
                .mapToLong(block -> block.eyes() == ZoneText.BlockText.ALIVE ? LocalShape.ALIVE : block.eyes())
                .toArray();
        LocalShape shape = LocalShape.ofArea(color(zone.side()), points, territory, wall, essential, eyes)
                .sacrificing(lost);
        Color attacker = color(zone.side()).opposite();
        Color first = zone.first() == ZoneText.First.DEFENDER ? attacker.opposite() : attacker;
        return new LocalBoard(shape, position, first);
    }

    private static Block at(RegionMap map, int point) {
        return map.blocks().get(map.blockIndexAt(point));
    }
}

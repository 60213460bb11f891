package org.sekilab.life.window;

import java.util.List;
import java.util.Optional;
import org.sekilab.life.order.ChoiceListener;
import org.sekilab.life.search.CountedEffort;
import org.sekilab.life.search.Jitter;
import org.sekilab.life.settings.LifeConfig;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.safety.settings.Preset;
import org.sekilab.safety.settings.SafetyConfig;

/** A diagram with its essential block. The defender is black. */
record WindowSetup(Position position, Block block, PointSet window) {
    private static final long TABLE_BYTES = 1 << 24;
    private static final long MOST_NODES = 2_000_000;

    static WindowSetup parse(String rows) {
        String[] lines = rows.split("/");
        Geometry geometry = Geometry.of(lines[0].length(), lines.length);
        PointSet black = new PointSet(geometry);
        PointSet white = new PointSet(geometry);
        PointSet window = new PointSet(geometry);
        int target = 0;
        for (int row = 0; row < lines.length; row++) {
            for (int column = 0; column < geometry.width(); column++) {
                char c = lines[lines.length - 1 - row].charAt(column);
                int point = geometry.point(column, row);
                if (c == 'T' || c == 'X') {
                    black.add(point);
                    target = c == 'T' ? point : target;
                } else if (c != '.') {
                    white.add(point);
                }
                if (c != 'T' && c != '#') {
                    window.add(point);
                }
            }
        }
        Position position = Position.of(black, white, Color.BLACK);
        int stone = target;
        Block block = new FloodRegionFinder()
                .find(position, Color.BLACK).blocks().stream()
                        .filter(candidate -> candidate.stones().contains(stone))
                        .findFirst()
                        .orElseThrow();
        return new WindowSetup(position, block, window);
    }

    LocalShape shape(PointSet points) {
        PointSet wall = points.exterior().subtract(block.stones());
        PointSet none = new PointSet(position.geometry());
        return LocalShape.ofArea(Color.BLACK, points, none, wall, List.of(block), new long[1]);
    }

    WindowSearch search(PointSet points, Color mover) {
        return search(points, mover, new WonTable(TABLE_BYTES));
    }

    WindowSearch search(PointSet points, Color mover, WonTable table) {
        LocalBoard board = new LocalBoard(shape(points), position, mover);
        return new WindowSearch(
                board,
                new Targets(board, List.of(), true),
                SafetyConfig.of(Preset.BEST).parts(),
                LifeConfig.DEFAULT,
                new Jitter(0, 0),
                new CountedEffort(MOST_NODES),
                table,
                Optional.empty(),
                ChoiceListener.NONE);
    }

    /** True if the defender wins the present state at some level. */
    static boolean isWonAtSomeLevel(WindowSearch search) {
        boolean isWon = search.isWon();
        while (!isWon && search.isHopeless() && search.raiseLevel()) {
            isWon = search.isWon();
        }
        return isWon;
    }
}

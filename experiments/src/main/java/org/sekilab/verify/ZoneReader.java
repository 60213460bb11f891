package org.sekilab.verify;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.sekilab.model.Block;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.RegionMap;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;

/** Reads one zone and checks it. Mutable, confined to one thread. */
final class ZoneReader {
    private static final int MAX_BLOCKS = Long.SIZE;

    private final CertificateLines lines;
    private final Position position;
    private final Geometry geometry;
    private final RegionMap map;
    private final List<Block> blocks = new ArrayList<>();
    private final List<Zone> givers = new ArrayList<>();
    private final PointSet points;
    private final PointSet territory;
    private long[] eyes = {}; // [place in blocks]

    /** @param map of the zone's color */
    ZoneReader(CertificateLines lines, Position position, RegionMap map) {
        this.lines = lines;
        this.position = position;
        this.geometry = position.geometry();
        this.map = map;
        this.points = new PointSet(geometry);
        this.territory = new PointSet(geometry);
    }

    /**
     * The zone whose first line has been read up to its kind.
     *
     * @param earlier the zones of the board so far
     * @param own those of them that are of the same color
     */
    Zone read(List<Zone> earlier, List<Zone> own) throws IOException, CertificateException {
        String kind = lines.word();
        if (kind.equals("pairs")) {
            lines.end();
            return readPairs();
        }
        String word = lines.word();
        for (Zone.Goal goal : Zone.Goal.values()) {
            if (kind.equals("game")
                    && word.equals(goal.name().toLowerCase(Locale.ROOT).replace('_', '-'))) {
                lines.end();
                return readGame(goal, earlier, own);
            }
        }
        throw lines.problem("'%s %s' is no kind of zone".formatted(kind, word));
    }

    private Zone readGame(Zone.Goal goal, List<Zone> earlier, List<Zone> own) throws IOException, CertificateException {
        long mask = 0;
        for (String word = lines.nextWord(); !word.equals("states"); word = lines.nextWord()) {
            switch (word) {
                case "points" -> points.unite(lines.points(geometry));
                case "territory" -> mask = lines.mask();
                case "block" -> readBlock();
                case "givers" -> readGivers(earlier, own);
                default -> throw lines.problem("'%s' does not belong into a game".formatted(word));
            }
            lines.end();
        }
        int[] local = points.toArray();
        for (int i = 0; i < local.length; i++) {
            if ((mask >>> i & 1) != 0) {
                territory.add(local[i]);
            }
        }
        if (territory.size() != Long.bitCount(mask) || goal == Zone.Goal.ALIVE && mask != 0) {
            throw lines.problem("the territory is none of the points, or not to be");
        }
        LocalShape shape = shape(points);
        GameReplay replay = new GameReplay(lines, shape, position, goal);
        replay.run();
        return zone(goal, replay.states());
    }

    private Zone readPairs() throws IOException, CertificateException {
        List<PointSet> areas = new ArrayList<>();
        PointSet paired = new PointSet(geometry);
        List<Integer> pairs = new ArrayList<>();
        for (boolean isZone = true; isZone; ) {
            String word = lines.nextWord();
            switch (word) {
                case "block" -> readBlock();
                case "eye", "territory" -> {
                    areas.add(lines.points(geometry));
                    if (word.equals("territory")) {
                        territory.unite(areas.get(areas.size() - 1));
                    }
                }
                case "pairs" -> {
                    while (lines.hasWord()) {
                        pairs.add(lines.point(geometry));
                        paired.add(pairs.get(pairs.size() - 1));
                    }
                }
                default -> {
                    lines.again();
                    isZone = false;
                }
            }
        }
        int size = areas.stream().mapToInt(PointSet::size).sum();
        areas.forEach(points::unite);
        areas.add(paired.copy().subtract(points));
        if (points.size() != size
                || paired.size() != pairs.size()
                || pairs.size() % 2 != 0
                || !position.empties().containsAll(paired)) {
            throw lines.problem("a point is in two parts or in two pairs, or not empty, or without a partner");
        }
        points.unite(paired);
        List<LocalBoard> boards = new ArrayList<>();
        for (PointSet area : areas) {
            boards.add(new LocalBoard(shape(area), position, map.color().opposite()));
        }
        if (!new PairStrategy(boards, pairs.stream().mapToInt(Integer::intValue).toArray()).holds()) {
            throw lines.problem("the pairs do not keep two liberties for each block, or not the territory");
        }
        return zone(Zone.Goal.SAFE, 1);
    }

    /** The game at some of the points; all else but the blocks is its wall. */
    private LocalShape shape(PointSet area) throws CertificateException {
        PointSet wall = area.exterior();
        for (Block block : blocks) {
            wall.subtract(block.stones());
            if (block.stones().intersects(area)) {
                throw lines.problem("the stone at %s is among the points".formatted(geometry.name(block.anchor())));
            }
        }
        if (area.size() > LocalShape.MAX_POINTS) {
            throw lines.problem("there are more than %d points".formatted(LocalShape.MAX_POINTS));
        }
        PointSet own = territory.copy().intersect(area);
        return LocalShape.ofArea(map.color(), area, own, wall, blocks, eyes);
    }

    private Zone zone(Zone.Goal goal, int states) throws CertificateException {
        for (int place = 0; place < eyes.length; place++) {
            if (!isGiven(blocks.get(place).index(), eyes[place])) {
                throw lines.problem("nobody gives what is assumed of the block at %s"
                        .formatted(geometry.name(blocks.get(place).anchor())));
            }
        }
        int[] indices = blocks.stream().mapToInt(Block::index).toArray();
        return new Zone(goal, points, indices, eyes, givers, territory, states);
    }

    private boolean isGiven(int block, long assumed) {
        boolean isGiven = assumed == LocalShape.ALIVE || !givers.isEmpty() || assumed <= 1;
        for (long rest = assumed == LocalShape.ALIVE || givers.isEmpty() ? 0 : assumed; rest != 0; rest &= rest - 1) {
            int giver = Long.numberOfTrailingZeros(rest);
            isGiven &= giver < givers.size() && givers.get(giver).liberties(block) > 0;
        }
        return isGiven;
    }

    private void readBlock() throws CertificateException {
        int index = map.blockIndexAt(lines.point(geometry));
        if (index == Points.NONE
                || blocks.size() == MAX_BLOCKS
                || blocks.contains(map.blocks().get(index))) {
            throw lines.problem("no block of %s, or one too many".formatted(map.color()));
        }
        blocks.add(map.blocks().get(index));
        eyes = Arrays.copyOf(eyes, blocks.size());
        eyes[eyes.length - 1] = lines.isNext("alive") ? LocalShape.ALIVE : lines.mask();
    }

    private void readGivers(List<Zone> earlier, List<Zone> own) throws CertificateException {
        while (lines.hasWord()) {
            Zone giver = earlier.get(lines.number(1, earlier.size()) - 1);
            if (!own.contains(giver) || !giver.givers().isEmpty() || givers.contains(giver)) {
                throw lines.problem("a giver is of the other color, has givers, or is named twice");
            }
            givers.add(giver);
        }
    }
}

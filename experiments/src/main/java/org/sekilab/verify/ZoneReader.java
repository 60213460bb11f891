package org.sekilab.verify;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.sekilab.model.Block;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.RegionMap;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.model.text.GtpPoints;

/** Reads one zone and checks it. Mutable, confined to one thread. */
final class ZoneReader {
    private final CertificateLines lines;
    private final Position position;
    private final Geometry geometry;
    private final RegionMap map;
    private final List<Zone> earlier;
    private final List<Zone> own;
    private final Map<Integer, Long> eyes = new LinkedHashMap<>(); // as in Zone
    private final List<Block> lost = new ArrayList<>(); // blocks that may be captured
    private final List<Zone> givers = new ArrayList<>();
    private final PointSet points;
    private final PointSet territory;

    /**
     * @param map of the zone's color
     * @param earlier the zones of the board so far
     * @param own those of them that are of the same color
     */
    ZoneReader(CertificateLines lines, Position position, RegionMap map, List<Zone> earlier, List<Zone> own) {
        this.lines = lines;
        this.position = position;
        this.geometry = position.geometry();
        this.map = map;
        this.earlier = earlier;
        this.own = own;
        this.points = new PointSet(geometry);
        this.territory = new PointSet(geometry);
    }

    /** The zone whose first line has been read. */
    Zone read() throws IOException, CertificateException {
        if (lines.rest(2).equals("pairs")) {
            return readPairs();
        }
        for (Zone.Goal goal : Zone.Goal.values()) {
            if (lines.rest(2)
                    .equals("game " + goal.name().toLowerCase(Locale.ROOT).replace('_', '-'))) {
                return readGame(goal);
            }
        }
        throw lines.problem("'%s' is no kind of zone".formatted(lines.rest(2)));
    }

    private Zone readGame(Zone.Goal goal) throws IOException, CertificateException {
        long mask = 0;
        for (String word = lines.next(); !word.equals("states"); word = lines.next()) {
            switch (word) {
                case "points" -> points.unite(readPoints());
                case "territory" -> mask = Long.parseLong(lines.word(1), 16);
                case "block" -> readBlock();
                case "lost" -> lost.add(map.blocks().get(map.blockIndexAt(GtpPoints.parse(geometry, lines.word(1)))));
                case "givers" -> readGivers();
                default -> throw lines.problem("'%s' does not belong into a game".formatted(word));
            }
        }
        int[] local = points.toArray();
        for (long rest = mask; rest != 0; rest &= rest - 1) {
            territory.add(local[Long.numberOfTrailingZeros(rest)]);
        }
        if (goal == Zone.Goal.ALIVE && mask != 0) {
            throw lines.problem("the goal alive goes without territory");
        }
        return zone(goal, new GameReplay(lines, shape(points), position, goal).run());
    }

    private Zone readPairs() throws IOException, CertificateException {
        List<PointSet> areas = new ArrayList<>();
        int[] pairs = {};
        String word = lines.next();
        for (; word.matches("block|eye|territory|pairs"); word = lines.next()) {
            switch (word) {
                case "block" -> readBlock();
                case "pairs" -> pairs = GtpPoints.parseList(geometry, lines.rest(1));
                default -> areas.add(readPoints());
            }
            if (word.equals("territory")) {
                territory.unite(areas.get(areas.size() - 1));
            }
        }
        lines.again();
        PointSet paired = PointSet.of(geometry, pairs);
        int size = areas.stream().mapToInt(PointSet::size).sum();
        areas.forEach(points::unite);
        boolean areDisjoint = points.size() == size && paired.size() == pairs.length;
        if (!areDisjoint || pairs.length % 2 != 0 || !position.empties().containsAll(paired)) {
            throw lines.problem("a point is in two parts or in two pairs, or not empty, or without a partner");
        }
        areas.add(paired.copy().subtract(points));
        points.unite(paired);
        List<LocalBoard> boards = new ArrayList<>();
        for (PointSet area : areas) {
            boards.add(new LocalBoard(shape(area), position, map.color().opposite()));
        }
        if (!new PairStrategy(boards, pairs).holds()) {
            throw lines.problem("the pairs do not keep two liberties for each block, or not the territory");
        }
        return zone(Zone.Goal.SAFE, 1);
    }

    private PointSet readPoints() {
        return PointSet.of(geometry, GtpPoints.parseList(geometry, lines.rest(1)));
    }

    private void readBlock() throws CertificateException {
        int block = map.blockIndexAt(GtpPoints.parse(geometry, lines.word(1)));
        String assumed = lines.word(2);
        long bits = assumed.equals("alive") ? LocalShape.ALIVE : Long.parseLong(assumed, 16);
        if (block == Points.NONE || eyes.put(block, bits) != null) {
            throw lines.problem("this is no block of %s, or named twice".formatted(map.color()));
        }
    }

    private void readGivers() throws CertificateException {
        for (int i = 1; i < lines.count(); i++) {
            Zone giver = earlier.get(Integer.parseInt(lines.word(i)) - 1);
            if (!own.contains(giver) || !giver.givers().isEmpty() || givers.contains(giver)) {
                throw lines.problem("a giver is of the other color, has givers, or is named twice");
            }
            givers.add(giver);
        }
    }

    /** The game at some of the points; all else but the blocks, those that may be captured among them, is its wall. */
    private LocalShape shape(PointSet area) throws CertificateException {
        List<Block> all = new ArrayList<>(lost);
        eyes.keySet().forEach(block -> all.add(map.blocks().get(block)));
        List<Block> blocks = all.subList(lost.size(), all.size());
        PointSet wall = area.exterior();
        for (Block block : all) {
            wall.subtract(block.stones());
            if (block.stones().intersects(area)) {
                throw lines.problem("the stone at %s is among the points".formatted(geometry.name(block.anchor())));
            }
        }
        long[] assumed = eyes.values().stream().mapToLong(Long::longValue).toArray();
        return LocalShape.ofArea(map.color(), area, territory.copy().intersect(area), wall, blocks, assumed)
                .givingUp(lost);
    }

    private Zone zone(Zone.Goal goal, int states) throws CertificateException {
        for (Map.Entry<Integer, Long> block : eyes.entrySet()) {
            long given = givers.isEmpty() ? 1 : 0;
            for (int i = 0; i < givers.size(); i++) {
                given |= givers.get(i).liberties(block.getKey()) > 0 ? 1L << i : 0;
            }
            if (block.getValue() != LocalShape.ALIVE && (block.getValue() & ~given) != 0) {
                int anchor = map.blocks().get(block.getKey()).anchor();
                throw lines.problem("nobody gives what is assumed of the block at " + geometry.name(anchor));
            }
        }
        return new Zone(goal, points, eyes, givers, territory, states);
    }
}

package org.sekilab.verify;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.sekilab.model.Block;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.RegionMap;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;

/**
 * Reads one zone and checks it. Mutable, confined to one thread.
 *
 * <p>Rules: F-ZONE-1, F-ZONE-2, F-ZONE-3, F-ZONE-4, F-PAIRS-1, F-PAIRS-2, F-PAIRS-3, F-GAME-1, F-GAME-2, F-GAME-3,
 * F-GAME-4, R-ZONE-1, R-ZONE-3, R-ZONE-4.
 */
final class ZoneReader {
    private static final Set<String> PAIRS_WORDS = Set.of("block", "eye", "territory", "pairs");
    private static final int MAX_GIVERS = 60; // the bits of a mask

    private final CertificateLines lines;
    private final Position position;
    private final Geometry geometry;
    private final RegionMap map;
    private final List<CheckedZone> earlier;
    private final List<CheckedZone> own;
    private final Map<Integer, Long> eyes = new LinkedHashMap<>(); // as in Zone
    private final List<Block> lost = new ArrayList<>(); // blocks that may be captured
    private final List<CheckedZone> givers = new ArrayList<>();
    private final Set<String> words = new HashSet<>(); // that begin one line only
    private final long firstLine;
    private final PointSet points;
    private final PointSet territory;

    /**
     * @param map of the zone's color
     * @param earlier the zones of the board so far
     * @param own the earlier zones of the same color
     */
    ZoneReader(
            CertificateLines lines,
            Position position,
            RegionMap map,
            List<CheckedZone> earlier,
            List<CheckedZone> own) {
        this.lines = lines;
        this.position = position;
        this.geometry = position.geometry();
        this.map = map;
        this.earlier = earlier;
        this.own = own;
        this.firstLine = lines.number();
        this.points = new PointSet(geometry);
        this.territory = new PointSet(geometry);
    }

    /** The zone that begins with the line read last. */
    CheckedZone read() throws IOException, CertificateException {
        if (lines.rest(2).equals("pairs")) {
            return readPairs();
        }
        for (CheckedZone.Goal goal : CheckedZone.Goal.values()) {
            if (lines.rest(2)
                    .equals("game " + goal.name().toLowerCase(Locale.ROOT).replace('_', '-'))) {
                return readGame(goal);
            }
        }
        throw lines.problem("%s is no kind of zone".formatted(CertificateLines.quote(lines.rest(2))));
    }

    private CheckedZone readGame(CheckedZone.Goal goal) throws IOException, CertificateException {
        long mask = 0;
        for (String word = lines.next(); !word.equals("states"); word = lines.next()) {
            switch (word) {
                case "points" -> {
                    checkOnce();
                    points.unite(readPoints());
                }
                case "territory" -> {
                    checkOnce();
                    lines.expectWords(2, 2);
                    mask = lines.mask(1);
                }
                case "block" -> readBlock();
                case "lost" -> readLost();
                case "givers" -> readGivers();
                default -> throw lines.problem("%s does not belong into a game".formatted(lines.quote(0)));
            }
        }
        if (goal == CheckedZone.Goal.ALIVE && mask != 0) {
            throw lines.problem(firstLine, "the goal alive goes without territory");
        }
        int[] local = points.toArray();
        if (local.length < Long.SIZE - Long.numberOfLeadingZeros(mask)) {
            throw lines.problem(firstLine, "the territory has points that the zone has not");
        }
        for (long rest = mask; rest != 0; rest &= rest - 1) {
            territory.add(local[Long.numberOfTrailingZeros(rest)]);
        }
        LocalShape shape = shape(points);
        StateGraph graph = StateGraph.read(lines, shape.size(), goal != CheckedZone.Goal.NOT_SAFE);
        new GameReplay(lines, shape, position, goal, graph).run();
        return zone(goal, graph.size());
    }

    private CheckedZone readPairs() throws IOException, CertificateException {
        List<PointSet> areas = new ArrayList<>();
        int[] pairs = {};
        String word = lines.next();
        for (; PAIRS_WORDS.contains(word); word = lines.next()) {
            switch (word) {
                case "block" -> readBlock();
                case "pairs" -> {
                    checkOnce();
                    pairs = lines.points(geometry, 1);
                }
                default -> areas.add(readPart());
            }
            if (word.equals("territory")) {
                territory.unite(areas.get(areas.size() - 1));
            }
        }
        lines.again();
        PointSet paired = PointSet.of(geometry, pairs);
        boolean areDisjoint = paired.size() == pairs.length && pairs.length % 2 == 0;
        if (!areDisjoint || !position.empties().containsAll(paired)) {
            throw lines.problem(firstLine, "a point is in two pairs, or not empty, or without a partner");
        }
        areas.add(paired.copy().subtract(points));
        points.unite(paired);
        List<LocalBoard> boards = new ArrayList<>();
        for (PointSet area : areas) {
            boards.add(new LocalBoard(shape(area), position, map.color().opposite()));
        }
        if (!new PairStrategy(boards, pairs).holds()) {
            throw lines.problem(firstLine, "the pairs do not keep two liberties for each block, or not the territory");
        }
        return zone(CheckedZone.Goal.SAFE, 1);
    }

    /** Checks that no line of the zone before began with the same word. */
    private void checkOnce() throws CertificateException {
        if (!words.add(lines.word(0))) {
            throw lines.problem("the zone has two lines %s".formatted(lines.quote(0)));
        }
    }

    /** Parts are disjoint, so that there are no more of them than points. */
    private PointSet readPart() throws CertificateException {
        PointSet part = readPoints();
        if (part.intersects(points)) {
            throw lines.problem("a point is in two parts");
        }
        points.unite(part);
        return part;
    }

    private PointSet readPoints() throws CertificateException {
        int[] named = lines.points(geometry, 1);
        PointSet read = PointSet.of(geometry, named);
        if (read.isEmpty() || read.size() != named.length) {
            throw lines.problem("no point is named, or one twice");
        }
        return read;
    }

    private void readBlock() throws CertificateException {
        lines.expectWords(3, 3);
        int block = readBlockIndex();
        eyes.put(block, lines.word(2).equals("alive") ? LocalShape.ALIVE : lines.mask(2));
    }

    private void readLost() throws CertificateException {
        lines.expectWords(2, 2);
        lost.add(map.blocks().get(readBlockIndex()));
    }

    /** The block at the first point of a line. A zone names each block once only. */
    private int readBlockIndex() throws CertificateException {
        int block = map.blockIndexAt(lines.point(geometry, 1));
        if (block == Points.NONE
                || eyes.containsKey(block)
                || lost.contains(map.blocks().get(block))) {
            throw lines.problem("this is no block of %s, or named twice".formatted(map.color()));
        }
        if (eyes.size() + lost.size() == LocalShape.MAX_BLOCKS) {
            throw lines.problem("the zone has more than %d blocks".formatted(LocalShape.MAX_BLOCKS));
        }
        return block;
    }

    private void readGivers() throws CertificateException {
        checkOnce();
        lines.expectWords(2, 1 + MAX_GIVERS);
        for (int i = 1; i < lines.count(); i++) {
            CheckedZone giver = earlier.get(lines.number(i, 1, earlier.size()) - 1);
            boolean isOwn = own.stream().anyMatch(zone -> zone == giver);
            if (!isOwn || !giver.givers().isEmpty() || givers.contains(giver)) {
                throw lines.problem("a giver is of the other color, has givers, or is named twice");
            }
            givers.add(giver);
        }
    }

    /**
     * The game at some of the points. Its wall is everything else except the blocks. Blocks that may be captured are
     * not part of the wall either.
     */
    private LocalShape shape(PointSet area) throws CertificateException {
        if (area.size() > LocalShape.MAX_POINTS) {
            throw lines.problem(
                    firstLine,
                    "a game, a part, or what pairs have elsewhere has more than %d points"
                            .formatted(LocalShape.MAX_POINTS));
        }
        List<Block> all = new ArrayList<>(lost);
        eyes.keySet().forEach(block -> all.add(map.blocks().get(block)));
        List<Block> blocks = all.subList(lost.size(), all.size());
        PointSet wall = area.exterior();
        for (Block block : all) {
            wall.subtract(block.stones());
            if (block.stones().intersects(area)) {
                throw lines.problem(
                        firstLine, "the stone at %s is among the points".formatted(geometry.name(block.anchor())));
            }
        }
        long[] assumed = eyes.values().stream().mapToLong(Long::longValue).toArray();
        return LocalShape.ofArea(map.color(), area, territory.copy().intersect(area), wall, blocks, assumed)
                .givingUp(lost);
    }

    private CheckedZone zone(CheckedZone.Goal goal, int states) throws CertificateException {
        for (Map.Entry<Integer, Long> block : eyes.entrySet()) {
            long given = givers.isEmpty() ? 1 : 0;
            for (int i = 0; i < givers.size(); i++) {
                given |= givers.get(i).liberties(block.getKey()) > 0 ? 1L << i : 0;
            }
            if (block.getValue() != LocalShape.ALIVE && (block.getValue() & ~given) != 0) {
                int anchor = map.blocks().get(block.getKey()).anchor();
                throw lines.problem(firstLine, "nobody gives what is assumed of the block at " + geometry.name(anchor));
            }
        }
        return new CheckedZone(goal, points, eyes, givers, territory, states);
    }
}

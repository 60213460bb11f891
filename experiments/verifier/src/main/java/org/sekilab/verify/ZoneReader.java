package org.sekilab.verify;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Reads one zone, and has its proof checked. Mutable, confined to one thread.
 *
 * <p>Rules: F-HEAD-2, F-ZONE-1, F-ZONE-2, F-ZONE-3, F-ZONE-4, F-PAIRS-1, F-PAIRS-2, F-PAIRS-3, F-GAME-1, F-GAME-2,
 * F-GAME-3, F-GAME-4, F-SUPERKO-1, R-ZONE-1, R-ZONE-3, R-ZONE-4, R-SUPERKO-2.
 */
final class ZoneReader {
    private static final String SUPERKO = "superko";
    private static final int SUPERKO_VERSION = 4;
    private static final Set<String> PAIRS_WORDS = Set.of("block", "eye", "territory", "pairs", SUPERKO);
    private static final int MAX_GIVERS = 60; // the bits of a mask
    private static final String DEFENDER_FIRST = " first";
    private static final int FIRST_VERSION = 3;

    private final CertificateLines lines;
    private final ColorBlocks blocks;
    private final StoneBoard board;
    private final List<CheckedZone> earlier;
    private final List<CheckedZone> own;
    private final ProofQueue proofs;
    private final Map<Integer, Long> eyes = new LinkedHashMap<>(); // as in CheckedZone
    private final Set<Integer> lost = new LinkedHashSet<>(); // blocks that may be captured
    private final List<CheckedZone> givers = new ArrayList<>();
    private final Set<String> words = new HashSet<>(); // that begin one line only
    private final long firstLine;
    private final BitSet points = new BitSet();
    private final BitSet territory = new BitSet();

    /**
     * @param blocks of the zone's color
     * @param earlier the zones of the board so far
     * @param own the earlier zones of the same color
     */
    ZoneReader(
            CertificateLines lines,
            ColorBlocks blocks,
            List<CheckedZone> earlier,
            List<CheckedZone> own,
            ProofQueue proofs) {
        this.lines = lines;
        this.blocks = blocks;
        this.board = blocks.board();
        this.earlier = earlier;
        this.own = own;
        this.proofs = proofs;
        this.firstLine = lines.number();
    }

    /** The zone that begins with the line read last. */
    CheckedZone read() throws IOException, CertificateException {
        if (lines.rest(2).equals("pairs")) {
            return readPairs();
        }
        for (CheckedZone.Goal goal : CheckedZone.Goal.values()) {
            String kind = "game " + goal.word();
            boolean isFirst = lines.version() >= FIRST_VERSION && lines.rest(2).equals(kind + DEFENDER_FIRST);
            if (goal.isIn(lines.version()) && (isFirst || lines.rest(2).equals(kind))) {
                return readGame(goal, isFirst);
            }
        }
        throw lines.problem("%s is not a kind of zone".formatted(CertificateLines.quote(lines.rest(2))));
    }

    private CheckedZone readGame(CheckedZone.Goal goal, boolean isDefenderFirst)
            throws IOException, CertificateException {
        long mask = 0;
        for (String word = lines.next(); !word.equals("states"); word = lines.next()) {
            switch (word) {
                case "points" -> {
                    checkOnce();
                    points.or(readPoints());
                }
                case "territory" -> {
                    checkOnce();
                    lines.expectWords(2, 2);
                    mask = lines.mask(1);
                }
                case "block" -> readBlock();
                case "lost" -> readLost();
                case "givers" -> readGivers();
                case SUPERKO -> readSuperko(goal);
                default -> throw lines.problem("%s does not belong in a game".formatted(lines.quote(0)));
            }
        }
        if (goal == CheckedZone.Goal.ALIVE && mask != 0) {
            throw lines.problem(firstLine, "the goal alive has no territory");
        }
        int[] local = points.stream().toArray();
        if (local.length < Long.SIZE - Long.numberOfLeadingZeros(mask)) {
            throw lines.problem(firstLine, "the territory has points outside of the zone");
        }
        for (long rest = mask; rest != 0; rest &= rest - 1) {
            territory.set(local[Long.numberOfTrailingZeros(rest)]);
        }
        WallGame game = game(points);
        checkAssumptions();
        StateGraph graph = StateGraph.read(lines, game.size(), goal, proofs);
        WallState start = game.start(board);
        WallState first = isDefenderFirst ? start.withDefenderFirst() : start;
        boolean isUnderSuperko = words.contains(SUPERKO);
        proofs.add(graph.words(), () -> new GameReplay(lines, first, goal, isUnderSuperko, graph).run());
        return new CheckedZone(
                goal, isDefenderFirst, graph.hasWayBack(), points, eyes, givers, territory, graph.size());
    }

    private CheckedZone readPairs() throws IOException, CertificateException {
        List<BitSet> areas = new ArrayList<>();
        int[] pairs = {};
        String word = lines.next();
        for (; PAIRS_WORDS.contains(word); word = lines.next()) {
            switch (word) {
                case "block" -> readBlock();
                case SUPERKO -> readSuperko(CheckedZone.Goal.SAFE);
                case "pairs" -> {
                    checkOnce();
                    pairs = lines.points(board, 1);
                }
                default -> areas.add(readPart());
            }
            if (word.equals("territory")) {
                territory.or(areas.get(areas.size() - 1));
            }
        }
        lines.again();
        BitSet paired = set(pairs);
        boolean areDisjoint = paired.cardinality() == pairs.length && pairs.length % 2 == 0;
        if (!areDisjoint || Arrays.stream(pairs).anyMatch(board::hasStone)) {
            throw lines.problem(firstLine, "a point is in two pairs, or not empty, or without a partner");
        }
        BitSet elsewhere = StoneBoard.copy(paired);
        elsewhere.andNot(points);
        areas.add(elsewhere);
        points.or(paired);
        List<WallState> states = new ArrayList<>();
        for (BitSet area : areas) {
            states.add(game(area).start(board));
        }
        checkAssumptions();
        int[] allPairs = pairs;
        proofs.add(0, () -> checkPairs(states, allPairs));
        return new CheckedZone(CheckedZone.Goal.SAFE, false, false, points, eyes, givers, territory, 1);
    }

    private void checkPairs(List<WallState> areas, int[] pairs) throws CertificateException {
        PairStrategy strategy = new PairStrategy(areas, pairs);
        if (!strategy.holds() || words.contains(SUPERKO) && !strategy.isNew(0)) {
            throw lines.unproved(firstLine, "the pairs do not keep two liberties for each block, or not the territory");
        }
    }

    /** Checks that no line of the zone before began with the same word. */
    private void checkOnce() throws CertificateException {
        if (!words.add(lines.word(0))) {
            throw lines.problem("the zone has two lines %s".formatted(lines.quote(0)));
        }
    }

    /** The mark that no answer recreates a position. */
    private void readSuperko(CheckedZone.Goal goal) throws CertificateException {
        checkOnce();
        lines.expectWords(1, 1);
        if (lines.version() < SUPERKO_VERSION || goal.isAttackers()) {
            throw lines.problem("'superko' does not belong in this zone, or in this version");
        }
    }

    /** Parts are disjoint, so that there are no more of them than points. */
    private BitSet readPart() throws CertificateException {
        BitSet part = readPoints();
        if (part.intersects(points)) {
            throw lines.problem("a point is in two parts");
        }
        points.or(part);
        return part;
    }

    private BitSet readPoints() throws CertificateException {
        int[] named = lines.points(board, 1);
        BitSet read = set(named);
        if (read.isEmpty() || read.cardinality() != named.length) {
            throw lines.problem("no point is named, or one twice");
        }
        return read;
    }

    private static BitSet set(int[] points) {
        BitSet set = new BitSet();
        Arrays.stream(points).forEach(set::set);
        return set;
    }

    private void readBlock() throws CertificateException {
        lines.expectWords(3, 3);
        int block = readBlockIndex();
        eyes.put(block, lines.word(2).equals("alive") ? WallGame.ALIVE : lines.mask(2));
    }

    private void readLost() throws CertificateException {
        lines.expectWords(2, 2);
        lost.add(readBlockIndex());
    }

    /** The block at the first point of a line. A zone names each block once only. */
    private int readBlockIndex() throws CertificateException {
        int block = blocks.blockAt(lines.point(board, 1));
        if (block == StoneBoard.NONE || eyes.containsKey(block) || lost.contains(block)) {
            throw lines.problem("this is not a block of %s, or is named twice".formatted(blocks.color()));
        }
        if (eyes.size() + lost.size() == WallGame.MAX_BLOCKS) {
            throw lines.problem("the zone has more than %d blocks".formatted(WallGame.MAX_BLOCKS));
        }
        return block;
    }

    /** True if an earlier zone is of the same color. A zone of the other color may be equal to one of them. */
    @SuppressWarnings("ReferenceEquality")
    private boolean isOwn(CheckedZone zone) {
        return own.stream().anyMatch(each -> each == zone);
    }

    private void readGivers() throws CertificateException {
        checkOnce();
        lines.expectWords(2, 1 + MAX_GIVERS);
        for (int i = 1; i < lines.count(); i++) {
            CheckedZone giver = earlier.get(lines.number(i, 1, earlier.size()) - 1);
            if (!isOwn(giver) || !giver.givers().isEmpty() || givers.contains(giver)) {
                throw lines.problem("a giver is of the other color, has givers, or is named twice");
            }
            givers.add(giver);
        }
    }

    /** The local game at some of the points. */
    private WallGame game(BitSet area) throws CertificateException {
        if (area.cardinality() > WallGame.MAX_POINTS) {
            throw lines.problem(
                    firstLine,
                    "a game, a part, or what pairs have elsewhere has more than %d points"
                            .formatted(WallGame.MAX_POINTS));
        }
        checkOutside(lost, area);
        checkOutside(eyes.keySet(), area);
        List<Integer> named = new ArrayList<>(eyes.keySet());
        named.addAll(lost);
        return new WallGame(
                board,
                blocks.color(),
                area,
                territory,
                named.stream().map(blocks.blocks()::get).toList(),
                List.copyOf(eyes.values()));
    }

    private void checkOutside(Set<Integer> named, BitSet area) throws CertificateException {
        for (int block : named) {
            if (blocks.blocks().get(block).intersects(area)) {
                throw lines.unproved(firstLine, "the stone at %s is among the points".formatted(blocks.name(block)));
            }
        }
    }

    private void checkAssumptions() throws CertificateException {
        for (Map.Entry<Integer, Long> block : eyes.entrySet()) {
            long given = givers.isEmpty() ? 1 : 0;
            for (int i = 0; i < givers.size(); i++) {
                given |= givers.get(i).liberties(block.getKey()) > 0 ? 1L << i : 0;
            }
            if (block.getValue() != WallGame.ALIVE && (block.getValue() & ~given) != 0) {
                throw lines.unproved(
                        firstLine, "no zone gives what is assumed of the block at " + blocks.name(block.getKey()));
            }
        }
    }
}

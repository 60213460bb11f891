package org.sekilab.verify;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.sekilab.verify.CheckedZone.Goal;

/**
 * Makes a certificate of a small board: random zones of both colors with strategies by brute force, and all that the
 * checker lets them claim. Mutable, confined to one thread.
 */
final class RandomCertificate {
    private static final int ZONES = 20; // that are tried for each color
    private static final int LINES = 4; // of life that are tried for each color
    private static final int MAX_POINTS = 9; // of a game, so that it is small
    private static final int MAX_STATES = 900;
    private static final int MAX_POINTS_OF_LIFE = 12;

    private final WholeBoard whole;
    private final StoneBoard board;
    private final Random random;
    private final List<String> lines = new ArrayList<>(); // of zones
    private final List<Zone> zones = new ArrayList<>(); // in the order of the file
    private final List<Life> lives = new ArrayList<>();

    /** A zone in the file. */
    private record Zone(Player color, boolean isAside, Map<Integer, String> eyes, BitSet points, boolean hasGivers) {}

    /** A strategy of life in the file. */
    private record Life(Player color, BitSet points) {}

    private RandomCertificate(WholeBoard whole, Random random) {
        this.whole = whole;
        this.board = whole.board();
        this.random = random;
    }

    /** A certificate that is accepted, or nothing if the zones prove nothing. */
    static Optional<String> next(WholeBoard board, Random random) {
        return next(board, random, 0);
    }

    /** The same with strategies of life beside the zones. */
    static Optional<String> nextWithLife(WholeBoard board, Random random) {
        return next(board, random, LINES);
    }

    private static Optional<String> next(WholeBoard board, Random random, int lines) {
        RandomCertificate certificate = new RandomCertificate(board, random);
        for (int i = 0; i < 2 * lines; i++) {
            certificate.addLife(random.nextBoolean() ? Player.BLACK : Player.WHITE);
        }
        for (int i = 0; i < 2 * ZONES; i++) {
            certificate.addZone(random.nextBoolean() ? Player.BLACK : Player.WHITE);
        }
        List<String> claims = certificate.claims();
        Collections.shuffle(claims, random);
        claims.addAll(random.nextInt(2) * claims.size(), certificate.lines);
        return claims.size() == certificate.lines.size() ? Optional.empty() : Optional.of(board.certificate(claims));
    }

    /** Now and then the certificate does what a rule forbids. The checker then has to see it. */
    private boolean isRash() {
        return random.nextInt(6) == 0;
    }

    private boolean isAccepted(List<String> more) {
        List<String> all = new ArrayList<>(lines);
        all.addAll(more);
        return Certificates.problem(whole.certificate(all)).isEmpty();
    }

    /** Adds a strategy of life of one block, or now and then of several. */
    private void addLife(Player color) {
        ColorBlocks blocks = ColorBlocks.of(board, color);
        BitSet area = area(blocks, false);
        BitSet adjacent = board.around(area);
        List<String> named = new ArrayList<>();
        for (BitSet block : blocks.blocks()) {
            if (block.intersects(adjacent) && random.nextInt(5) > 0) {
                area.or(block);
                named.add(board.name(block.nextSetBit(0)));
            }
        }
        if (named.isEmpty() || area.cardinality() > MAX_POINTS_OF_LIFE) {
            return;
        }
        Collections.shuffle(named, random);
        named.subList(isRash() ? Math.min(2, named.size()) : 1, named.size()).clear();
        String claim = "life live %s first %s ko %s %s"
                .formatted(
                        word(color),
                        word(isRash() ? color : color.opponent()),
                        word(isRash() ? color : color.opponent()),
                        String.join(random.nextBoolean() ? " & " : " ", named));
        int mask = area.stream().map(point -> 1 << point).sum();
        new LifeWriter(LifeQuestion.of(board, "claim " + claim, mask), random, Set.of())
                .write(board)
                .map(strategy ->
                        Stream.concat(Stream.of(claim), strategy.stream()).toList())
                .filter(this::isAccepted)
                .ifPresent(text -> {
                    lines.addAll(text);
                    lives.add(new Life(color, area));
                });
    }

    private void addZone(Player color) {
        ColorBlocks blocks = ColorBlocks.of(board, color);
        Goal goal = Goal.values()[Math.max(0, random.nextInt(8) - 3)];
        boolean arePairs = random.nextInt(4) == 0;
        boolean isDefenderFirst = !arePairs && random.nextInt(6) == 0;
        boolean isAside = isDefenderFirst || !arePairs && goal.isAttackers();
        BitSet area = area(blocks, isAside);
        if (area.isEmpty() || area.cardinality() > MAX_POINTS) {
            return;
        }
        BitSet adjacent = board.around(area);
        Map<Integer, String> eyes = new LinkedHashMap<>();
        List<Integer> lost = new ArrayList<>();
        List<Integer> givers = givers(color);
        for (int block = 0; block < blocks.blocks().size(); block++) {
            BitSet stones = blocks.blocks().get(block);
            if (stones.intersects(adjacent) && (!stones.intersects(area) || isRash())) {
                if (random.nextInt(6) > 0) {
                    eyes.put(block, eyes(block, givers));
                } else if (random.nextBoolean() && !arePairs) {
                    lost.add(block);
                }
            }
        }
        Optional<List<String>> text = arePairs
                ? Optional.of(pairs(blocks, area, eyes))
                : game(blocks, goal, isDefenderFirst, area, eyes, lost, givers);
        if (text.isPresent() && isAccepted(text.get())) {
            lines.addAll(text.get());
            boolean hasGivers = text.get().stream().anyMatch(line -> line.startsWith("givers"));
            zones.add(new Zone(color, isAside, eyes, area, hasGivers));
        }
    }

    /** Whole regions with or without their interior blocks, or a part of one, without points of earlier zones. */
    private BitSet area(ColorBlocks blocks, boolean isAside) {
        List<BitSet> regions = new ArrayList<>(blocks.regions());
        Collections.shuffle(regions, random);
        BitSet area = new BitSet();
        int count = random.nextInt(5) == 0 ? regions.size() : 1 + random.nextInt(2);
        regions.subList(0, Math.min(count, regions.size())).forEach(area::or);
        for (BitSet block : blocks.blocks()) {
            if (random.nextInt(8) == 0 && board.around(block).intersects(area)) {
                area.or(block);
            }
        }
        if (!isAside && random.nextInt(2) == 0) {
            area.and(random.nextBoolean() ? half() : some());
        }
        if (!isAside && !isRash()) {
            zones.stream()
                    .filter(zone -> zone.color == blocks.color() && !zone.isAside)
                    .forEach(zone -> area.andNot(zone.points));
        }
        if (!isAside && random.nextInt(3) > 0) {
            lives.stream().filter(life -> life.color == blocks.color()).forEach(life -> area.andNot(life.points));
        }
        return area;
    }

    /** The points on one side of a line, so that two zones may share a region. */
    private BitSet half() {
        int width = whole.rows().get(0).length();
        int height = whole.rows().size();
        boolean isByRow = random.nextBoolean();
        int line = random.nextInt(isByRow ? height : width);
        boolean isBelow = random.nextBoolean();
        BitSet half = new BitSet();
        for (int point = 0; point < width * height; point++) {
            int at = isByRow ? point / width : point % width;
            half.set(point, at < line == isBelow);
        }
        return half;
    }

    /** Most points of the board. */
    private BitSet some() {
        BitSet some = new BitSet();
        for (int point = 0; point < WholeBoard.MAX_POINTS; point++) {
            some.set(point, random.nextInt(5) > 0);
        }
        return some;
    }

    /** The numbers of up to two zones that may be givers, often none. */
    private List<Integer> givers(Player color) {
        List<Integer> givers = new ArrayList<>();
        for (int i = 0; i < zones.size() && givers.size() < 2; i++) {
            Zone zone = zones.get(i);
            boolean isAllowed = zone.color == color && !zone.isAside && !zone.hasGivers;
            if (isAllowed && random.nextBoolean()) {
                givers.add(i + 1);
            }
        }
        return givers;
    }

    private String eyes(int block, List<Integer> givers) {
        int kind = random.nextInt(10);
        if (kind < 3) {
            return "alive";
        }
        int mask = 0;
        for (int i = 0; i < givers.size(); i++) {
            String given = zones.get(givers.get(i) - 1).eyes.getOrDefault(block, "alive");
            mask |= (!given.equals("alive") || isRash()) && random.nextInt(3) > 0 ? 1 << i : 0;
        }
        return Integer.toHexString(givers.isEmpty() && kind < 6 ? 1 : mask);
    }

    private Optional<List<String>> game(
            ColorBlocks blocks,
            Goal goal,
            boolean isDefenderFirst,
            BitSet area,
            Map<Integer, String> eyes,
            List<Integer> lost,
            List<Integer> givers) {
        int[] points = area.stream().toArray();
        long mask = goal == Goal.ALIVE
                ? 0
                : random.nextInt(4) > 0 ? (1L << points.length) - 1 : random.nextInt(1 << points.length);
        BitSet territory = new BitSet();
        for (int i = 0; i < points.length; i++) {
            territory.set(points[i], (mask >>> i & 1) != 0);
        }
        List<BitSet> named = new ArrayList<>();
        eyes.keySet().forEach(block -> named.add(blocks.blocks().get(block)));
        lost.forEach(block -> named.add(blocks.blocks().get(block)));
        List<Long> assumed = eyes.values().stream()
                .map(text -> text.equals("alive") ? WallGame.ALIVE : Long.parseLong(text, 16))
                .toList();
        WallGame game = new WallGame(board, blocks.color(), area, territory, named, assumed);
        WallState start = game.start(board);
        return BruteForce.lines(
                        isDefenderFirst ? start.withDefenderFirst() : start,
                        goal,
                        MAX_STATES,
                        Math.max(-1, random.nextInt(5) - 3))
                .map(states -> {
                    List<String> text = new ArrayList<>();
                    text.add("zone %s game %s%s"
                            .formatted(word(blocks.color()), goal.word(), isDefenderFirst ? " first" : ""));
                    text.add("points" + whole.names(area));
                    text.add("territory " + Long.toHexString(mask));
                    eyes.forEach((block, each) -> text.add("block %s %s".formatted(blocks.name(block), each)));
                    lost.forEach(block -> text.add("lost " + blocks.name(block)));
                    if (!givers.isEmpty()) {
                        text.add("givers" + givers.stream().map(i -> " " + i).reduce("", String::concat));
                    }
                    text.add("states " + states.size());
                    text.addAll(states);
                    return text;
                });
    }

    private List<String> pairs(ColorBlocks blocks, BitSet area, Map<Integer, String> eyes) {
        List<String> text = new ArrayList<>(List.of("zone %s pairs".formatted(word(blocks.color()))));
        List<Integer> empties = new ArrayList<>();
        for (BitSet part : board.components(area)) {
            int use = random.nextInt(6);
            if (use > 0) {
                text.add((use > 2 ? "territory" : "eye") + whole.names(part));
            }
            part.stream().filter(point -> !board.hasStone(point)).forEach(empties::add);
        }
        eyes.replaceAll((block, each) -> each.equals("1") || each.equals("alive") ? each : "0");
        eyes.forEach((block, each) -> text.add("block %s %s".formatted(blocks.name(block), each)));
        Collections.shuffle(empties, random);
        int pairs = Math.min(empties.size() / 2, random.nextInt(3));
        StringBuilder line = new StringBuilder("pairs");
        empties.subList(0, 2 * pairs).forEach(point -> line.append(' ').append(board.name(point)));
        text.add(line.toString());
        return text;
    }

    /** All claims that the checker accepts, each by itself. */
    private List<String> claims() {
        List<String> claims = new ArrayList<>();
        for (Player color : Player.values()) {
            ColorBlocks blocks = ColorBlocks.of(board, color);
            for (BitSet block : blocks.blocks()) {
                addIfAccepted("claim %s alive %s".formatted(word(color), board.name(block.nextSetBit(0))), claims);
            }
            for (int point = 0; point < board.without(new BitSet()).cardinality(); point++) {
                addIfAccepted("claim %s territory %s".formatted(word(color), board.name(point)), claims);
            }
            for (BitSet region : blocks.regions()) {
                String seed = board.name(region.nextSetBit(0));
                for (String value : WholeBoard.VALUES) {
                    addIfAccepted("claim region %s %s %s".formatted(value, word(color), seed), claims);
                    addIfAccepted("claim region %s %s first %s".formatted(value, word(color), seed), claims);
                }
            }
        }
        return claims;
    }

    private void addIfAccepted(String claim, List<String> claims) {
        if (isAccepted(List.of(claim))) {
            claims.add(claim);
        }
    }

    private static String word(Player color) {
        return color.name().toLowerCase(Locale.ROOT);
    }
}

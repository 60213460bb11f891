package org.sekilab.verify;

import java.io.IOException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * What is claimed of life and death on a board, and its strategies. Mutable, confined to one thread.
 *
 * <p>Rules: F-LIFE-1, F-LIFE-2, F-LIFE-3, F-LIFE-4, R-LIFE-8, and the first two conditions of R-SUM-4.
 */
final class LifeCheck {
    private static final int VERSION = 4; // of the format, the first one with life and death
    private static final int WORDS = 7; // of a line before its points, from life to the winner of kos
    private static final int MAX_WORDS = 1 << 18; // of all claims and strategies of a board, from the word life on
    private static final int MAX_GROUPS = 64;
    private static final int MAX_ZONES = 1 << 19;
    private static final int MAX_ZONE_POINTS = 5 << 23; // in all zones, small ones counted as large as the first
    private static final int STATE_WORDS = 128; // of memory, for a state that waits, or a zone

    private final CertificateLines lines;
    private final List<ColorBlocks> colors; // by player
    private final StoneBoard board;
    private final List<BitSet> neighbors; // [point]
    private final Map<String, Claim> claims = new LinkedHashMap<>(); // by their words
    private final Set<String> strategies = new HashSet<>();
    private final List<StandingLines> standing; // by player
    private int words; // of all claims and strategies so far
    private long states;

    private record Claim(long line, VerifiedBoard.LifeClaim claim) {}

    /**
     * What a line says.
     *
     * @param named the points of each group of blocks
     */
    private record Aim(LifeState.Game.Goal goal, Player side, Player first, Player ko, List<BitSet> named) {
        /** Whether a strategy for it keeps blocks while the opponent moves first and retakes kos. */
        boolean isAgainstAll() {
            return goal == LifeState.Game.Goal.LIVE && first != side && ko != side;
        }
    }

    /** @param colors the blocks of each color, by player */
    LifeCheck(CertificateLines lines, List<ColorBlocks> colors) {
        this.lines = lines;
        this.colors = colors;
        this.board = colors.get(0).board();
        this.neighbors = board.neighbors();
        this.standing = colors.stream().map(StandingLines::new).toList();
    }

    /** Reads a claim. */
    void readClaim() throws CertificateException {
        Aim aim = readAim(1);
        List<List<String>> targets = aim.named().stream()
                .map(group -> group.stream().mapToObj(board::name).toList())
                .toList();
        VerifiedBoard.LifeClaim claim =
                new VerifiedBoard.LifeClaim(lines.word(2), lines.word(3), lines.word(5), lines.word(7), targets);
        if (claims.put(lines.rest(1), new Claim(lines.number(), claim)) != null) {
            throw lines.problem("the same is claimed before");
        }
    }

    /** Reads a strategy, and has it checked. */
    void readStrategy(ProofQueue proofs) throws IOException, CertificateException {
        long line = lines.number();
        Aim aim = readAim(0);
        if (!strategies.add(lines.rest(0))) {
            throw lines.problem("there is such a strategy before");
        }
        BitSet first = readPoints();
        if (aim.named().stream().anyMatch(group -> !LifeState.contains(first, group))) {
            throw lines.problem(line, "a stone that it names is not among the points");
        }
        int[] points = first.stream().toArray();
        List<BitSet> zones = readZones(points, proofs);
        if (!lines.next().equals("states")) {
            throw lines.problem("%s is not states".formatted(lines.quote(0)));
        }
        StateGraph graph = StateGraph.readInZones(lines, points.length, zones.size(), proofs);
        states += graph.size();
        List<BitSet> targets = aim.named().stream().map(this::blocks).toList();
        if (aim.isAgainstAll()) {
            standing(aim.side()).add(first, targets);
        }
        LifeState.Game game = new LifeState.Game(neighbors, first, aim.goal(), aim.ko() == aim.side(), targets);
        LifeState start = LifeState.first(game, board, aim.side(), aim.first());
        int kept = zones.size() + Math.min(graph.size(), LifeReplay.MAX_WAITING);
        proofs.add(graph.words() + kept * STATE_WORDS, () -> new LifeReplay(lines, start, points, zones, graph).run());
    }

    /** Reads the words from {@code life} on, at an index of the line. */
    private Aim readAim(int index) throws CertificateException {
        if (lines.version() < VERSION) {
            throw lines.problem("life and death needs version %d of the format".formatted(VERSION));
        }
        lines.expectWords(index + WORDS, index + MAX_WORDS - words);
        words += lines.count() - index;
        lines.expect(index + 3, "first");
        lines.expect(index + 5, "ko");
        LifeState.Game.Goal goal = goal(index + 1);
        Player side = lines.side(index + 2);
        List<BitSet> groups = new ArrayList<>();
        if (goal == LifeState.Game.Goal.ANY) {
            lines.expectWords(index + WORDS, index + WORDS);
        } else {
            readGroups(index + WORDS, board.stones(goal == LifeState.Game.Goal.LIVE ? side : side.opponent()), groups);
        }
        return new Aim(goal, side, lines.side(index + 4), lines.side(index + 6), groups);
    }

    private LifeState.Game.Goal goal(int index) throws CertificateException {
        for (LifeState.Game.Goal goal : LifeState.Game.Goal.values()) {
            if (lines.word(index).equals(goal.name().toLowerCase(Locale.ROOT))) {
                return goal;
            }
        }
        throw lines.problem("%s is not live, any, kill or prevent".formatted(lines.quote(index)));
    }

    /** Reads the points of groups of blocks, with {@code &} between groups. */
    private void readGroups(int from, BitSet stones, List<BitSet> groups) throws CertificateException {
        BitSet group = new BitSet();
        for (int i = from; i <= lines.count(); i++) { // the end of the line ends a group, too
            if (i < lines.count() && !lines.word(i).equals("&")) {
                int point = lines.point(board, i);
                if (!stones.get(point) || group.get(point)) {
                    throw lines.problem("%s is no stone of that color, or named twice".formatted(lines.quote(i)));
                }
                group.set(point);
            } else if (group.isEmpty() || groups.size() == MAX_GROUPS) {
                throw lines.problem("a group has no stone, or there are more than %d groups".formatted(MAX_GROUPS));
            } else {
                groups.add(group);
                group = new BitSet();
            }
        }
    }

    /** The stones of the blocks at some points. */
    private BitSet blocks(BitSet points) {
        BitSet stones = new BitSet();
        for (ColorBlocks color : colors) {
            color.blocks().stream().filter(block -> block.intersects(points)).forEach(stones::or);
        }
        return stones;
    }

    /** Reads the points of the game; goes on to the line after them. */
    private BitSet readPoints() throws IOException, CertificateException {
        BitSet points = new BitSet();
        while (lines.next().equals("points")) {
            lines.expectWords(2, Integer.MAX_VALUE);
            for (int point : lines.points(board, 1)) {
                if (points.get(point)) {
                    throw lines.problem("the point %s is named twice".formatted(board.name(point)));
                }
                points.set(point);
            }
        }
        if (points.isEmpty()) {
            throw lines.problem("%s is not points".formatted(lines.quote(0)));
        }
        return points;
    }

    /** Reads the zones. The line with their number has been read. */
    private List<BitSet> readZones(int[] points, ProofQueue proofs) throws IOException, CertificateException {
        if (!lines.word(0).equals("zones")) {
            throw lines.problem("%s is not points or zones".formatted(lines.quote(0)));
        }
        lines.expectWords(2, 2);
        int count = lines.number(1, 1, Math.min(MAX_ZONES, MAX_ZONE_POINTS / points.length));
        proofs.makeRoom(count * STATE_WORDS);
        List<BitSet> zones = new ArrayList<>();
        for (int zone = 0; zone < count; zone++) {
            lines.next();
            lines.expectWords(1, 1);
            BitSet mask = lines.bits(0, points.length);
            if (zone == 0 && mask.cardinality() < points.length) {
                throw lines.problem("zone 0 does not have all points");
            }
            BitSet named = new BitSet();
            mask.stream().forEach(local -> named.set(points[local]));
            zones.add(StoneBoard.copy(named)); // which takes no more memory than it needs
        }
        return zones;
    }

    /** Checks that the strategies prove the claims. */
    void check() throws CertificateException {
        for (Map.Entry<String, Claim> claim : claims.entrySet()) {
            if (!strategies.contains(claim.getKey())) {
                throw lines.unproved(claim.getValue().line, "there is no strategy for this claim");
            }
        }
    }

    /** The strategies of a color that may stand. */
    StandingLines standing(Player side) {
        return standing.get(side.ordinal());
    }

    List<VerifiedBoard.LifeClaim> claims() {
        return claims.values().stream().map(Claim::claim).toList();
    }

    /** How many strategies were checked. */
    int strategies() {
        return strategies.size();
    }

    /** The states of all strategies. */
    long states() {
        return states;
    }
}

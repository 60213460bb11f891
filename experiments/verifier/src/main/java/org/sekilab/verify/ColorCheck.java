package org.sekilab.verify;

import java.io.IOException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * What is claimed for one color, and its zones. Mutable, confined to one thread.
 *
 * <p>Rules: F-HEAD-2, F-CLAIM-1, F-CLAIM-2, F-GAME-5, R-ZONE-2, R-SUM-3, R-CLAIM-1, R-CLAIM-2, R-CLAIM-3, R-CLAIM-5,
 * R-CLAIM-6.
 */
final class ColorCheck {
    private static final int VALUES = 3; // the version that has all values of regions
    private static final String DEFENDER_FIRST = "first";

    private final CertificateLines lines;
    private final ColorBlocks blocks;
    private final StoneBoard board;
    private final List<Claim> claims = new ArrayList<>();
    private final List<CheckedZone> zones = new ArrayList<>(); // zones that hold together on the board
    private final List<CheckedZone> aside = new ArrayList<>(); // the other zones
    private final BitSet used = new BitSet(); // by zones that hold together
    private final Map<Claim.What, BitSet> claimed = new HashMap<>();

    /** What a line says of some points. */
    private record Claim(long line, What what, BitSet points) {
        VerifiedBoard.RegionValue value(StoneBoard board) {
            List<String> names = points.stream().mapToObj(board::name).toList();
            return new VerifiedBoard.RegionValue(what.kind.word, what.isDefenderFirst, names);
        }

        /** What is claimed, and of a region, whether the defender moves first. */
        record What(Kind kind, boolean isDefenderFirst) {}

        enum Kind {
            ALIVE("alive", 1),
            TERRITORY("territory", 1),
            REGION_SAFE("safe", 1),
            REGION_SEKI("seki", 1),
            REGION_UNSAFE("unsafe", VALUES),
            REGION_NOT_SAFE("not-safe", VALUES),
            REGION_REFUTED("refuted", 4);

            private final String word;
            private final int version;

            /** @param version the first version of the format that has it */
            Kind(String word, int version) {
                this.word = word;
                this.version = version;
            }

            boolean isOfRegion() {
                return !goals().isEmpty();
            }

            /** The goals of zones that together prove a value of a region; none for other claims. */
            List<CheckedZone.Goal> goals() {
                return switch (this) {
                    case ALIVE, TERRITORY -> List.of();
                    case REGION_SAFE -> List.of(CheckedZone.Goal.SAFE);
                    case REGION_SEKI -> List.of(CheckedZone.Goal.SEKI, CheckedZone.Goal.NOT_SAFE);
                    case REGION_UNSAFE -> List.of(CheckedZone.Goal.NOT_SEKI);
                    case REGION_NOT_SAFE -> List.of(CheckedZone.Goal.NOT_SAFE);
                    case REGION_REFUTED -> List.of(CheckedZone.Goal.REFUTED);
                };
            }

            /** True if the claim holds however endless play counts. */
            boolean forbidsWaysBack(int format) {
                return format >= VALUES && this != REGION_NOT_SAFE;
            }
        }
    }

    ColorCheck(CertificateLines lines, ColorBlocks blocks) {
        this.lines = lines;
        this.blocks = blocks;
        this.board = blocks.board();
    }

    /**
     * Reads a claim. Claims of one kind have no point in common, so that there are no more of them than points.
     *
     * @param words the number of words before the points, without the mark of the first mover
     */
    void readClaim(int words) throws CertificateException {
        Claim.Kind kind = kind(lines.word(1).equals("region"));
        boolean isDefenderFirst = kind.isOfRegion()
                && lines.version() >= VALUES
                && lines.word(words).equals(DEFENDER_FIRST);
        Claim.What what = new Claim.What(kind, isDefenderFirst);
        int from = isDefenderFirst ? words + 1 : words;
        int[] named = lines.points(board, from);
        if (named.length == 0) {
            throw lines.problem("no point is named");
        }
        BitSet points = new BitSet();
        BitSet before = claimed.computeIfAbsent(what, none -> new BitSet());
        for (int i = 0; i < named.length; i++) {
            if (kind.isOfRegion() && kind != Claim.Kind.REGION_REFUTED && blocks.blockAt(named[i]) != StoneBoard.NONE) {
                throw lines.problem("%s is in no region of %s".formatted(lines.quote(from + i), blocks.color()));
            }
            if (before.get(named[i])) {
                throw lines.problem("%s is claimed before".formatted(lines.quote(from + i)));
            }
            before.set(named[i]);
            points.set(named[i]);
        }
        claims.add(new Claim(lines.number(), what, points));
    }

    private Claim.Kind kind(boolean isOfRegion) throws CertificateException {
        for (Claim.Kind kind : Claim.Kind.values()) {
            boolean isNamed = kind.isOfRegion() == isOfRegion && kind.word.equals(lines.word(2));
            if (isNamed && kind.version <= lines.version()) {
                return kind;
            }
        }
        throw lines.problem("%s is not a claim".formatted(lines.quote(2)));
    }

    /** Reads a zone, given the zones of the board so far. Its proof is added to the others. */
    CheckedZone readZone(List<CheckedZone> earlier, ProofQueue proofs) throws IOException, CertificateException {
        long line = lines.number();
        CheckedZone zone = new ZoneReader(lines, blocks, earlier, zones, proofs).read();
        if (zone.isAside()) {
            aside.add(zone);
            if (aside.stream().filter(zone::isSimilarTo).count()
                    > blocks.regions().size()) {
                throw lines.problem(
                        line,
                        "there are more zones of the goal %s than regions"
                                .formatted(zone.goal().word()));
            }
        } else {
            if (zone.points().isEmpty() || zone.points().intersects(used)) {
                throw lines.unproved(line, "the zone has no points, or some of an earlier one");
            }
            zones.add(zone);
            used.or(zone.points());
        }
        return zone;
    }

    /**
     * Checks that the zones prove the claims.
     *
     * @param strategies of life of the color
     */
    VerifiedBoard.Side check(StandingLines strategies) throws CertificateException {
        Combination combination = new Combination(zones, strategies.kept(used));
        BitSet territory = new BitSet();
        zones.stream().filter(combination::isTerritory).forEach(zone -> territory.or(zone.territory()));
        BitSet safe = new BitSet();
        BitSet alive = new BitSet();
        List<VerifiedBoard.RegionValue> values = new ArrayList<>();
        for (Claim claim : claims) {
            boolean isProved = switch (claim.what.kind) {
                case ALIVE -> areAlive(claim.points, combination.alive());
                case TERRITORY -> isSubset(claim.points, territory);
                default -> isRegionProved(claim);
            };
            if (!isProved) {
                throw lines.unproved(claim.line, "the zones do not prove this claim");
            }
            switch (claim.what.kind) {
                case ALIVE -> claim.points.stream().map(blocks::blockAt).forEach(alive::set);
                case TERRITORY -> safe.or(claim.points);
                default -> values.add(claim.value(board));
            }
        }
        alive.stream().forEach(block -> safe.or(blocks.blocks().get(block)));
        return new VerifiedBoard.Side(safe.stream().mapToObj(board::name).toList(), alive.cardinality(), values);
    }

    private boolean areAlive(BitSet points, BitSet alive) {
        return points.stream().map(blocks::blockAt).allMatch(block -> block != StoneBoard.NONE && alive.get(block));
    }

    private static boolean isSubset(BitSet points, BitSet others) {
        BitSet rest = StoneBoard.copy(points);
        rest.andNot(others);
        return rest.isEmpty();
    }

    /**
     * True when games for the regions as a whole, with nothing assumed of the blocks around them, prove the value.
     * Points are refuted by a game in which all blocks around are assumed to be alive.
     */
    private boolean isRegionProved(Claim claim) {
        boolean isRefuted = claim.what.kind == Claim.Kind.REGION_REFUTED;
        List<CheckedZone> games = Stream.concat(zones.stream(), aside.stream())
                .filter(zone -> zone.isDefenderFirst() == claim.what.isDefenderFirst)
                .filter(zone -> !zone.hasWayBack() || !claim.what.kind.forbidsWaysBack(lines.version()))
                .filter(isRefuted ? zone -> isRefutation(zone, claim.points) : gamesOf(claim.points))
                .toList();
        return claim.what.kind.goals().stream().allMatch(goal -> games.stream().anyMatch(zone -> zone.goal() == goal));
    }

    /** True when a closed game is about some of the points, and other blocks are alive in it. */
    private boolean isRefutation(CheckedZone zone, BitSet points) {
        BitSet around = board.around(zone.points());
        boolean isClosed = isSubset(zone.territory(), points);
        for (int block : zone.eyes().keySet()) {
            BitSet stones = blocks.blocks().get(block);
            around.andNot(stones);
            boolean isAtStake = stones.intersects(points) && isSubset(board.around(stones), zone.points());
            isClosed &= isAtStake || zone.liberties(block) == 0;
        }
        return isClosed && around.isEmpty();
    }

    /** Tells whether a zone is the game of the regions at some points. */
    private Predicate<CheckedZone> gamesOf(BitSet points) {
        BitSet inside = new BitSet();
        BitSet others = new BitSet(); // the points of all other regions
        blocks.regions().forEach(region -> (region.intersects(points) ? inside : others).or(region));
        BitSet regions = StoneBoard.copy(inside);
        Map<Integer, Long> eyes = new HashMap<>();
        for (int block = 0; block < blocks.blocks().size(); block++) {
            BitSet stones = blocks.blocks().get(block);
            BitSet around = board.around(stones);
            if (around.intersects(regions) && around.intersects(others)) {
                eyes.put(block, 0L);
            } else if (around.intersects(regions)) {
                inside.or(stones);
            }
        }
        return zone -> zone.points().equals(inside)
                && zone.territory().equals(inside)
                && zone.eyes().equals(eyes);
    }
}

package org.sekilab.verify;

import java.io.IOException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What is claimed for one color, and its zones. Mutable, confined to one thread.
 *
 * <p>Rules: F-CLAIM-1, F-CLAIM-2, F-GAME-5, R-ZONE-2, R-CLAIM-1, R-CLAIM-2, R-CLAIM-3.
 */
final class ColorCheck {
    private final CertificateLines lines;
    private final ColorBlocks blocks;
    private final StoneBoard board;
    private final List<Claim> claims = new ArrayList<>();
    private final List<CheckedZone> zones = new ArrayList<>(); // zones where the color has the strategy
    private final List<CheckedZone> refutations = new ArrayList<>(); // the other zones
    private final BitSet used = new BitSet(); // by strategies
    private final Map<Claim.Kind, BitSet> claimed = new EnumMap<>(Claim.Kind.class);

    /** What a line says of some points. */
    private record Claim(long line, Kind kind, BitSet points) {
        enum Kind {
            ALIVE("alive"),
            TERRITORY("territory"),
            REGION_SAFE("safe"),
            REGION_SEKI("seki");

            private final String word;

            Kind(String word) {
                this.word = word;
            }

            boolean isOfRegion() {
                return this == REGION_SAFE || this == REGION_SEKI;
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
     * @param from the first word that is a point
     */
    void readClaim(int from) throws CertificateException {
        Claim.Kind kind = kind(lines.word(1).equals("region"));
        int[] named = lines.points(board, from);
        if (named.length == 0) {
            throw lines.problem("no point is named");
        }
        BitSet points = new BitSet();
        BitSet before = claimed.computeIfAbsent(kind, none -> new BitSet());
        for (int i = 0; i < named.length; i++) {
            if (kind.isOfRegion() && blocks.blockAt(named[i]) != StoneBoard.NONE) {
                throw lines.problem("%s is in no region of %s".formatted(lines.quote(from + i), blocks.color()));
            }
            if (before.get(named[i])) {
                throw lines.problem("%s is claimed before".formatted(lines.quote(from + i)));
            }
            before.set(named[i]);
            points.set(named[i]);
        }
        claims.add(new Claim(lines.number(), kind, points));
    }

    private Claim.Kind kind(boolean isOfRegion) throws CertificateException {
        for (Claim.Kind kind : Claim.Kind.values()) {
            if (kind.isOfRegion() == isOfRegion && kind.word.equals(lines.word(2))) {
                return kind;
            }
        }
        throw lines.problem("%s is not a claim".formatted(lines.quote(2)));
    }

    /** Reads a zone, given the zones of the board so far. Its proof is added to the others. */
    CheckedZone readZone(List<CheckedZone> earlier, ProofQueue proofs) throws IOException, CertificateException {
        long line = lines.number();
        CheckedZone zone = new ZoneReader(lines, blocks, earlier, zones, proofs).read();
        (zone.goal() == CheckedZone.Goal.NOT_SAFE ? refutations : zones).add(zone);
        if (zone.goal() != CheckedZone.Goal.NOT_SAFE) {
            if (zone.points().isEmpty() || zone.points().intersects(used)) {
                throw lines.unproved(line, "the zone has no points, or some of an earlier one");
            }
            used.or(zone.points());
        } else if (refutations.size() > blocks.regions().size()) {
            throw lines.problem(line, "there are more zones of the goal not-safe than regions");
        }
        return zone;
    }

    /** Checks that the zones prove the claims. */
    VerifiedBoard.Side check() throws CertificateException {
        Combination combination = new Combination(zones);
        BitSet territory = new BitSet();
        zones.stream().filter(combination::isTerritory).forEach(zone -> territory.or(zone.territory()));
        BitSet safe = new BitSet();
        BitSet alive = new BitSet();
        int regions = 0;
        for (Claim claim : claims) {
            boolean isProved = switch (claim.kind) {
                case ALIVE -> areAlive(claim.points, combination.alive());
                case TERRITORY -> isSubset(claim.points, territory);
                case REGION_SAFE -> isRegion(claim.points, zones, CheckedZone.Goal.SAFE);
                case REGION_SEKI ->
                    isRegion(claim.points, zones, CheckedZone.Goal.SEKI)
                            && isRegion(claim.points, refutations, CheckedZone.Goal.NOT_SAFE);
            };
            if (!isProved) {
                throw lines.unproved(claim.line, "the zones do not prove this claim");
            }
            switch (claim.kind) {
                case ALIVE -> claim.points.stream().map(blocks::blockAt).forEach(alive::set);
                case TERRITORY -> safe.or(claim.points);
                default -> regions++;
            }
        }
        alive.stream().forEach(block -> safe.or(blocks.blocks().get(block)));
        return new VerifiedBoard.Side(safe.stream().mapToObj(board::name).toList(), alive.cardinality(), regions);
    }

    private boolean areAlive(BitSet points, BitSet alive) {
        return points.stream().map(blocks::blockAt).allMatch(block -> block != StoneBoard.NONE && alive.get(block));
    }

    private static boolean isSubset(BitSet points, BitSet others) {
        BitSet rest = StoneBoard.copy(points);
        rest.andNot(others);
        return rest.isEmpty();
    }

    /** True when there is a game for the regions as a whole, with nothing assumed of the blocks around them. */
    private boolean isRegion(BitSet points, List<CheckedZone> candidates, CheckedZone.Goal goal) {
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
        return candidates.stream()
                .anyMatch(zone -> zone.goal() == goal
                        && zone.points().equals(inside)
                        && zone.territory().equals(inside)
                        && zone.eyes().equals(eyes));
    }
}

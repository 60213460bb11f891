package org.sekilab.verify;

import java.io.IOException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Geometry;
import org.sekilab.model.MergedRegion;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.RegionMap;

/**
 * What is claimed for one color, and its zones. Mutable, confined to one thread.
 *
 * <p>Rules: F-CLAIM-1, F-CLAIM-2, F-GAME-5, R-ZONE-2, R-CLAIM-1, R-CLAIM-2, R-CLAIM-3.
 */
final class ColorCheck {
    private final CertificateLines lines;
    private final Position position;
    private final Geometry geometry;
    private final RegionMap map;
    private final List<Claim> claims = new ArrayList<>();
    private final List<CheckedZone> zones = new ArrayList<>(); // zones where the color has the strategy
    private final List<CheckedZone> refutations = new ArrayList<>(); // the other zones
    private final PointSet used; // by strategies
    private final Map<Claim.Kind, PointSet> claimed = new EnumMap<>(Claim.Kind.class);

    /** What a line says of some points. */
    private record Claim(long line, Kind kind, PointSet points) {
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

    ColorCheck(CertificateLines lines, Position position, RegionMap map) {
        this.lines = lines;
        this.position = position;
        this.geometry = position.geometry();
        this.map = map;
        this.used = new PointSet(geometry);
    }

    /**
     * Reads a claim. Claims of one kind have no point in common, so that there are no more of them than points.
     *
     * @param from the first word that is a point
     */
    void readClaim(int from) throws CertificateException {
        Claim.Kind kind = kind(lines.word(1).equals("region"));
        int[] points = lines.points(geometry, from);
        if (points.length == 0) {
            throw lines.problem("no point is named");
        }
        PointSet before = claimed.computeIfAbsent(kind, none -> new PointSet(geometry));
        for (int i = 0; i < points.length; i++) {
            if (kind.isOfRegion() && map.blockIndexAt(points[i]) != Points.NONE) {
                throw lines.problem("%s is in no region of %s".formatted(lines.quote(from + i), map.color()));
            }
            if (before.contains(points[i])) {
                throw lines.problem("%s is claimed before".formatted(lines.quote(from + i)));
            }
            before.add(points[i]);
        }
        claims.add(new Claim(lines.number(), kind, PointSet.of(geometry, points)));
    }

    private Claim.Kind kind(boolean isOfRegion) throws CertificateException {
        for (Claim.Kind kind : Claim.Kind.values()) {
            if (kind.isOfRegion() == isOfRegion && kind.word.equals(lines.word(2))) {
                return kind;
            }
        }
        throw lines.problem("%s is no claim".formatted(lines.quote(2)));
    }

    /** Reads and checks a zone, given the zones of the board so far. */
    CheckedZone readZone(List<CheckedZone> earlier) throws IOException, CertificateException {
        long line = lines.number();
        CheckedZone zone = new ZoneReader(lines, position, map, earlier, zones).read();
        (zone.goal() == CheckedZone.Goal.NOT_SAFE ? refutations : zones).add(zone);
        if (zone.goal() != CheckedZone.Goal.NOT_SAFE) {
            if (zone.points().isEmpty() || zone.points().intersects(used)) {
                throw lines.problem(line, "the zone has no points, or some of an earlier one");
            }
            used.unite(zone.points());
        } else if (refutations.size() > map.regions().size()) {
            throw lines.problem(line, "there are more zones of the goal not-safe than regions");
        }
        return zone;
    }

    /** Checks that the zones prove the claims. */
    VerifiedBoard.Side check() throws CertificateException {
        Combination combination = new Combination(zones);
        PointSet territory = new PointSet(geometry);
        zones.stream().filter(combination::isTerritory).forEach(zone -> territory.unite(zone.territory()));
        PointSet safe = new PointSet(geometry);
        BitSet alive = new BitSet();
        int regions = 0;
        for (Claim claim : claims) {
            boolean isProved = true;
            switch (claim.kind) {
                case ALIVE -> {
                    for (int point : claim.points.toArray()) {
                        int block = map.blockIndexAt(point);
                        isProved &= block != Points.NONE && combination.alive().get(block);
                        if (isProved) {
                            alive.set(block);
                            safe.unite(map.blocks().get(block).stones());
                        }
                    }
                }
                case TERRITORY -> isProved = territory.containsAll(claim.points);
                case REGION_SAFE -> isProved = isRegion(claim.points, zones, CheckedZone.Goal.SAFE);
                case REGION_SEKI ->
                    isProved = isRegion(claim.points, zones, CheckedZone.Goal.SEKI)
                            && isRegion(claim.points, refutations, CheckedZone.Goal.NOT_SAFE);
            }
            if (!isProved) {
                throw lines.problem(claim.line, "the zones do not prove this claim");
            }
            regions += claim.kind.isOfRegion() ? 1 : 0;
            safe.unite(claim.kind == Claim.Kind.TERRITORY ? claim.points : new PointSet(geometry));
        }
        return new VerifiedBoard.Side(safe, alive.cardinality(), regions);
    }

    /** True when there is a game for the regions as a whole, with nothing assumed of the blocks around them. */
    private boolean isRegion(PointSet points, List<CheckedZone> candidates, CheckedZone.Goal goal) {
        List<BasicRegion> parts = new ArrayList<>(map.regions());
        parts.removeIf(region -> !region.points().intersects(points));
        MergedRegion region = map.merge(parts);
        PointSet inside = region.points().copy();
        region.interiorBlocks().forEach(block -> inside.unite(block.stones()));
        Map<Integer, Long> eyes = new HashMap<>();
        region.boundaryBlocks().forEach(block -> eyes.put(block.index(), 0L));
        return candidates.stream()
                .anyMatch(zone -> zone.goal() == goal
                        && zone.points().equals(inside)
                        && zone.territory().equals(inside)
                        && zone.eyes().equals(eyes));
    }
}

package org.sekilab.verify;

import java.io.IOException;
import java.util.ArrayList;
import java.util.BitSet;
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
import org.sekilab.model.text.GtpPoints;

/** What is claimed for one color, and its zones. Mutable, confined to one thread. */
final class ColorCheck {
    private final CertificateLines lines;
    private final Position position;
    private final Geometry geometry;
    private final RegionMap map;
    private final List<Claim> claims = new ArrayList<>();
    private final List<Zone> zones = new ArrayList<>(); // those where the color has the strategy
    private final List<Zone> refutations = new ArrayList<>(); // the others
    private final PointSet used; // by strategies

    /** What a line says of some points. */
    private record Claim(long line, String what, PointSet points) {}

    ColorCheck(CertificateLines lines, Position position, RegionMap map) {
        this.lines = lines;
        this.position = position;
        this.geometry = position.geometry();
        this.map = map;
        this.used = new PointSet(geometry);
    }

    /** Reads the points of a claim, from a word on. */
    void readClaim(String what, int from) {
        PointSet points = PointSet.of(geometry, GtpPoints.parseList(geometry, lines.rest(from)));
        claims.add(new Claim(lines.number(), what, points));
    }

    /** Reads and checks a zone, given those of the board so far. */
    Zone readZone(List<Zone> earlier) throws IOException, CertificateException {
        long line = lines.number();
        Zone zone = new ZoneReader(lines, position, map, earlier, zones).read();
        (zone.goal() == Zone.Goal.NOT_SAFE ? refutations : zones).add(zone);
        if (zone.goal() != Zone.Goal.NOT_SAFE) {
            if (zone.points().isEmpty() || zone.points().intersects(used)) {
                throw lines.problem(line, "the zone has no points, or some of an earlier one");
            }
            used.unite(zone.points());
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
            switch (claim.what) {
                case "alive" -> {
                    for (int point : claim.points.toArray()) {
                        int block = map.blockIndexAt(point);
                        isProved &= block != Points.NONE && combination.alive().get(block);
                        if (isProved) {
                            alive.set(block);
                            safe.unite(map.blocks().get(block).stones());
                        }
                    }
                }
                case "territory" -> isProved = territory.containsAll(claim.points);
                case "region safe" -> isProved = isRegion(claim.points, zones, Zone.Goal.SAFE);
                case "region seki" ->
                    isProved = isRegion(claim.points, zones, Zone.Goal.SEKI)
                            && isRegion(claim.points, refutations, Zone.Goal.NOT_SAFE);
                default -> throw lines.problem(claim.line, "'%s' is no claim".formatted(claim.what));
            }
            if (!isProved) {
                throw lines.problem(claim.line, "the zones do not prove this claim");
            }
            regions += claim.what.startsWith("region") ? 1 : 0;
            safe.unite(claim.what.equals("territory") ? claim.points : new PointSet(geometry));
        }
        return new VerifiedBoard.Side(safe, alive.cardinality(), regions);
    }

    /** True when there is a game for the regions as a whole, with nothing assumed of the blocks around them. */
    private boolean isRegion(PointSet points, List<Zone> candidates, Zone.Goal goal) {
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

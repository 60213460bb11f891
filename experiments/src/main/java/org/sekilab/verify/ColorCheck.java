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

/** What is claimed for one color, and its zones. Mutable, confined to one thread. */
final class ColorCheck {
    private final CertificateLines lines;
    private final RegionMap map;
    private final List<Claim> claims = new ArrayList<>();
    private final List<Zone> zones = new ArrayList<>(); // those where the color has the strategy
    private final List<Zone> refutations = new ArrayList<>(); // the others
    private final PointSet used; // by strategies
    private final PointSet safe; // as claimed
    private final BitSet alive = new BitSet(); // [block] likewise
    private int regions;

    /** What a line says of some points. */
    private record Claim(long line, String what, PointSet points) {}

    ColorCheck(CertificateLines lines, RegionMap map, Geometry geometry) {
        this.lines = lines;
        this.map = map;
        this.used = new PointSet(geometry);
        this.safe = new PointSet(geometry);
    }

    /** Reads the points of a claim. */
    void readClaim(String what) throws CertificateException {
        claims.add(new Claim(lines.number(), what, PointSet.of(safe.geometry(), lines.points(safe.geometry()))));
    }

    /** Reads and checks a zone, given those of the board so far. */
    Zone readZone(Position position, List<Zone> earlier) throws IOException, CertificateException {
        long line = lines.number();
        Zone zone = new ZoneReader(lines, position, map, earlier, zones).read();
        if (zone.goal() == Zone.Goal.NOT_SAFE) {
            refutations.add(zone);
        } else {
            zones.add(zone);
            if (zone.points().intersects(used)) {
                throw lines.problem(line, "the zone has points of an earlier one");
            }
            used.unite(zone.points());
        }
        return zone;
    }

    /** Checks that the zones prove the claims. */
    void check() throws CertificateException {
        Combination combination = new Combination(zones);
        PointSet territory = new PointSet(safe.geometry());
        for (Zone zone : zones) {
            if (zone.goal() == Zone.Goal.SAFE && combination.holds(zone)) {
                territory.unite(zone.territory());
            }
        }
        for (Claim claim : claims) {
            boolean isProved = switch (claim.what) {
                case "alive" -> areAlive(claim.points, combination.alive());
                case "territory" -> territory.containsAll(claim.points);
                case "region safe" -> isRegion(claim.points, Zone.Goal.SAFE);
                case "region seki" ->
                    isRegion(claim.points, Zone.Goal.SEKI) && isRegion(claim.points, Zone.Goal.NOT_SAFE);
                default -> throw lines.problem(claim.line, "'%s' is no claim".formatted(claim.what));
            };
            if (!isProved) {
                throw lines.problem(claim.line, "the zones do not prove this claim");
            }
            if (claim.what.equals("territory")) {
                safe.unite(claim.points);
            }
        }
    }

    /** The stones of the blocks that are claimed to be alive, and the territory. */
    PointSet safe() {
        return safe;
    }

    int aliveBlocks() {
        return alive.cardinality();
    }

    int regions() {
        return regions;
    }

    private boolean areAlive(PointSet points, BitSet proved) {
        for (int point : points.toArray()) {
            int block = map.blockIndexAt(point);
            if (block == Points.NONE || !proved.get(block)) {
                return false;
            }
            alive.set(block);
            safe.unite(map.blocks().get(block).stones());
        }
        return true;
    }

    /** True when there is a game for the regions as a whole, with nothing assumed of the blocks around them. */
    private boolean isRegion(PointSet points, Zone.Goal goal) {
        List<BasicRegion> parts = map.regions().stream()
                .filter(region -> region.points().intersects(points))
                .toList();
        if (parts.isEmpty()) {
            return false;
        }
        MergedRegion region = map.merge(parts);
        PointSet inside = region.points().copy();
        region.interiorBlocks().forEach(block -> inside.unite(block.stones()));
        Map<Integer, Long> eyes = new HashMap<>();
        region.boundaryBlocks().forEach(block -> eyes.put(block.index(), 0L));
        regions += goal == Zone.Goal.NOT_SAFE ? 0 : 1;
        List<Zone> candidates = goal == Zone.Goal.NOT_SAFE ? refutations : zones;
        return candidates.stream()
                .anyMatch(zone -> zone.goal() == goal
                        && zone.points().equals(inside)
                        && zone.territory().equals(inside)
                        && zone.eyes().equals(eyes));
    }
}

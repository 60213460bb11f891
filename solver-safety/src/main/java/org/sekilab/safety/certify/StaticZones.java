package org.sekilab.safety.certify;

import java.util.ArrayList;
import java.util.List;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.proof.StaticProof;
import org.sekilab.safety.certificate.Zone;

/**
 * The proofs of the static rules on a board, as zones: all parts that common blocks connect form one zone. Immutable.
 *
 * <p>Cost: quadratic in the number of areas and pairs.
 */
final class StaticZones {
    private static final int MAX_BLOCKS = 64;

    private final StaticProof proof;
    private final List<Zone.Pairs> zones = new ArrayList<>();

    /** Points of a proof, and the blocks of the proof next to them. */
    private record Place(PointSet points, Use use, List<Block> blocks) {
        boolean isJoinedTo(Place other) {
            return points.intersects(other.points) || blocks.stream().anyMatch(other.blocks::contains);
        }
    }

    private enum Use {
        EYE,
        TERRITORY,
        PAIR
    }

    StaticZones(StaticProof proof) {
        this.proof = proof;
        List<Place> open = places();
        while (!open.isEmpty()) {
            List<Place> joined = new ArrayList<>(List.of(open.remove(open.size() - 1)));
            for (int i = 0; i < joined.size(); i++) {
                Place from = joined.get(i);
                open.stream().filter(from::isJoinedTo).forEach(joined::add);
                open.removeAll(joined.subList(i + 1, joined.size()));
            }
            Zone.Pairs zone = zone(joined);
            if (!zone.blocks().isEmpty() && zone.blocks().size() <= MAX_BLOCKS) {
                zones.add(zone);
            }
        }
    }

    List<Zone.Pairs> zones() {
        return zones;
    }

    private List<Place> places() {
        List<Place> places = new ArrayList<>();
        for (PointSet eye : proof.eyes()) {
            places.add(new Place(eye, Use.EYE, blocksBeside(eye)));
        }
        for (PointSet territory : proof.territory()) {
            PointSet left = territory.copy();
            while (!left.isEmpty()) {
                PointSet part = PointSet.of(left.geometry(), left.first()).flood(left);
                left.subtract(part);
                places.add(new Place(part.freeze(), Use.TERRITORY, blocksBeside(part)));
            }
        }
        for (PointSet pair : proof.pairs()) {
            places.add(new Place(pair, Use.PAIR, blocksBeside(pair)));
        }
        return places;
    }

    /** The alive blocks next to some points, and not among these points. */
    private List<Block> blocksBeside(PointSet points) {
        PointSet exterior = points.exterior();
        return proof.alive().stream()
                .filter(block ->
                        block.stones().intersects(exterior) && !block.stones().intersects(points))
                .toList();
    }

    private Zone.Pairs zone(List<Place> places) {
        List<Block> blocks = places.stream()
                .flatMap(place -> place.blocks().stream())
                .distinct()
                .toList();
        Color color = proof.alive().get(0).color();
        return new Zone.Pairs(
                color, points(places, Use.EYE), points(places, Use.TERRITORY), blocks, points(places, Use.PAIR));
    }

    private static List<PointSet> points(List<Place> places, Use use) {
        return places.stream()
                .filter(place -> place.use() == use)
                .map(Place::points)
                .toList();
    }
}

package org.sekilab.scoring;

import org.sekilab.model.PointSet;

/**
 * The empty points that one color surrounds, sorted. The three sets are disjoint.
 *
 * @param territory points that count for the color under all rules; frozen
 * @param seki eyes of groups in seki; frozen
 * @param falseEyes points that the color must fill in the end to avoid losing stones; frozen
 */
public record Surrounded(PointSet territory, PointSet seki, PointSet falseEyes) {
    public Surrounded {
        if (territory.intersects(seki) || territory.intersects(falseEyes) || seki.intersects(falseEyes)) {
            throw new IllegalArgumentException(
                    "a point is in two of territory %s, seki %s, false eyes %s".formatted(territory, seki, falseEyes));
        }
        territory = territory.copy().freeze();
        seki = seki.copy().freeze();
        falseEyes = falseEyes.copy().freeze();
    }

    /** A new set of the points of all three sets. */
    public PointSet all() {
        return territory.copy().unite(seki).unite(falseEyes);
    }

    /** See {@link Territory#either}. */
    Surrounded either(Surrounded other) {
        PointSet eitherTerritory = territory.copy().unite(other.territory);
        PointSet eitherSeki = seki.copy().unite(other.seki).subtract(eitherTerritory);
        PointSet rest = all().subtract(eitherTerritory).subtract(eitherSeki);
        return new Surrounded(eitherTerritory, eitherSeki, rest);
    }
}

package org.sekilab.safety;

import java.util.List;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.safety.certificate.Certificate;
import org.sekilab.safety.certificate.Claim;
import org.sekilab.safety.certificate.Zone;

/**
 * A proof that a color cannot keep some points, even if all blocks around the game are alive. The attacker moves first
 * and may retake each ko at once. It then captures a stone of the color on these points, or keeps a stone of its own on
 * one of them. Immutable.
 *
 * @param color the defender
 * @param points those that cannot all be kept; frozen
 * @param lost the points of which this is true one by one; a part of {@code points}, perhaps none; frozen
 * @param game the attacker's win
 */
public record Refutation(Color color, PointSet points, PointSet lost, Zone.Game game) {
    public Refutation {
        points = points.copy().freeze();
        lost = lost.copy().freeze();
    }

    /** A certificate with the claim {@code region refuted}. */
    public Certificate certificate(Position position) {
        return new Certificate(position, List.of(new Claim(Claim.Kind.REGION_REFUTED, color, points)), List.of(game));
    }
}

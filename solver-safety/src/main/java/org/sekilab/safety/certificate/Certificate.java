package org.sekilab.safety.certificate;

import java.util.List;
import org.sekilab.model.Position;

/**
 * What is claimed of a position, and the zones that prove it. Immutable.
 *
 * @param zones no two of a color have a point in common, unless the claims are about a region; each after those that it names
 */
public record Certificate(Position position, List<Claim> claims, List<Zone> zones) {
    public Certificate {
        claims = List.copyOf(claims);
        zones = List.copyOf(zones);
    }
}

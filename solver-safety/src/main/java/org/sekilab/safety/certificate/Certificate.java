package org.sekilab.safety.certificate;

import java.util.List;
import org.sekilab.model.Position;

/**
 * Claims about a position, and the zones that prove them. Immutable.
 *
 * @param zones each zone follows the zones that it names; zones of one color have no common points, unless the claims
 *     are about a region
 */
public record Certificate(Position position, List<Claim> claims, List<Zone> zones) {
    public Certificate {
        claims = List.copyOf(claims);
        zones = List.copyOf(zones);
    }
}

package org.sekilab.life.zones;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sekilab.model.PointSet;

/**
 * What the searches of a problem take from a {@link ZoneStore}, and what they give to it. Immutable but for the store.
 *
 * @param blocks the essential blocks
 * @param states the zones of the store, at all places of the board where they fit; the oldest first
 */
public record KnownZones(ZoneStore store, List<PointSet> blocks, List<ZoneState> states) {
    public KnownZones {
        blocks = List.copyOf(blocks);
        states = List.copyOf(states);
    }

    /**
     * The zones of a store that fit around essential blocks.
     *
     * @param area the points where stones may be played; it has no stone of the blocks
     */
    public static KnownZones of(ZoneStore store, PointSet area, List<PointSet> blocks) {
        ZonePlaces places = new ZonePlaces(area, blocks);
        List<ZoneState> states = new ArrayList<>();
        store.zones().forEach(zone -> states.addAll(places.of(zone)));
        return new KnownZones(store, blocks, states);
    }

    /** Gives the states of a proof to the store, each after those that it rests on. */
    public void learn(List<ZoneState> proved) {
        store.add(proved.stream()
                .map(state -> StoredZone.of(state, blocks))
                .flatMap(Optional::stream)
                .toList());
    }
}

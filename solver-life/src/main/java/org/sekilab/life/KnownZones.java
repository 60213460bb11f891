package org.sekilab.life;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sekilab.life.zones.StoredZone;
import org.sekilab.life.zones.ZonePlaces;
import org.sekilab.life.zones.ZoneState;
import org.sekilab.life.zones.ZoneStore;
import org.sekilab.model.Block;
import org.sekilab.model.PointSet;

/**
 * What the searches of a problem take from a {@link ZoneStore}, and what they give to it. Immutable but for the store.
 *
 * @param blocks the essential blocks
 * @param states the zones of the store, at all places of the board where they fit; the oldest first
 */
record KnownZones(ZoneStore store, List<PointSet> blocks, List<ZoneState> states) {
    KnownZones {
        blocks = List.copyOf(blocks);
        states = List.copyOf(states);
    }

    /** The zones of a store that fit around the essential blocks of a problem. */
    static KnownZones of(ZoneStore store, LifeProblem problem, List<Block> essential) {
        List<PointSet> blocks = essential.stream().map(Block::stones).toList();
        PointSet area = problem.area().copy();
        blocks.forEach(area::subtract);
        ZonePlaces places = new ZonePlaces(area, blocks);
        List<ZoneState> states = new ArrayList<>();
        store.zones().forEach(zone -> states.addAll(places.of(zone)));
        return new KnownZones(store, blocks, states);
    }

    /** Gives the states of a proof to the store, each after those that it rests on. */
    void learn(List<ZoneState> proved) {
        store.add(proved.stream()
                .map(state -> StoredZone.of(state, blocks))
                .flatMap(Optional::stream)
                .toList());
    }
}

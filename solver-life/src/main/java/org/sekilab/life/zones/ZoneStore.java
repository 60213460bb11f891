package org.sekilab.life.zones;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Zones of proofs that searches share: those of earlier problems and runs. Mutable; threads may share it. It is made
 * closed: then searches use it and add nothing.
 *
 * <p>With a store, nodes and moves depend on what was solved before. Verdicts do not: each has a proof of its own.
 */
public final class ZoneStore {
    /** The most zones that a store keeps. */
    public static final int MOST_ZONES = 20_000;

    private final Set<StoredZone> zones; // the oldest first
    private boolean isOpen;
    private long stored;
    private long lookedUp;
    private long matched;

    /**
     * A closed store.
     *
     * @param zones the oldest first; of too many, the oldest are kept
     */
    public ZoneStore(List<StoredZone> zones) {
        this.zones = new LinkedHashSet<>(zones.subList(0, Math.min(MOST_ZONES, zones.size())));
    }

    /** From now on, searches add zones. */
    public synchronized void open() {
        isOpen = true;
    }

    /** True if searches add zones. */
    public synchronized boolean isOpen() {
        return isOpen;
    }

    /** Adds the zones of a proof, each after those that it rests on, while there is room. */
    public synchronized void add(List<StoredZone> proved) {
        for (StoredZone zone : proved) {
            stored += isOpen && zones.size() < MOST_ZONES && zones.add(zone) ? 1 : 0;
        }
    }

    /** All zones, the oldest first. */
    public synchronized List<StoredZone> zones() {
        return new ArrayList<>(zones);
    }

    /** Counts states that a search has looked up, and those that matched a zone of this store. */
    public synchronized void count(long lookUps, long matches) {
        lookedUp += lookUps;
        matched += matches;
    }

    /** What happened so far. */
    public synchronized Counts counts() {
        return new Counts(zones.size(), stored, lookedUp, matched);
    }

    /**
     * What happened in a store.
     *
     * @param zones how many it has
     * @param stored how many of them are new
     * @param lookedUp states that were looked up
     * @param matched states that matched a zone
     */
    public record Counts(int zones, long stored, long lookedUp, long matched) {}
}

package org.sekilab.life.zones;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ZoneStoreTest {
    private static final StoredZone ONE = new StoredZone(2, 0, "A.", -1);
    private static final StoredZone OTHER = new StoredZone(2, 0, "Ao", -1);

    @Test
    void aClosedStoreTakesNothing() {
        ZoneStore store = new ZoneStore(List.of(ONE));
        store.add(List.of(OTHER));
        assertThat(store.zones()).containsExactly(ONE);
    }

    @Test
    void anOpenStoreTakesEachZoneOnce() {
        ZoneStore store = new ZoneStore(List.of(ONE));
        store.open();
        store.add(List.of(OTHER, ONE, OTHER));
        store.count(10, 3);
        store.count(1, 1);
        assertThat(store.zones()).containsExactly(ONE, OTHER);
        assertThat(store.counts()).isEqualTo(new ZoneStore.Counts(2, 1, 11, 4));
    }

    @Test
    void theOldestZonesOfAFullStoreStay() {
        ZoneStore store = new ZoneStore(List.of());
        store.open();
        for (int i = 0; i < ZoneStore.MOST_ZONES + 5; i++) {
            store.add(List.of(new StoredZone(i + 1, 0, "A.", -1)));
        }
        assertThat(store.zones()).hasSize(ZoneStore.MOST_ZONES);
        assertThat(store.zones().get(0).width()).isEqualTo(1);
    }
}

package org.sekilab.life.wide;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sekilab.life.search.ChildChoice;
import org.sekilab.model.Points;
import org.sekilab.model.local.WideSet;
import org.sekilab.model.local.WideShape;

class WideTableTest {
    private static final int LEVEL = 3;
    private static final int MANY = 20_000;

    private final WideTable table = new WideTable(1 << 16, WideShape.MANY);
    private final WideSet zone = new WideSet(WideShape.MANY);

    @Test
    void aWonStateIsWonAtEachLevelWithItsZone() {
        zone.add(7);
        zone.add(639);
        table.store(1, 2, LEVEL, 0, ChildChoice.INFINITE, 624, 10, zone);
        int entry = table.find(1, 2, LEVEL + 1);
        assertThat(table.proof(entry)).isZero();
        assertThat(table.disproof(entry)).isEqualTo(ChildChoice.INFINITE);
        assertThat(table.move(entry)).isEqualTo(624);
        WideSet found = new WideSet(WideShape.MANY);
        table.readZone(entry, found);
        assertThat(found).isEqualTo(zone);
        assertThat(table.find(2, 1, LEVEL)).isEqualTo(WideTable.NONE);
    }

    @Test
    void aHopelessStateIsHopelessWithFewerPassesOnly() {
        table.store(1, 2, LEVEL, ChildChoice.HOPELESS, 0, Points.PASS, 10, zone);
        assertThat(table.find(1, 2, LEVEL - 1)).isNotEqualTo(WideTable.NONE);
        assertThat(table.find(1, 2, LEVEL + 1)).isEqualTo(WideTable.NONE);
        assertThat(table.move(table.find(1, 2, LEVEL))).isEqualTo(Points.PASS);
    }

    @Test
    void numbersOfAnOpenStateAreThoseOfTheirLevel() {
        table.store(1, 2, LEVEL, 5, 6, 0, 10, zone);
        assertThat(table.find(1, 2, LEVEL - 1)).isEqualTo(WideTable.NONE);
        assertThat(table.proof(table.find(1, 2, LEVEL))).isEqualTo(5);
    }

    @Test
    void anEntryKeepsItsZoneWhileTheTableDoubles() {
        WideTable large = new WideTable(1L << 24, WideShape.MANY);
        for (int low = 1; low <= MANY; low++) {
            large.store(low, 2, LEVEL, 0, ChildChoice.INFINITE, low % 600, 10, single(low));
        }
        int lost = 0;
        WideSet found = new WideSet(WideShape.MANY);
        for (int low = 1; low <= MANY; low++) {
            int entry = large.find(low, 2, LEVEL);
            if (entry == WideTable.NONE) {
                lost++;
            } else {
                large.readZone(entry, found);
                assertThat(found).as("state %d", low).isEqualTo(single(low));
                assertThat(large.move(entry)).isEqualTo(low % 600);
            }
        }
        assertThat(lost).as("lost from full buckets").isLessThan(MANY / 100);
    }

    private static WideSet single(int state) {
        WideSet zone = new WideSet(WideShape.MANY);
        zone.add(state % 640);
        return zone;
    }
}

package org.sekilab.life.wall;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sekilab.model.Points;

class WallTableTest {
    private static final int MANY = 40_000;

    private final WallTable table = new WallTable(1L << 24);

    private void storeMany() {
        for (int state = 0; state < MANY; state++) {
            boolean isWon = state % 2 == 0;
            table.store(state, 2L * state, 1, isWon ? 0 : state, isWon ? 9 : state, state % 60, 10, ~state);
        }
    }

    @Test
    void aStateKeepsItsNumbersWhileTheTableDoubles() {
        storeMany();
        int lost = 0;
        for (int state = 0; state < MANY; state++) {
            int entry = table.find(state, 2L * state, 1);
            if (entry == WallTable.NONE) {
                lost++;
            } else {
                assertThat(table.proof(entry)).isEqualTo(state % 2 == 0 ? 0 : state);
                assertThat(table.disproof(entry)).isEqualTo(state % 2 == 0 ? 9 : state);
                assertThat(table.move(entry)).isEqualTo(state % 60);
                assertThat(table.zone(entry)).isEqualTo(~state);
            }
        }
        assertThat(lost).as("lost from full buckets").isLessThan(MANY / 100);
    }

    @Test
    void onlyWonStatesMayBeKept() {
        storeMany();
        table.keepWonOnly();
        assertThat(table.find(4, 8, 1)).isNotEqualTo(WallTable.NONE);
        assertThat(table.find(5, 10, 1)).isEqualTo(WallTable.NONE);
        table.store(5, 10, 1, 3, 4, Points.PASS, 1, 0);
        assertThat(table.move(table.find(5, 10, 1))).isEqualTo(Points.PASS);
    }
}

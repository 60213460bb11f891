package org.sekilab.statics.groups;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Seeds;

class ConnectionsTest {
    private final Connections connections = new Connections();

    @Test
    void unitedBlocksHaveOneGroup() {
        int blocks = 12;
        connections.clear(blocks);
        int[] naive = new int[blocks];
        for (int block = 0; block < blocks; block++) {
            naive[block] = block;
        }
        Random random = new Random(Seeds.of(5L));
        for (int step = 0; step < 20; step++) {
            int one = random.nextInt(blocks);
            int other = random.nextInt(blocks);
            int gone = naive[other];
            int kept = naive[one];
            assertThat(connections.unite(one, other)).isEqualTo(gone != kept);
            for (int block = 0; block < blocks; block++) {
                naive[block] = naive[block] == gone ? kept : naive[block];
            }
            for (int first = 0; first < blocks; first++) {
                for (int second = 0; second < blocks; second++) {
                    assertThat(connections.groupOf(first) == connections.groupOf(second))
                            .isEqualTo(naive[first] == naive[second]);
                }
            }
        }
        Set<Integer> groups = new HashSet<>();
        for (int block : naive) {
            groups.add(block);
        }
        assertThat(groups).hasSizeLessThan(blocks);
    }

    @Test
    void pointHasTheBlocksThatItWasGiven() {
        connections.clear(3);
        connections.addPoint(new int[] {2, 0, 1, 1}, 2, true);
        connections.addPoint(new int[] {0, 1, 2}, 3, false);
        assertThat(connections.blockCount()).isEqualTo(3);
        assertThat(connections.pointCount()).isEqualTo(2);
        assertThat(connections.isSafe(0)).isTrue();
        assertThat(connections.isSafe(1)).isFalse();
        assertThat(connections.blockAt(0, 1)).isZero();
        assertThat(connections.blockAt(0, 2)).isNegative();
        assertThat(connections.blockAt(1, 2)).isEqualTo(2);
        connections.clear(2);
        assertThat(connections.pointCount()).isZero();
        assertThat(connections.groupOf(0)).isNotEqualTo(connections.groupOf(1));
    }

    /** Two points between the same two groups: the opponent can take only one of them. */
    @Test
    void groupsThatMeetTwiceInARoundAreKnown() {
        connections.clear(4);
        connections.beginRound();
        assertThat(connections.meetAgain(0, 1)).isFalse();
        assertThat(connections.meetAgain(0, 2)).isFalse();
        assertThat(connections.meetAgain(1, 0)).isTrue();
        connections.beginRound();
        assertThat(connections.meetAgain(0, 1)).isFalse();
    }
}

package org.sekilab.model.local;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Seeds;

class AdjacencyTest {
    /** A ring of six points. */
    private static final long[] RING = {0b100010, 0b000101, 0b001010, 0b010100, 0b101000, 0b010001};

    @Test
    void aStepLeadsToAllNeighbors() {
        assertThat(Adjacency.around(RING, 0b000001)).isEqualTo(0b100010);
        assertThat(Adjacency.around(RING, 0b000011)).isEqualTo(0b100111);
        assertThat(Adjacency.around(RING, 0)).isZero();
    }

    @Test
    void aFloodStaysWithinItsMaskFromTheFirstPointOn() {
        assertThat(Adjacency.flood(RING, 0b000001, 0b110111)).isEqualTo(0b110111);
        assertThat(Adjacency.flood(RING, 0b000001, 0b010111)).isEqualTo(0b000111);
        assertThat(Adjacency.flood(RING, 0b001000, 0b000111)).isZero();
    }

    /** The parts of a mask are disjoint, have no edge between them, and each is reached from each of its points. */
    @RepeatedTest(20)
    void floodsSplitAMaskIntoParts(RepetitionInfo run) {
        Random random = new Random(Seeds.next(run));
        long[] neighbors = new long[Long.SIZE];
        for (int edge = 0; edge < 80; edge++) {
            int one = random.nextInt(Long.SIZE);
            int other = random.nextInt(Long.SIZE);
            neighbors[one] |= 1L << other;
            neighbors[other] |= 1L << one;
        }
        long within = random.nextLong();
        for (long rest = within; rest != 0; ) {
            long part = Adjacency.flood(neighbors, Long.lowestOneBit(rest), within);
            assertThat(part & ~rest).isZero();
            rest &= ~part;
            assertThat(Adjacency.around(neighbors, part) & rest).isZero();
            for (long left = part; left != 0; left &= left - 1) {
                assertThat(Adjacency.flood(neighbors, Long.lowestOneBit(left), within))
                        .isEqualTo(part);
            }
        }
    }
}

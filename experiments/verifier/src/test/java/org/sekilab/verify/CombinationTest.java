package org.sekilab.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tests which blocks live by several zones. */
class CombinationTest {
    private static final long ALIVE = WallGame.ALIVE;

    @Test
    void twoLibertiesAreEnoughAndOneIsNot() {
        assertThat(alive(zone(Map.of(0, 1L)))).isEmpty();
        assertThat(alive(zone(Map.of(0, 1L)), zone(Map.of(0, 1L)))).containsExactly(0);
        assertThat(alive(zone(Map.of(0, 0L)))).containsExactly(0);
    }

    /** Benson's elimination: what a zone gives counts only while all blocks around it live. */
    @Test
    void zoneWithABlockThatDiesGivesNothing() {
        CheckedZone shared = zone(Map.of(0, 1L, 1, 1L));
        assertThat(alive(shared, zone(Map.of(0, 1L)))).isEmpty();
        assertThat(alive(shared, zone(Map.of(0, 1L)), zone(Map.of(1, 1L)))).containsExactly(0, 1);
    }

    /**
     * Each of two zones may connect its block to the other block, and then give up all liberties, since the other block
     * lives. Neither zone counts before the other block lives by other zones.
     */
    @Test
    void twoBlocksAreNotAliveByEachOther() {
        CheckedZone first = zone(Map.of(0, 0L, 1, ALIVE));
        CheckedZone second = zone(Map.of(1, 0L, 0, ALIVE));
        assertThat(alive(first, second)).isEmpty();
        assertThat(alive(first, second, zone(Map.of(1, 0L)))).containsExactly(0, 1);
    }

    @Test
    void giversMustHoldThemselves() {
        CheckedZone first = zone(Map.of(0, 1L));
        CheckedZone second = zone(Map.of(1, 1L));
        CheckedZone chain = chain(Map.of(0, 1L, 1, 2L), first, second);
        assertThat(alive(first, second, chain)).containsExactly(0, 1);
        assertThat(new Combination(List.of(first, second, chain), new BitSet()).isTerritory(chain))
                .isTrue();
        CheckedZone broken = zone(Map.of(1, 1L, 2, 1L));
        assertThat(alive(first, broken, chain(Map.of(0, 1L, 1, 2L), first, broken)))
                .isEmpty();
    }

    /** Each giver assumes the block of the other one to be alive. The zones that use them are not founded either. */
    @Test
    void giversMustBeFounded() {
        CheckedZone first = zone(Map.of(0, 1L, 1, ALIVE));
        CheckedZone second = zone(Map.of(1, 1L, 0, ALIVE));
        CheckedZone ofFirst = chain(Map.of(0, 1L), first);
        CheckedZone ofSecond = chain(Map.of(1, 1L), second);
        assertThat(alive(first, second, ofFirst, ofSecond)).isEmpty();
        assertThat(alive(first, second, ofFirst, ofSecond, zone(Map.of(1, 0L)))).containsExactly(0, 1);
    }

    /** What counts as territory needs the goal safe. */
    @Test
    void territoryIsOfSafeZones() {
        BitSet none = new BitSet();
        for (CheckedZone.Goal goal : CheckedZone.Goal.values()) {
            CheckedZone zone = new CheckedZone(goal, false, false, none, Map.of(0, 0L), List.of(), none, 1);
            assertThat(new Combination(List.of(zone), none).isTerritory(zone)).isEqualTo(goal == CheckedZone.Goal.SAFE);
        }
    }

    /** A block that a standing line keeps need not be named by a zone. All zones may assume that it is alive. */
    @Test
    void standingLinesAreLevelZero() {
        BitSet standing = BitSet.valueOf(new long[] {0b1});
        CheckedZone zone = zone(Map.of(0, ALIVE, 1, 0L));
        assertThat(alive(zone)).isEmpty();
        assertThat(alive(standing)).containsExactly(0);
        assertThat(alive(standing, zone)).containsExactly(0, 1);
        assertThat(new Combination(List.of(zone), standing).isTerritory(zone)).isTrue();
        CheckedZone shared = zone(Map.of(0, 1L, 1, 1L));
        assertThat(alive(standing, shared)).containsExactly(0);
        assertThat(alive(standing, shared, zone(Map.of(1, 1L)))).containsExactly(0, 1);
    }

    private static List<Integer> alive(CheckedZone... zones) {
        return alive(new BitSet(), zones);
    }

    private static List<Integer> alive(BitSet standing, CheckedZone... zones) {
        return new Combination(List.of(zones), standing)
                .alive().stream().boxed().toList();
    }

    private static CheckedZone zone(Map<Integer, Long> eyes) {
        return chain(eyes);
    }

    private static CheckedZone chain(Map<Integer, Long> eyes, CheckedZone... givers) {
        BitSet none = new BitSet();
        return new CheckedZone(CheckedZone.Goal.SAFE, false, false, none, eyes, List.of(givers), none, 1);
    }
}

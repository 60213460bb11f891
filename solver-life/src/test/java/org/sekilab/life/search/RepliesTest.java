package org.sekilab.life.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Points;
import org.sekilab.model.local.ZoneGrowth;

class RepliesTest {
    private static final long ILLEGAL = 0b0100;

    private final Lines lines = new Lines();
    private final Replies replies = new Replies(lines);
    private final List<Integer> asked = new ArrayList<>();
    private final int small = leaf(0b0001);
    private final int large = leaf(0b0110);

    private int leaf(long zone) {
        return lines.addLeaf(state(zone));
    }

    private static Lines.State state(long zone) {
        return new Lines.State(zone, 0, 0, false, Points.NONE, 0);
    }

    /** Four empty points, one of which is illegal. */
    private static Replies.Game four() {
        return new Replies.Game(
                () -> 0b1111,
                move -> (1L << move & ILLEGAL) == 0,
                zone -> (zone & 0b1000) != 0 ? ZoneGrowth.NONE : zone);
    }

    private int ask(int move, int line) {
        asked.add(move);
        return line;
    }

    @Test
    void aZoneGrowsByTheZonesOfTheAnswersAndAsksForMore() {
        assertThat(replies.find(four(), 0b0001, move -> ask(move, move == 0 ? large : small)))
                .isTrue();
        assertThat(replies.zone()).isEqualTo(0b0111);
        assertThat(asked).containsExactly(0, 1);
    }

    @Test
    void theLineOfTheStateHasTheMovesWithAnswers() {
        replies.find(four(), 0b0001, move -> small);
        replies.add(Points.PASS, large);
        int line = replies.write(new Lines.State(replies.zone(), 0b10000, 0, false, Points.NONE, 0));
        assertThat(lines.zone(line)).isEqualTo(0b0001);
        assertThat(lines.longest(line)).containsExactly(0);
    }

    @Test
    void aMoveWithoutALineFails() {
        assertThat(replies.find(four(), 0b0001, move -> Lines.FAILED)).isFalse();
    }

    @Test
    void aZoneThatCannotBeClosedFails() {
        int tooLarge = leaf(0b1000);
        assertThat(replies.find(four(), 0b0001, move -> tooLarge)).isFalse();
    }
}

package org.sekilab.life.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;

class LinesTest {
    private static final BigInteger[] BITS = {BigInteger.ONE, BigInteger.TWO, BigInteger.valueOf(4)};

    private final Lines lines = new Lines();

    @Test
    void equalStatesHaveOneLine() {
        int line = lines.addLeaf(state(1, false));
        assertEquals(line, lines.addLeaf(state(1, false)));
        assertNotEquals(line, lines.addLeaf(state(2, false)));
        assertEquals(2, lines.size());
    }

    @Test
    void aLineNamesTheDistancesToTheLinesThatFollow() {
        int leaf = lines.addLeaf(state(1, false));
        int answer = lines.addMove(state(3, true), 1, leaf);
        int unused = lines.addLeaf(state(4, false));
        int root = lines.addReplies(state(7, false), new int[] {0, 2}, new int[] {answer, leaf});
        Lines.Text text = lines.text(root, BITS, BigInteger.ZERO);
        assertEquals(List.of("7", "3", "1"), text.zones());
        assertEquals(List.of("0 a 1 2", "1 d 1 1", "2 ."), text.states());
        assertEquals(4, lines.zone(unused));
    }

    @Test
    void theLongestWayGoesThroughTheHighestLines() {
        int leaf = lines.addLeaf(state(1, false));
        int answer = lines.addMove(state(3, true), -1, leaf);
        int root = lines.addReplies(state(7, false), new int[] {0, 2}, new int[] {leaf, answer});
        assertEquals(List.of(2, -1), lines.longest(root));
    }

    private static Lines.State state(long zone, boolean isDefenderToMove) {
        return new Lines.State(zone, 0, 0, isDefenderToMove, -1, 0);
    }
}

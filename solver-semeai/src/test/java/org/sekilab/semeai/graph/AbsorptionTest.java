package org.sekilab.semeai.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.model.Color;
import org.sekilab.search.Outcome;
import org.sekilab.semeai.graph.Absorption.Fate;
import org.sekilab.semeai.graph.Confrontation.Buffer;

/** The procedure of [N05] 5.6 on graphs alone. */
class AbsorptionTest {
    private static final int LARGE = 9;

    /**
     * [N05] figure 14: the inner white group, without an eye, absorbs the black stones in it, and then has inner
     * liberties. Their number is the moves that an eye of their place is worth, less the number of stones. The outer
     * black group has liberties of its own.
     */
    @ParameterizedTest
    @CsvSource({"1, 1, 1", "2, 1, 1", "1, 2, 2", "3, 1, 2", "2, 2, 3", "1, 3, 4", "4, 1, 4", "3, 3, 9", "5, 2, 12"})
    void groupThatAbsorbsHasThePlaceAsAnEye(int stones, int liberties, int moves) {
        SemeaiGraph graph = new SemeaiGraph(
                List.of(
                        new RaceGroup(Color.BLACK, LARGE, 1, 40),
                        new RaceGroup(Color.WHITE, LARGE, 0, 20),
                        new RaceGroup(Color.BLACK, stones, 0, 0)),
                List.of(new Confrontation(0, 1, Buffer.of(0)), new Confrontation(2, 1, Buffer.of(liberties))));
        Absorption absorption = Absorption.of(withRaceBetweenFirstTwoOpen(graph, moves));
        assertThat(absorption.fate(2)).isEqualTo(Fate.DEAD);
        assertThat(absorption.fate(1)).isEqualTo(Fate.OPEN);
        assertThat(absorption.rest().groups().get(1).innerLiberties()).isEqualTo(moves);
        assertThat(absorption.rest().confrontations()).hasSize(1);
    }

    /** Both sides of the race then need the same number of moves, so that the first player wins. */
    private static SemeaiGraph withRaceBetweenFirstTwoOpen(SemeaiGraph graph, int moves) {
        RaceGroup white = graph.groups().get(1);
        RaceGroup black = new RaceGroup(Color.BLACK, LARGE, 1, white.outerLiberties() + moves - 1);
        return new SemeaiGraph(List.of(black, white, graph.groups().get(2)), graph.confrontations());
    }

    /**
     * With eight points or more, with another eye, or beside alive stones the group lives; groups that confront it
     * alone are dead.
     */
    @ParameterizedTest
    @CsvSource({"7, 1, 0, 0", "1, 1, 1, 0", "1, 1, 0, 1"})
    void groupThatAbsorbsEnoughLives(int stones, int liberties, int eye, int outer) {
        SemeaiGraph graph = new SemeaiGraph(
                List.of(
                        new RaceGroup(Color.BLACK, LARGE, 1, 3),
                        new RaceGroup(Color.WHITE, LARGE, eye, 3),
                        new RaceGroup(Color.BLACK, stones, 0, outer)),
                List.of(new Confrontation(0, 1, Buffer.of(2)), new Confrontation(2, 1, Buffer.of(liberties))));
        Absorption absorption = Absorption.of(graph);
        assertThat(absorption.fate(0)).isEqualTo(Fate.DEAD);
        assertThat(absorption.fate(1)).isEqualTo(Fate.ALIVE);
        assertThat(absorption.fate(2)).isEqualTo(Fate.DEAD);
        assertThat(absorption.rest().confrontations()).isEmpty();
    }

    /**
     * [N05] 5.4 (3) in a line of four: the last group of the chain is captured first, and its captor lives. The other
     * neighbor of that captor is then dead too.
     */
    @Test
    void lastOfAChainGoesFirst() {
        SemeaiGraph graph = new SemeaiGraph(
                List.of(
                        new RaceGroup(Color.BLACK, LARGE, 0, 9),
                        new RaceGroup(Color.WHITE, LARGE, 0, 7),
                        new RaceGroup(Color.BLACK, LARGE, 0, 4),
                        new RaceGroup(Color.WHITE, LARGE, 0, 1)),
                List.of(
                        new Confrontation(0, 1, Buffer.of(1)),
                        new Confrontation(2, 1, Buffer.of(1)),
                        new Confrontation(2, 3, Buffer.of(1))));
        Absorption absorption = Absorption.of(graph);
        assertThat(absorption.fate(3)).isEqualTo(Fate.DEAD);
        assertThat(absorption.fate(2)).isEqualTo(Fate.ALIVE);
        assertThat(absorption.fate(1)).isEqualTo(Fate.DEAD);
        assertThat(absorption.fate(0)).isEqualTo(Fate.ALIVE);
        for (Color first : Color.values()) {
            assertThat(PaperGains.race(graph, 0, 1).value(first)).isEqualTo(Outcome.WIN);
            assertThat(PaperGains.race(graph, 2, 3).value(first)).isEqualTo(Outcome.WIN);
        }
    }

    /** A seki kills no group: nothing is absorbed ([N05] 5.6, step 1). */
    @Test
    void sekiIsLeftOpen() {
        SemeaiGraph graph = new SemeaiGraph(
                List.of(new RaceGroup(Color.BLACK, LARGE, 1, 0), new RaceGroup(Color.WHITE, LARGE, 1, 0)),
                List.of(new Confrontation(0, 1, Buffer.of(1))));
        Absorption absorption = Absorption.of(graph);
        assertThat(absorption.fate(0)).isEqualTo(Fate.OPEN);
        assertThat(absorption.fate(1)).isEqualTo(Fate.OPEN);
        assertThat(absorption.rest()).isEqualTo(graph);
    }

    /**
     * All graphs of a large white group between two large black ones with eyes of up to one point. There are up to two
     * outer and up to three shared liberties. If white absorbs a black group, playing out agrees. If both black groups
     * would absorb white, playing out mostly agrees: the exceptions are those to [N05] 5.4 (2).
     */
    @Test
    void absorptionIsWhatPlayingOutSays() {
        int[] blackGroups = new int[2]; // absorbed in all; otherwise by playing out
        int[] whiteGroups = new int[2];
        for (int eyes = 0; eyes < 8; eyes++) {
            for (int outer = 0; outer < 27; outer++) {
                for (int shared = 0; shared < 16; shared++) {
                    int[] own = {outer % 3, outer / 3 % 3, outer / 9};
                    SemeaiGraph graph =
                            line(new int[] {eyes & 1, eyes >> 1 & 1, eyes >> 2}, own, shared & 3, shared >> 2);
                    if (isRace(graph)) {
                        Absorption absorption = Absorption.of(graph);
                        count(graph, absorption, 0, Outcome.LOSS, blackGroups);
                        count(graph, absorption, 1, Outcome.WIN, whiteGroups);
                    }
                }
            }
        }
        assertThat(blackGroups[0]).isGreaterThan(2_000);
        assertThat(blackGroups[1]).isZero();
        assertThat(whiteGroups[0]).isGreaterThan(100);
        assertThat(whiteGroups[1]).isBetween(1, whiteGroups[0] / 2);
    }

    private static void count(SemeaiGraph graph, Absorption absorption, int group, Outcome captured, int[] counts) {
        if (absorption.fate(group) == Fate.DEAD) {
            boolean isSame = PaperGains.race(graph, 0, 1).value(Color.BLACK) == captured
                    && PaperGains.race(graph, 0, 1).value(Color.WHITE) == captured;
            counts[0]++;
            counts[1] += isSame ? 0 : 1;
        }
    }

    private static boolean isRace(SemeaiGraph graph) {
        for (int group = 0; group < graph.groups().size(); group++) {
            RaceGroup label = graph.groups().get(group);
            if (label.innerLiberties() + label.outerLiberties() + graph.bufferLiberties(group) == 0) {
                return false;
            }
        }
        return true;
    }

    private static SemeaiGraph line(int[] inner, int[] outer, int left, int right) {
        return new SemeaiGraph(
                List.of(
                        new RaceGroup(Color.BLACK, LARGE, inner[0], outer[0]),
                        new RaceGroup(Color.WHITE, LARGE, inner[1], outer[1]),
                        new RaceGroup(Color.BLACK, LARGE, inner[2], outer[2])),
                List.of(new Confrontation(0, 1, Buffer.of(left)), new Confrontation(2, 1, Buffer.of(right))));
    }
}

package org.sekilab.semeai.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.search.Outcome;
import org.sekilab.semeai.graph.Confrontation.Buffer;
import org.sekilab.semeai.graph.SingleRace.Relation;

/**
 * The nine cases of [N05] 5.4, a white group between two black ones, against a large set of graphs. These are all
 * graphs with eyes of up to one point, up to two outer and up to three shared liberties. Groups are large enough to
 * live by a capture.
 */
class DoubleRaceTest {
    private static final int LARGE = 9;

    /**
     * The ends of all graphs by the relations of their two single races, in order, with black first and white first.
     */
    private static final Map<Relation, Map<Relation, Ends>> ENDS = new EnumMap<>(Relation.class);

    /** The ends of the graphs of a case for the first black group. */
    private static final class Ends {
        private int whiteAlways;
        private int blackAlways;
        private int whoMovesFirst;
        private int others;

        private void add(Outcome blackFirst, Outcome whiteFirst) {
            if (blackFirst == Outcome.WIN && whiteFirst == Outcome.LOSS) {
                whoMovesFirst++;
            } else if (blackFirst == Outcome.LOSS && whiteFirst == Outcome.LOSS) {
                whiteAlways++;
            } else if (blackFirst == Outcome.WIN && whiteFirst == Outcome.WIN) {
                blackAlways++;
            } else {
                others++;
            }
        }

        private int all() {
            return whiteAlways + blackAlways + whoMovesFirst + others;
        }
    }

    @BeforeAll
    static void playAllOut() {
        for (int eyes = 0; eyes < 8; eyes++) {
            for (int outer = 0; outer < 27; outer++) {
                for (int shared = 0; shared < 16; shared++) {
                    play(
                            new int[] {eyes & 1, eyes >> 1 & 1, eyes >> 2},
                            new int[] {outer % 3, outer / 3 % 3, outer / 9},
                            shared & 3,
                            shared >> 2);
                }
            }
        }
    }

    /**
     * (1), (3), (4), (5), (6), (8): white wins both, by its liberties or by a collapse of seki; there is no exception.
     */
    @Test
    void whiteWinsWhereTheRulesSaySo() {
        for (Relation[] pair : new Relation[][] {
            {Relation.WHITE_CAPTURES, Relation.WHITE_CAPTURES},
            {Relation.BLACK_CAPTURES, Relation.WHITE_CAPTURES},
            {Relation.SEKI, Relation.SEKI},
            {Relation.WHITE_CAPTURES, Relation.SEKI},
            {Relation.BLACK_CAPTURES, Relation.SEKI},
            {Relation.WHITE_CAPTURES, Relation.FIRST_CAPTURES}
        }) {
            Ends ends = ends(pair[0], pair[1]);
            assertThat(ends.all()).isGreaterThan(10);
            assertThat(ends.whiteAlways).as("%s, %s", pair[0], pair[1]).isEqualTo(ends.all());
        }
    }

    /** (2): black wins in most cases; the linear seki of the paper is not the only exception. */
    @Test
    void blackMostlyWinsFromBothSides() {
        Ends ends = ends(Relation.BLACK_CAPTURES, Relation.BLACK_CAPTURES);
        assertThat(ends.blackAlways).isGreaterThan(ends.all() / 2).isLessThan(ends.all());
    }

    /** (7), (9): the first player wins in most cases. */
    @Test
    void firstMostlyWinsWhereItWinsOneSide() {
        for (Relation other : List.of(Relation.FIRST_CAPTURES, Relation.BLACK_CAPTURES)) {
            Ends ends = ends(other, Relation.FIRST_CAPTURES);
            assertThat(ends.whoMovesFirst).isGreaterThan(ends.all() / 2).isLessThan(ends.all());
            assertThat(ends.blackAlways).isZero();
        }
    }

    /**
     * The paper's graph of (2): one shared liberty between neighbors, eyes at both ends, none between, and nothing
     * outside.
     */
    @Test
    void eyesAtBothEndsOfALineAreASeki() {
        SemeaiGraph graph = line(new int[] {1, 0, 1}, new int[] {0, 0, 0}, 1, 1);
        for (Color first : Color.values()) {
            assertThat(PaperGains.race(graph, 0, 1).value(first)).isEqualTo(Outcome.DRAW);
            assertThat(PaperGains.race(graph, 2, 1).value(first)).isEqualTo(Outcome.DRAW);
        }
    }

    /** [N05] figure 18: four groups in a circle, each with one shared liberty with each neighbor. */
    @Test
    void circleOfSharedLibertiesIsASeki() {
        List<RaceGroup> groups = List.of(
                new RaceGroup(Color.BLACK, LARGE, 0, 0),
                new RaceGroup(Color.WHITE, LARGE, 0, 0),
                new RaceGroup(Color.BLACK, LARGE, 0, 0),
                new RaceGroup(Color.WHITE, LARGE, 0, 0));
        SemeaiGraph graph = new SemeaiGraph(
                groups,
                List.of(
                        new Confrontation(0, 1, Buffer.of(1)),
                        new Confrontation(2, 1, Buffer.of(1)),
                        new Confrontation(2, 3, Buffer.of(1)),
                        new Confrontation(0, 3, Buffer.of(1))));
        for (Color first : Color.values()) {
            assertThat(PaperGains.race(graph, 0, 1).value(first)).isEqualTo(Outcome.DRAW);
        }
    }

    /** [N05] 5.5: in the T form white has the most liberties, and captures all. */
    @Test
    void groupInTheMiddleOfATWins() {
        SemeaiGraph graph = new SemeaiGraph(
                List.of(
                        new RaceGroup(Color.WHITE, LARGE, 0, 0),
                        new RaceGroup(Color.BLACK, LARGE, 0, 0),
                        new RaceGroup(Color.BLACK, LARGE, 0, 0),
                        new RaceGroup(Color.BLACK, LARGE, 0, 0)),
                List.of(
                        new Confrontation(1, 0, Buffer.of(2)),
                        new Confrontation(2, 0, Buffer.of(2)),
                        new Confrontation(3, 0, Buffer.of(2))));
        for (int black = 1; black <= 3; black++) {
            for (Color first : Color.values()) {
                assertThat(PaperGains.race(graph, black, 0).value(first)).isEqualTo(Outcome.LOSS);
            }
        }
    }

    private static void play(int[] inner, int[] outer, int left, int right) {
        if (inner[0] + outer[0] + left == 0
                || inner[1] + outer[1] + left + right == 0
                || inner[2] + outer[2] + right == 0) {
            return;
        }
        // In a single race all other groups count as alive, so that the liberties towards them are outer ones.
        Relation first = new SingleRace(inner[0], outer[0], inner[1], outer[1] + right, left).relation();
        Relation second = new SingleRace(inner[2], outer[2], inner[1], outer[1] + left, right).relation();
        GraphRace race = PaperGains.race(line(inner, outer, left, right), 0, 1);
        ends(first, second).add(race.value(Color.BLACK), race.value(Color.WHITE));
    }

    private static SemeaiGraph line(int[] inner, int[] outer, int left, int right) {
        return new SemeaiGraph(
                List.of(
                        new RaceGroup(Color.BLACK, LARGE, inner[0], outer[0]),
                        new RaceGroup(Color.WHITE, LARGE, inner[1], outer[1]),
                        new RaceGroup(Color.BLACK, LARGE, inner[2], outer[2])),
                List.of(new Confrontation(0, 1, Buffer.of(left)), new Confrontation(2, 1, Buffer.of(right))));
    }

    private static Ends ends(Relation first, Relation second) {
        return ENDS.computeIfAbsent(first, relation -> new EnumMap<>(Relation.class))
                .computeIfAbsent(second, relation -> new Ends());
    }
}

package org.sekilab.semeai;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.model.Color;
import org.sekilab.search.Outcome;
import org.sekilab.search.run.Budget;
import org.sekilab.semeai.area.AreaBlocks;
import org.sekilab.semeai.area.AreaGraph;
import org.sekilab.semeai.area.SemeaiArea;
import org.sekilab.semeai.graph.GraphRace;
import org.sekilab.semeai.graph.RaceGroup;

/** Boards with known liberties as graphs of [N05] 5.1 and 5.2. */
class AreaGraphTest {
    @ParameterizedTest
    @CsvSource({"3, 2, 2, 1, 0", "0, 1, 3, 2, 2", "4, 4, 0, 0, 1"})
    void groupsHaveTheLibertiesOfTheBoard(int black, int white, int shared, int blackEye, int whiteEye) {
        SemeaiArea area = area(black, white, shared, RaceBoard.row(blackEye), RaceBoard.row(whiteEye));
        AreaGraph found = AreaGraph.find(area).orElseThrow();
        RaceGroup first = found.graph().groups().get(AreaBlocks.BLACK);
        RaceGroup second = found.graph().groups().get(AreaBlocks.WHITE);
        assertThat(List.of(first.innerLiberties(), first.outerLiberties())).containsExactly(blackEye, black);
        assertThat(List.of(second.innerLiberties(), second.outerLiberties())).containsExactly(whiteEye, white);
        assertThat(found.graph().confrontations()).hasSize(1);
        assertThat(found.graph().confrontations().get(0).buffer().black()).isEqualTo(shared);
        assertThat(found.isMultiple()).isFalse();
        assertThat(Long.bitCount(found.points(new GraphRace.Move(GraphRace.Kind.OUTER, AreaBlocks.BLACK))))
                .isEqualTo(black);
        assertThat(Long.bitCount(found.points(new GraphRace.Move(GraphRace.Kind.INNER, AreaBlocks.WHITE))))
                .isEqualTo(whiteEye);
        assertThat(Long.bitCount(found.points(new GraphRace.Move(GraphRace.Kind.SHARED, 0))))
                .isEqualTo(shared);
    }

    /** The owner of three points in a row makes two eyes, if it moves first. */
    @Test
    void largerEyesAreNotPlain() {
        assertThat(AreaGraph.find(area(2, 2, 1, RaceBoard.row(3), RaceBoard.NO_EYE)))
                .isEmpty();
    }

    @Test
    void stonesInAnEyeAreAGroup() {
        AreaGraph found =
                AreaGraph.find(area(2, 2, 1, List.of("x."), RaceBoard.NO_EYE)).orElseThrow();
        assertThat(found.isMultiple()).isTrue();
        assertThat(found.graph().groups()).hasSize(3);
        assertThat(found.graph().groups().get(2).color()).isEqualTo(Color.WHITE);
        assertThat(found.graph().groups().get(2).size()).isEqualTo(1);
    }

    /** What a side wins on the graph, with the sure gains only, it wins by enumeration of the board. */
    @Test
    void winOfThePessimistIsTrueByEnumeration() {
        int wins = 0;
        for (OracleRace race : OracleRace.all()) {
            for (AreaGraph found :
                    AreaGraph.find(Walls.areaOf(race.problem())).stream().toList()) {
                wins += checkWins(race, found, Color.BLACK) + checkWins(race, found, Color.WHITE);
            }
        }
        assertThat(wins).isGreaterThan(100);
    }

    /** Checks the wins of both sides with one side first. Returns their number. */
    private static int checkWins(OracleRace race, AreaGraph found, Color first) {
        int wins = 0;
        for (Color pessimist : Color.values()) {
            Outcome value = new GraphRace(
                            found.graph(),
                            AreaBlocks.BLACK,
                            AreaBlocks.WHITE,
                            found.gains(pessimist),
                            Budget.unlimited())
                    .value(first);
            if (value == (pessimist == Color.BLACK ? Outcome.WIN : Outcome.LOSS)) {
                assertThat(race.truth(first))
                        .as("%s first: %s", first, race.describe())
                        .contains(SemeaiVerdict.winOf(pessimist));
                wins++;
            }
        }
        return wins;
    }

    private static SemeaiArea area(int black, int white, int shared, List<String> blackEye, List<String> whiteEye) {
        return Walls.areaOf(new RaceBoard(black, white, shared, blackEye, whiteEye).problem());
    }
}

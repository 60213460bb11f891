package org.sekilab.statics.groups;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;

/** An analyzer finds groups with its finder, and eyes with its estimator. */
class StaticAnalyzerTest {
    private static final Position FIGURE = FigureTwoTest.FIGURE;

    /** Four points in a row: one eye as they stand, and two eyes by their two semi-joints. */
    private static final Position FOUR_IN_A_ROW = Diagram.parse("""
            . . . . . . . . . .
            . . . . . . . . . .
            . . X X X X X X . .
            . . X . . . . X . .
            . . X X X X X X . .
            . . . . . . . . . .
            . . . . . . . . . .
            """);

    @Test
    void eachBlockIsAGroupByTheOtherFinder() {
        StaticAnalysis analysis = new StaticAnalyzer(GroupFinder.BLOCKS, EyeEstimator.SEMI_JOINTS).analyze(FIGURE);
        List<StaticGroup> groups = analysis.groups(Color.WHITE);
        assertThat(groups).hasSize(5).allMatch(group -> group.connectingPoints().isEmpty());
        assertThat(groups).extracting(StaticGroup::effectiveLibertyCount).containsExactlyInAnyOrder(2, 5, 4, 2, 4);
    }

    @Test
    void eyesAreThoseOfTheEstimator() {
        assertThat(typeOfEyes(EyeEstimator.SEMI_JOINTS)).isEqualTo("{T|T}");
        assertThat(typeOfEyes(EyeEstimator.REGIONS)).isEqualTo("{O|O}");
    }

    @Test
    void blockWithoutLibertyIsRejected() {
        Position captured = Diagram.parse("""
                X O .
                O . .
                """);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Groups.ANALYZER.analyze(captured))
                .withMessageContaining("A2");
    }

    private static String typeOfEyes(EyeEstimator estimator) {
        return new StaticAnalyzer(GroupFinder.STATIC, estimator)
                .analyze(FOUR_IN_A_ROW)
                .groups(Color.BLACK)
                .get(0)
                .eyes()
                .type();
    }
}

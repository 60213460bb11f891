package org.sekilab.experiments.problems;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sekilab.model.Geometry;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;

/** Problems that differ by a symmetry or by their colors have one text. */
class CanonicalProblemTest {
    private static final Position CORNER = Diagram.parse("""
            . . O . .
            . O O X .
            O O X X .
            X X X . .
            """);

    @Test
    void symmetriesAndColorsHaveTheSameText() {
        int stone = CORNER.white().first();
        String text = CanonicalProblem.text(CORNER, stone);
        for (int symmetry = 0; symmetry < Geometry.SYMMETRIES; symmetry++) {
            Position image = CORNER.transformed(symmetry);
            int moved = CORNER.geometry().symmetry(symmetry, stone);
            assertThat(CanonicalProblem.text(image, moved)).as("%d", symmetry).isEqualTo(text);
            assertThat(CanonicalProblem.text(image.withColorsSwapped(), moved))
                    .as("%d", symmetry)
                    .isEqualTo(text);
        }
    }

    @Test
    void otherQuestionsHaveOtherTexts() {
        assertThat(CanonicalProblem.text(CORNER, CORNER.white().first()))
                .isNotEqualTo(CanonicalProblem.text(CORNER, CORNER.black().first()));
        Position other = Diagram.parse("""
                . . O . .
                . O O X .
                O O X X X
                X X X . .
                """);
        assertThat(CanonicalProblem.text(other, other.white().first()))
                .isNotEqualTo(CanonicalProblem.text(CORNER, CORNER.white().first()));
    }
}

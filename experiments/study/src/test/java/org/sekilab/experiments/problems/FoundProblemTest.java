package org.sekilab.experiments.problems;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sekilab.life.LifeVerdict;
import org.sekilab.model.Color;
import org.sekilab.model.text.Diagram;

/** A journal keeps all of a problem, and grades count digits. */
class FoundProblemTest {
    @Test
    void lineIsReadAgain() {
        FoundProblem problem = problem(80, 20);
        assertThat(FoundProblem.parse(problem.line())).isEqualTo(problem);
        assertThat(problem.line()).doesNotContain("\n");
        assertThatIllegalArgumentException().isThrownBy(() -> FoundProblem.parse("a\tb"));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> FoundProblem.parse(problem.line().replace("KO", "LOST")));
    }

    @Test
    void gradeIsOneMoreForEachFactorOfTen() {
        assertThat(problem(1, 2).grade()).isEqualTo(1);
        assertThat(problem(80, 20).grade()).isEqualTo(1);
        assertThat(problem(81, 20).grade()).isEqualTo(2);
        assertThat(problem(900, 100).grade()).isEqualTo(2);
        assertThat(problem(100_000, 1).grade()).isEqualTo(5);
    }

    private static FoundProblem problem(long defense, long attack) {
        return new FoundProblem(
                new FoundProblem.Source("a.sgf", 1, 30, "C3", "black A1"),
                Diagram.parse(". O X\nO O X\nX X .\n", Color.WHITE),
                "B2",
                "03 .oXooX.",
                FoundProblem.BoardKind.CUT,
                FoundProblem.Kind.OPEN,
                LifeVerdict.KO,
                new FoundProblem.Side(defense, List.of("A3", "C1")),
                new FoundProblem.Side(attack, List.of("A3")));
    }
}

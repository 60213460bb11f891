package org.sekilab.safety.score;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.PointSet;
import org.sekilab.model.RegionFinder;
import org.sekilab.safety.Engines;
import org.sekilab.safety.RegionSolver;
import org.sekilab.safety.SearchingSafetySolver;
import org.sekilab.safety.settings.Preset;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.scoring.ArticleBoard;
import org.sekilab.scoring.Filling;
import org.sekilab.scoring.GoscorerBoard;
import org.sekilab.scoring.RelaxedSekiRule;
import org.sekilab.scoring.ScoringDiagram;
import org.sekilab.scoring.TenukiCase;
import org.sekilab.statics.CsvTable;

/** Seki by proofs in positions with known scores: the outcomes are equal, or the difference is explained. */
class ExactSekiRuleTest {
    private static final RegionFinder FINDER = new FloodRegionFinder();
    private static final SafetyConfig CONFIG = Engines.config(Preset.M7);
    private static final ExactSekiRule EXACT = new ExactSekiRule(
            new SearchingSafetySolver(FINDER, Engines.DFPN_R, CONFIG),
            FINDER,
            new RegionSolver(Engines.DFPN_R, CONFIG));

    @ParameterizedTest
    @EnumSource
    void situationsOfTheArticleHaveItsOutcome(ArticleBoard board) {
        assertThat(ScoringDiagram.of(EXACT.territory(board.position()))).isEqualTo(board.outcome());
    }

    /** The result is proved, not guessed: eyes in seki, and eyes that are enough beside a neutral point. */
    @ParameterizedTest
    @EnumSource(names = {"CORNER_SEKI", "TWO_ONE_EYED_GROUPS", "THREE_EYES_BESIDE_NEUTRAL_POINT", "FALSE_LOOKING_EYES"})
    void outcomeIsProved(ArticleBoard board) {
        PointSet unproved = EXACT.solve(board.position()).unproved();
        assertThat(unproved.intersects(ScoringDiagram.points(board.outcome(), "sw")))
                .as("%s", unproved)
                .isFalse();
    }

    /**
     * White can connect D4 on both sides, and G4 too, so that both eyes are real. Each checkered pattern cuts off one
     * of the two, so that counting finds one eye with either. A regression: once this was a proof.
     */
    @Test
    void eyesThatPatternsMakeFalseInTurnAreNotProvedToBeInSeki() {
        String diagram = """
                O O O O O O O O O O
                O O O s O O s O O O
                . . . O . . O . . .
                X X X O X X O X X X
                X b X X X X X X b X
                X X X X X X X X X X
                """;
        ExactTerritory exact = EXACT.solve(ScoringDiagram.position(diagram));
        PointSet proved = exact.territory().white().seki().copy().subtract(exact.unproved());
        assertThat(new RelaxedSekiRule(Filling.CHECKERED)
                        .territory(ScoringDiagram.position(diagram))
                        .white()
                        .seki())
                .isEqualTo(ScoringDiagram.points(diagram, "s"));
        assertThat(proved.toString()).isEqualTo("{}");
    }

    @Test
    void casesOfTenukiHaveTheScoresOfTheProgram() throws IOException {
        for (TenukiCase one : TenukiCase.all()) {
            for (Color color : Color.values()) {
                assertThat(EXACT.territory(one.position()).of(color).territory().size())
                        .as("%s in%n%s", color, one)
                        .isEqualTo(one.territory(color));
            }
        }
    }

    @Test
    void differencesFromGoscorerAreExplained() {
        Map<String, CsvTable.Row> explanations = new HashMap<>();
        for (CsvTable.Row row : CsvTable.readResource(ExactSekiRuleTest.class, "goscorer-explained.csv")) {
            explanations.put(row.get("file"), row);
        }
        int right = 0;
        int rightByEyes = 0;
        for (GoscorerBoard board : GoscorerBoard.all()) {
            ExactTerritory exact = EXACT.solve(board.position());
            PointSet differences = board.differences(exact.territory());
            CsvTable.Row row = explanations.remove(board.name());
            assertThat(differences.toString())
                    .as("%s%n%s", board.name(), ScoringDiagram.of(exact.territory()))
                    .isEqualTo(row == null ? "{}" : row.get("points"));
            right += differences.isEmpty() ? 1 : 0;
            rightByEyes += board.differences(new RelaxedSekiRule(Filling.CHECKERED).territory(board.position()))
                            .isEmpty()
                    ? 1
                    : 0;
        }
        assertThat(explanations).as("explanations of what agrees").isEmpty();
        assertThat(right).isGreaterThanOrEqualTo(rightByEyes);
    }
}

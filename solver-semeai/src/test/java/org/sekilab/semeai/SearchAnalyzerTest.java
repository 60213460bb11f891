package org.sekilab.semeai;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.semeai.area.SemeaiArea;

/** The search finds the true values of small races; enumeration gives the truth. */
class SearchAnalyzerTest {
    private static final List<OracleRace> RACES = OracleRace.all();

    /** Some points of the board have nothing to do with the race, because alive stones separate them. */
    @Test
    void areaIsWhereTheEnumerationPlayed() {
        int same = 0;
        for (OracleRace race : RACES) {
            SemeaiArea area = Walls.areaOf(race.problem());
            PointSet points = new PointSet(race.active().geometry());
            for (int i = 0; i < area.size(); i++) {
                points.add(area.point(i));
            }
            PointSet others = race.active().copy().subtract(points);
            PointSet all = points.copy();
            for (Color color : Color.values()) {
                all.unite(race.problem().essentialBlock(color));
            }
            assertThat(race.active().containsAll(points)).as(race.describe()).isTrue();
            assertThat(others.exterior().intersects(all)).as(race.describe()).isFalse();
            same += others.isEmpty() ? 1 : 0;
        }
        assertThat(same).isGreaterThan(490);
    }

    @Test
    void verdictIsTheTruthWithEitherSideFirst() {
        int answers = 0;
        for (OracleRace race : RACES) {
            for (Color first : Color.values()) {
                SemeaiResult result = Engines.SEARCH.analyze(race.problem(), first);
                SemeaiVerdict truth = race.truth(first).orElse(SemeaiVerdict.UNKNOWN);
                assertThat(result.verdict())
                        .as("%s first: %s%n%s", first, result, race.describe())
                        .isEqualTo(truth);
                if (!result.principalVariation().isEmpty()) {
                    assertThat(result.principalVariation().get(0))
                            .as("%s first: %s%n%s", first, result, race.describe())
                            .isIn(race.best(first));
                }
                answers += truth == SemeaiVerdict.UNKNOWN ? 0 : 1;
            }
        }
        assertThat(answers).isEqualTo(999); // one value depends on the rule for repetitions
    }

    @Test
    void defenseHoldsWhereTheSideToMoveDoesNotCaptureFirst() {
        int holding = 0;
        for (OracleRace race : RACES) {
            for (Color attacker : Color.values()) {
                Defense defense = Engines.SEARCH.defend(race.problem(), attacker, Engines.CONFIG.limits());
                boolean isCaptured = race.truth(attacker).equals(Optional.of(SemeaiVerdict.winOf(attacker)));
                if (race.truth(attacker).isPresent()) {
                    assertThat(defense.answer())
                            .as("%s attacks: %s%n%s", attacker, defense, race.describe())
                            .isEqualTo(isCaptured ? Defense.Answer.FAILS : Defense.Answer.HOLDS);
                    holding += isCaptured ? 0 : 1;
                }
            }
        }
        assertThat(holding).isGreaterThan(100);
    }

    /** Neither side has two eyes here, but the stones around have room: a result from that is a guess. */
    @Test
    void verdictIsAGuessWhereTheStonesAroundOnlyLookSafe() {
        String open = ". . . . . . . . . . . . . . . . .\n";
        Position position = Diagram.parse(open.repeat(4) + """
                X X X X X X X X O O O O O O O O O
                X . X O O O O O X X X X X X O . .
                X O O O O O O O X X X X X X O . .
                """);
        int black = position.geometry().point(8, 0);
        int white = position.geometry().point(7, 0);
        SemeaiProblem problem = new SemeaiProblem(position, black, white, KoWinner.NONE);
        SemeaiResult result = Engines.SEARCH.analyze(problem, Color.BLACK);
        assertThat(result.certainty()).isEqualTo(Certainty.HEURISTIC);
        assertThat(result.verdict()).isEqualTo(SemeaiVerdict.BLACK_WINS);
    }

    @Test
    void verdictIsTheSameForEverySymmetryAndForSwappedColors() {
        for (OracleRace race : RACES) {
            if (race.index() % 25 == 0) {
                SemeaiVerdict verdict =
                        Engines.SEARCH.analyze(race.problem(), Color.BLACK).verdict();
                for (int symmetry = 0; symmetry < Geometry.SYMMETRIES; symmetry++) {
                    SemeaiProblem turned = race.problem().transformed(symmetry);
                    assertThat(Engines.SEARCH.analyze(turned, Color.BLACK).verdict())
                            .as("symmetry %d of%n%s", symmetry, race.describe())
                            .isEqualTo(verdict);
                    assertThat(Engines.SEARCH
                                    .analyze(turned.withColorsSwapped(), Color.WHITE)
                                    .verdict())
                            .as("symmetry %d, colors swapped, of%n%s", symmetry, race.describe())
                            .isEqualTo(swapped(verdict));
                }
            }
        }
    }

    private static SemeaiVerdict swapped(SemeaiVerdict verdict) {
        return switch (verdict) {
            case BLACK_WINS -> SemeaiVerdict.WHITE_WINS;
            case WHITE_WINS -> SemeaiVerdict.BLACK_WINS;
            default -> verdict;
        };
    }
}

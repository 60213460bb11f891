package org.sekilab.semeai;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sekilab.model.Color;
import org.sekilab.model.text.Diagram;
import org.sekilab.search.Outcome;
import org.sekilab.semeai.area.AreaBlocks;
import org.sekilab.semeai.area.AreaGraph;
import org.sekilab.semeai.graph.Absorption;
import org.sekilab.semeai.graph.Absorption.Fate;
import org.sekilab.semeai.graph.RaceGroup;
import org.sekilab.semeai.graph.SemeaiGraph;
import org.sekilab.semeai.graph.SingleRace;

/** Dead groups that others absorb, [N05] 5.6, on boards: compares counting after the absorption with search. */
class AbsorptionOnBoardsTest {
    private static final GraphAnalyzer ANALYZER = new GraphAnalyzer();

    /** Stones in a black eye that black absorbs if it has enough liberties: nakade shapes. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                ".x", "xx.", ".x.", ".xx.", ".xxx", "#x#/.x.", "#.#/xx.", "#.#/.x.", "#x#/xx.", "xx/x.", "#.#/.xx",
                "#.x/.xx"
            })
    void nakadeIsWorthItsMovesLessTheStones(String eye) {
        int[] found = compare(eye);
        assertThat(found[0]).isGreaterThan(20);
        assertThat(found[1]).as("wrong by absorption").isZero();
    }

    /**
     * Four stones in a bent row leave an eye that lives, and is no nakade shape. Five moves are too few for it, and
     * black is not captured.
     */
    @ParameterizedTest
    @ValueSource(strings = {"xx./#xx", "#xx/xx."})
    void shapesThatLiveWhenCapturedAreWorthMore(String eye) {
        assertThat(compare(eye)[1]).as("wrong by absorption").isPositive();
        SemeaiProblem problem = new RaceBoard(1, 5, 0, List.of(eye.split("/")), RaceBoard.NO_EYE).problem();
        assertThat(absorbed(problem, Color.WHITE)).isEqualTo(SemeaiVerdict.WHITE_WINS);
        assertThat(Engines.SEARCH.analyze(problem, Color.WHITE).verdict()).isEqualTo(SemeaiVerdict.BLACK_WINS);
        assertThat(new LibertyCountAnalyzer(Engines.CONFIG)
                        .analyze(problem, Color.WHITE)
                        .verdict())
                .isEqualTo(SemeaiVerdict.BLACK_WINS);
    }

    /**
     * White has more liberties than the right black group, so that it absorbs that group, and lives. But the left black
     * group comes first. White takes ten stones with its last liberty, and black then plays on the point that white
     * would need to escape.
     */
    @Test
    void absorptionMayComeTooLate() {
        LineBoard board = new LineBoard(new int[] {0, 0, 0}, new int[] {2, 1, 0}, new int[] {0, 1});
        Absorption absorption = Absorption.of(board.graph());
        assertThat(absorption.fate(0)).isEqualTo(Fate.DEAD);
        assertThat(absorption.fate(1)).isEqualTo(Fate.ALIVE);
        SemeaiProblem problem = board.problem(0, 1);
        assertThat(Engines.SEARCH.analyze(problem, Color.BLACK).verdict()).isEqualTo(SemeaiVerdict.BLACK_WINS);
        assertThat(ANALYZER.analyze(problem, Color.BLACK).verdict())
                .isIn(SemeaiVerdict.BLACK_WINS, SemeaiVerdict.UNKNOWN);
        AutoAnalyzer auto =
                new AutoAnalyzer(List.of(ANALYZER, new LibertyCountAnalyzer(Engines.CONFIG), Engines.SEARCH));
        assertThat(auto.analyze(problem, Color.BLACK).verdict()).isEqualTo(SemeaiVerdict.BLACK_WINS);
    }

    static Stream<Arguments> collapses() {
        return Stream.of(
                Arguments.of(new int[] {1, 1, 0}, new int[] {1, 0, 0}, SemeaiVerdict.WHITE_WINS), // [N05] 5.4 (5)
                Arguments.of(new int[] {0, 0, 0}, new int[] {2, 0, 2}, SemeaiVerdict.BLACK_WINS)); // (2)
    }

    /** The analyzer itself finds the verdict if the sure gain of the capture is enough. */
    @ParameterizedTest
    @MethodSource("collapses")
    void analyzerPlaysOutRacesOfThreeGroups(int[] inner, int[] outer, SemeaiVerdict verdict) {
        SemeaiProblem problem = new LineBoard(inner, outer, new int[] {1, 1}).problem(0, 1);
        for (Color first : Color.values()) {
            SemeaiResult result = ANALYZER.analyze(problem, first);
            assertThat(result.verdict()).as("%s first: %s", first, result).isEqualTo(verdict);
            assertThat(result.certainty()).isEqualTo(Certainty.BOUNDED);
            assertThat(Engines.SEARCH.analyze(problem, first).verdict()).isEqualTo(verdict);
        }
    }

    /**
     * The number of races with an eye in which a group is absorbed, and the number of these in which counting differs
     * from search.
     */
    private static int[] compare(String eye) {
        int[] found = new int[2];
        for (int black = 1; black <= 2; black++) {
            for (int white = 1; white <= 7; white++) {
                for (int shared = 0; shared <= 1; shared++) {
                    SemeaiProblem problem =
                            new RaceBoard(black, white, shared, List.of(eye.split("/")), RaceBoard.NO_EYE).problem();
                    for (Color first : Color.values()) {
                        SemeaiVerdict counted = absorbed(problem, first);
                        SemeaiVerdict truth =
                                Engines.SEARCH.analyze(problem, first).verdict();
                        found[0] += counted == SemeaiVerdict.UNKNOWN ? 0 : 1;
                        found[1] += counted == SemeaiVerdict.UNKNOWN || counted == truth ? 0 : 1;
                        assertThat(ANALYZER.analyze(problem, first).verdict())
                                .as("%s first%n%s", first, Diagram.format(problem.position()))
                                .isIn(truth, SemeaiVerdict.UNKNOWN);
                    }
                }
            }
        }
        return found;
    }

    /** The answer of the paper; UNKNOWN if no group is dead before the race of the other two is decided. */
    private static SemeaiVerdict absorbed(SemeaiProblem problem, Color first) {
        SemeaiGraph graph = AreaGraph.find(Walls.areaOf(problem)).orElseThrow().graph();
        Absorption absorption = Absorption.of(graph);
        Fate black = absorption.fate(AreaBlocks.BLACK);
        Fate white = absorption.fate(AreaBlocks.WHITE);
        if (black == Fate.DEAD || white == Fate.DEAD) {
            return black == Fate.DEAD ? SemeaiVerdict.WHITE_WINS : SemeaiVerdict.BLACK_WINS;
        }
        if (absorption.rest().confrontations().size() > 1) {
            return SemeaiVerdict.UNKNOWN;
        }
        RaceGroup own = absorption.rest().groups().get(AreaBlocks.BLACK);
        RaceGroup other = absorption.rest().groups().get(AreaBlocks.WHITE);
        int shared = graph.confrontations().get(0).buffer().black();
        Outcome value = new SingleRace(
                        own.innerLiberties(),
                        own.outerLiberties(),
                        other.innerLiberties(),
                        other.outerLiberties(),
                        shared)
                .value(first);
        return SemeaiVerdict.of(value);
    }
}

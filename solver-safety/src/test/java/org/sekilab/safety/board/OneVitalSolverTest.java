package org.sekilab.safety.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sekilab.proof.SafetyMethod;
import org.sekilab.safety.Engines;
import org.sekilab.safety.parts.RegionMerger;
import org.sekilab.safety.settings.Preset;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.search.Goal;

/** Areas that keep a liberty for their blocks, by rules or by a search. */
class OneVitalSolverTest {
    private static final SafetyConfig CONFIG = Engines.config(Preset.M7);

    /** An eye of one point is sure, and so is one of the points of an eye of two. */
    @Test
    void smallEyesKeepALiberty() {
        BoardFixture board = new BoardFixture("""
                O O O O O O O O
                X X X X X O X X
                . X . . X O X .
                """);
        JointAreas areas = solver(board, CONFIG).search(RegionMerger.NONE);
        for (String eye : List.of("A1", "C1", "H1")) {
            assertThat(at(areas, board, eye).isOneVital()).as(eye).isTrue();
            assertThat(at(areas, board, eye).isSolved()).as(eye).isFalse();
        }
        assertThat(at(areas, board, "A1").isOneVitalFor(board.block("B1"))).isTrue();
        assertThat(at(areas, board, "A1").isOneVitalFor(board.block("G1"))).isFalse();
    }

    /** White can never live on A1 and A2, nor fill both. The rules do not read that, and the search does. */
    @Test
    void searchFindsWhatTheRulesDoNot() {
        BoardFixture board = new BoardFixture("""
                O O O O O O O
                X X X X X O O
                . X X . X O .
                . O X . X O O
                """);
        OneVitalSolver solver = solver(board, CONFIG);
        assertThat(at(solver.evaluate(List.of(board.area("A1"))), board, "A1").isOneVital())
                .isFalse();
        assertThat(at(solver.search(RegionMerger.NONE), board, "A1").isOneVitalFor(board.block("B2")))
                .isTrue();
    }

    /** White has two eyes of its own, and takes the points between the two colors. */
    @Test
    void regionInWhichTheAttackerLivesKeepsNone() {
        BoardFixture board = new BoardFixture("""
                X X X X X X X O
                O O O O O . X O
                . O . O O . X O
                O O O O O . X O
                """);
        JointAreas areas = solver(board, CONFIG).search(RegionMerger.NONE);
        assertThat(at(areas, board, "F1").isOneVital()).isFalse();
    }

    /** Without a search, the rules alone find less, and nothing that a search does not. */
    @Test
    void rulesAloneFindPartOfIt() {
        BoardFixture board = new BoardFixture("""
                O O O O O O O O O
                X X X X X X X X O
                . . . . . . . X O
                . . . . . . . X O
                . . . . . . . X O
                """);
        SearchArea area = board.area("A1");
        SafetyConfig cancelled = CONFIG.with(Engines.LIMITS.withCancel(() -> true));
        JointAreas byRules = solver(board, cancelled).evaluate(List.of(area));
        JointAreas withoutTime = solver(board, cancelled).search(RegionMerger.NONE);
        assertThat(at(byRules, board, "A1").isOneVital())
                .isEqualTo(at(withoutTime, board, "A1").isOneVital());
    }

    /** Points that another proof uses give no liberties. */
    @Test
    void reservedPointsKeepNone() {
        BoardFixture board = new BoardFixture("""
                O O O O O
                X X X X O
                . X . X O
                """);
        assertThat(at(solver(board, CONFIG).evaluate(List.of(board.area("A1"))), board, "A1")
                        .isOneVital())
                .isTrue();
        AreaResult solved = AreaResult.solved(board.area("A1"), new long[1], Goal.WIN);
        board.board.commit(JointProof.of(solved, new SafetyMethod("test", 1)));
        assertThat(at(solver(board, CONFIG).evaluate(List.of(board.area("A1"))), board, "A1")
                        .isOneVital())
                .isFalse();
    }

    private static OneVitalSolver solver(BoardFixture board, SafetyConfig config) {
        return new OneVitalSolver(board.board, board.searcher(config));
    }

    private static AreaResult at(JointAreas areas, BoardFixture board, String point) {
        return areas.results().stream()
                .filter(result -> result.area().points().intersects(board.points(point)))
                .findFirst()
                .orElseThrow();
    }
}

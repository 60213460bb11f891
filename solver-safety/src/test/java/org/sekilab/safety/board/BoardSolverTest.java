package org.sekilab.safety.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.proof.Proofs;
import org.sekilab.proof.SafetyMapBuilder;
import org.sekilab.proof.SafetyMethod;
import org.sekilab.safety.Engines;
import org.sekilab.safety.region.RegionSearcher;
import org.sekilab.safety.settings.EnginePair;
import org.sekilab.safety.settings.Judges;
import org.sekilab.safety.settings.Preset;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.search.Goal;

/** When sub-solvers run, and when their proofs become a part of the board. The sub-solvers are scripts. */
class BoardSolverTest {
    private static final SafetyMethod METHOD = new SafetyMethod("test", 1);
    private static final SafetyConfig CONFIG = Engines.config(Preset.M7);

    private static final Position POSITION = Diagram.parse("""
            . X . X .
            . X . X .
            . X . X .
            """);

    private final List<String> log = new ArrayList<>();
    private final SafetyMapBuilder result = new SafetyMapBuilder(POSITION, new FloodRegionFinder());
    private final BoardProof board =
            new BoardProof(result, Color.BLACK, new PointSet(POSITION.geometry()), Proofs.ANY, Set.of(), game -> {});
    private final BoardSolver solver = solver(CONFIG, board, result);

    private static BoardSolver solver(SafetyConfig config, BoardProof board, SafetyMapBuilder result) {
        RegionSearcher searcher = new RegionSearcher(EnginePair.of(Engines.ALPHA_BETA), config);
        return new BoardSolver(board, new AreaSearcher(result, config, searcher, Judges.NONE, game -> {}));
    }

    @Test
    void proofIsCommittedBeforeTheNextAttempt() {
        SubSolver twoAttempts = (given, searcher) -> List.of(() -> attempt("first", 0), () -> attempt("second", 4));
        assertThat(solver.solve(List.of(twoAttempts))).isTrue();
        // The second pass proves nothing.
        assertThat(log).containsExactly("first: 0 alive", "second: 1 alive", "first: 2 alive", "second: 2 alive");
    }

    @Test
    void afterASuccessTheFirstSubSolverRunsAgain() {
        SubSolver cheap = (given, searcher) -> List.of(() -> note("cheap"));
        SubSolver dear = (given, searcher) -> List.of(() -> attempt("dear", 0));
        SubSolver dearest = (given, searcher) -> List.of(() -> note("dearest"));
        assertThat(solver.solve(List.of(cheap, dear, dearest))).isTrue();
        assertThat(log)
                .containsExactly(
                        "cheap: 0 alive", "dear: 0 alive", "cheap: 1 alive", "dear: 1 alive", "dearest: 1 alive");
    }

    @Test
    void proofThatIsLeftOutIsNotCommitted() {
        SubSolver twoAttempts = (given, searcher) -> List.of(() -> proof(given, 0), () -> proof(given, 4));
        solver.solve(List.of(twoAttempts));
        List<PointSet> both = solver.proved();
        assertThat(both).hasSize(2);

        SafetyMapBuilder other = result.withoutProofs();
        BoardProof without = new BoardProof(
                other, Color.BLACK, new PointSet(POSITION.geometry()), Proofs.ANY, Set.of(both.get(0)), game -> {});
        BoardSolver again = solver(CONFIG, without, other);
        again.solve(List.of(twoAttempts));
        assertThat(again.proved()).containsExactly(both.get(1));
    }

    @Test
    void nothingRunsAfterACancel() {
        BoardSolver cancelled = solver(CONFIG.with(Engines.LIMITS.withCancel(() -> true)), board, result);
        assertThat(cancelled.solve(List.of((given, searcher) -> List.of(() -> attempt("late", 0)))))
                .isFalse();
        assertThat(log).isEmpty();
    }

    @Test
    void eachAttemptIsToldWhenItsProofIsCommitted() {
        RegionSearcher searcher = new RegionSearcher(EnginePair.of(Engines.ALPHA_BETA), CONFIG);
        AreaSearcher areas = new AreaSearcher(result, CONFIG, searcher, Judges.NONE, game -> {});
        BoardSolver telling = new BoardSolver(board, areas, () -> note("told"));
        assertThat(telling.solve(List.of((given, searches) -> List.of(() -> attempt("only", 0)))))
                .isTrue();
        assertThat(log).containsExactly("only: 0 alive", "told: 1 alive", "only: 1 alive", "told: 1 alive");
    }

    private Optional<JointProof> note(String name) {
        long alive = board.map().blocks().stream().filter(board::isAlive).count();
        log.add("%s: %d alive".formatted(name, alive));
        return Optional.empty();
    }

    private Optional<JointProof> attempt(String name, int column) {
        note(name);
        return proof(board, column);
    }

    /** Proves, once, that the block beside a column lives. */
    private static Optional<JointProof> proof(BoardProof given, int column) {
        PointSet point = PointSet.of(POSITION.geometry(), POSITION.geometry().point(column, 0));
        SearchArea area = SearchArea.ofRegions(given.map(), given.regionsIn(point), given::isAlive);
        Block block = area.blocks().get(0);
        return given.isAlive(block)
                ? Optional.empty()
                : Optional.of(JointProof.of(AreaResult.solved(area, new long[1], Goal.WIN), METHOD));
    }
}

package org.sekilab.safety;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.local.LocalShape;
import org.sekilab.model.text.Diagram;
import org.sekilab.proof.SafetyMap;
import org.sekilab.safety.region.RegionSearcher;
import org.sekilab.safety.settings.EnginePair;
import org.sekilab.safety.settings.Feature;
import org.sekilab.safety.settings.Preset;
import org.sekilab.safety.settings.RaceJudge;
import org.sekilab.search.Goal;
import org.sekilab.search.Outcome;
import org.sekilab.statics.ClaimCheck;
import org.sekilab.statics.OracleProblem;
import org.sekilab.statics.enumeration.Value;

/** Searches find the true values of small regions; enumeration gives the truth. */
class SearchingSafetySolverTest {
    private static final String EXTERNAL = "ext-libs"; // has liberties that a region problem does not know

    /** A block is alive in seki too. In a merged problem, single parts may be territory. */
    @ParameterizedTest
    @EnumSource(Preset.class)
    void solverClaimsWhatIsTrue(Preset preset) {
        checkClaims(preset, 20);
    }

    @ParameterizedTest
    @EnumSource(Preset.class)
    @Tag("slow")
    void solverClaimsWhatIsTrueOfAllProblems(Preset preset) {
        checkClaims(preset, 1);
    }

    /** Two regions of three points, side by side: the search proves one after the other. */
    @Test
    void proofsAreToldOneAfterTheOther() {
        Position position = Diagram.parse("""
                . . . X O . O
                X X X X O O .
                O O O O X X X
                . . . O X . .
                """);
        SearchingSafetySolver solver =
                new SearchingSafetySolver(new FloodRegionFinder(), Engines.ALPHA_BETA, Engines.config(Preset.BEST));
        List<Integer> told = new ArrayList<>();
        SafetyMap end = solver.solveAndTell(position, soFar -> told.add(safe(soFar.get())));
        assertThat(told).hasSizeGreaterThan(2).isSorted();
        assertThat(told.get(told.size() - 1)).isEqualTo(safe(end));
        assertThat(safe(end)).isEqualTo(safe(solver.solve(position)));
        told.clear();
        SafetyMap certified = solver.certifyAndTell(position, 10_000, soFar -> told.add(safe(soFar.get())))
                .safety();
        assertThat(told).hasSizeGreaterThan(2).isSorted().last().isEqualTo(safe(certified));
    }

    private static int safe(SafetyMap map) {
        return map.safePoints(Color.BLACK).size() + map.safePoints(Color.WHITE).size();
    }

    /** The territory of a small area must not end within a block of the attacker, which is captured as a whole. */
    @Test
    void blockOfTheAttackerIsInTheTerritoryAsAWholeOrNotAtAll() {
        Position position = Diagram.parse("""
                O . O
                O X X
                X . .
                """);
        EnginePair engines = EnginePair.of(Engines.DFPN_R).then(Engines.ALPHA_BETA);
        SearchingSafetySolver solver = new SearchingSafetySolver(
                new FloodRegionFinder(), engines, Engines.config(Preset.BEST), RaceJudge.NONE);
        SafetyMap safety = solver.solve(position);
        PointSet territory = safety.safePoints(Color.BLACK);
        assertThat(territory.isEmpty()).isFalse();
        for (Block block : safety.regionMap(Color.WHITE).blocks()) {
            assertThat(territory.containsAll(block.stones()))
                    .as("%s and %s", block.stones(), territory)
                    .isEqualTo(territory.intersects(block.stones()));
        }
    }

    /** @param step checks each problem with a multiple of it as its number */
    private static void checkClaims(Preset preset, int step) {
        SearchingSafetySolver solver =
                new SearchingSafetySolver(new FloodRegionFinder(), Engines.ALPHA_BETA, Engines.config(preset));
        int claims = 0;
        int sekis = 0;
        for (OracleProblem problem : OracleProblem.all()) {
            if (problem.index() % step != 0) {
                continue;
            }
            SafetyMap safety = solver.solve(problem.position());
            boolean isTerritory = problem.region().parts().stream().allMatch(safety::isSafe);
            boolean isAlive = problem.boundary().stream().anyMatch(safety::isAlive);
            String description = "problem %d (%s)%n%s"
                    .formatted(problem.index(), problem.kind(), Diagram.formatWithFrame(problem.position()));
            if (isTerritory) {
                assertThat(problem.truth().attackerFirst()).as(description).isEqualTo(Value.SAFE);
                claims++;
            }
            boolean isEachAlive = problem.boundary().stream().allMatch(safety::isAlive);
            boolean isLost = problem.truth().attackerFirst() == Value.UNSAFE && !isEachAlive;
            if (isAlive && (isLost || problem.truth().attackerFirst() == Value.AMBIGUOUS)) {
                // Some blocks may live where others are captured. If the value of endless play matters, claims must
                // hold under any rule.
                ClaimCheck check = new ClaimCheck(20_000_000);
                check.check(safety, problem.region().color(), playground(problem, safety), description);
                assertThat(check.tooLarge()).as(description).isZero();
            } else if (isAlive) {
                assertThat(problem.truth().attackerFirst()).as(description).isIn(Value.SAFE, Value.SEKI);
            }
            if (problem.region().parts().size() == 1
                    && safety.isSeki(problem.region().parts().get(0))) {
                assertThat(problem.truth().attackerFirst()).as(description).isEqualTo(Value.SEKI);
                assertThat(problem.truth().defenderFirst()).as(description).isEqualTo(Value.SEKI);
                sekis++;
            }
        }
        assertThat(claims).isGreaterThan(200 / step);
        assertThat(sekis > 0).isEqualTo(preset.features().contains(Feature.SEKI));
    }

    /**
     * The region, all blocks that may be captured, and all other regions without alive stones of the attacker. Life may
     * depend on these regions too, and on the external liberties of the blocks around the region.
     */
    private static PointSet playground(OracleProblem problem, SafetyMap safety) {
        Color color = problem.region().color();
        PointSet playground = problem.region().points().copy();
        safety.regionMap(color).blocks().stream()
                .filter(block -> !safety.isAlive(block))
                .forEach(block -> playground.unite(block.stones()));
        PointSet wall = new PointSet(problem.position().geometry());
        safety.regionMap(color.opposite()).blocks().stream()
                .filter(safety::isAlive)
                .forEach(block -> wall.unite(block.stones()));
        safety.regionMap(color).regions().stream()
                .filter(region -> !region.points().intersects(wall))
                .forEach(region -> playground.unite(region.points()));
        problem.boundary().forEach(block -> playground.unite(problem.region().externalLiberties(block)));
        return playground;
    }

    /** In merged problems, blocks between the parts are essential in the oracle too. */
    @Test
    void searchProvesWhatIsSafeAndNothingElse() {
        RegionSearcher searcher = new RegionSearcher(EnginePair.of(Engines.ALPHA_BETA), Engines.config(Preset.M6));
        int safe = 0;
        int proved = 0;
        for (OracleProblem problem : OracleProblem.all()) {
            if (problem.kind().equals(EXTERNAL)) {
                continue;
            }
            LocalShape shape = LocalShape.of(problem.region());
            Outcome outcome = searcher.prove(shape, problem.position(), Goal.WIN, Engines.LIMITS)
                    .outcome();
            if (outcome == Outcome.WIN) {
                assertThat(problem.truth().attackerFirst())
                        .as("problem %d%n%s", problem.index(), Diagram.formatWithFrame(problem.position()))
                        .isEqualTo(Value.SAFE);
                proved++;
            } else if (outcome == Outcome.LOSS) {
                assertThat(problem.truth().attackerFirst())
                        .as("problem %d%n%s", problem.index(), Diagram.formatWithFrame(problem.position()))
                        .isNotEqualTo(Value.SAFE);
            }
            safe += problem.truth().attackerFirst() == Value.SAFE ? 1 : 0;
        }
        assertThat(proved).isGreaterThan(safe * 9 / 10);
    }
}

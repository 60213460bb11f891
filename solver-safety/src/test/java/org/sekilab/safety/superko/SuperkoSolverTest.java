package org.sekilab.safety.superko;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.RegionMap;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.model.text.Diagram;
import org.sekilab.safety.Engines;
import org.sekilab.safety.settings.Verdict;
import org.sekilab.search.Limits;
import org.sekilab.statics.OracleProblem;
import org.sekilab.statics.enumeration.HistoryEnumerator;
import org.sekilab.statics.enumeration.LocalGame;
import org.sekilab.statics.enumeration.Value;

/**
 * Verdicts under situational superko agree with the search of all histories, and with verdicts under any rule if there
 * are such.
 */
class SuperkoSolverTest {
    private static final String EXTERNAL = "ext-libs"; // has liberties that a region problem does not know
    private static final Limits LIMITS = Engines.LIMITS.withMaxNodes(5_000_000).withTableBytes(64L << 20);

    /** All sets of stones on the question marks, in two corners and on an edge. */
    @ParameterizedTest
    @ValueSource(
            strings = {"???XO ???XO XXXXO OOOO. OOO.O", "?????. XXXXX. OOOOO. OOOO.O", "X???X XX?XX OXXXO OOOO. OOO.O"})
    void tinyRegionsHaveTheValueOfAllHistories(String frame) {
        Map<Value, Integer> solved = new EnumMap<>(Value.class);
        int fillings = (int) Math.pow(3, frame.replaceAll("[^?]", "").length());
        for (int filling = 0; filling < fillings; filling++) {
            Position position = Diagram.parse(filled(frame, filling));
            RegionMap map = new FloodRegionFinder().find(position, Color.BLACK);
            for (BasicRegion region : map.regions()) {
                for (Color first : isGame(position, region) ? Color.values() : new Color[0]) {
                    LocalGame game =
                            LocalGame.of(position, map.merge(List.of(region)), new PointSet(position.geometry()));
                    Optional<Value> truth = byAllHistories(game, first, 3_000);
                    truth.ifPresent(value -> {
                        assertThat(bySolver(LocalShape.of(region), position, first))
                                .as("%s first%n%s", first, Diagram.formatWithFrame(position))
                                .isEqualTo(Verdict.valueOf(value.name()));
                        solved.merge(value, 1, Integer::sum);
                    });
                }
            }
        }
        assertThat(solved).containsKeys(Value.SAFE, Value.UNSAFE);
    }

    /** The smallest three regions that depend on the value of endless play. */
    @ParameterizedTest
    @ValueSource(ints = {818, 949})
    void circlesHaveTheValueOfAllHistories(int index) {
        checkCircle(index);
    }

    @ParameterizedTest
    @ValueSource(ints = {149})
    @Tag("thorough")
    void circlesWithMoreHistoriesHaveTheValueOfAll(int index) {
        checkCircle(index);
    }

    private static void checkCircle(int index) {
        OracleProblem problem = OracleProblem.all().get(index - 1);
        boolean isAttackers = problem.truth().attackerFirst() == Value.AMBIGUOUS;
        Color defender = problem.map().color();
        Color first = isAttackers ? defender.opposite() : defender;
        assertThat(isAttackers || problem.truth().defenderFirst() == Value.AMBIGUOUS)
                .isTrue();
        Value truth = byAllHistories(problem.game(), first, 300_000).orElseThrow();
        assertThat(bySolver(LocalShape.of(problem.region()), problem.position(), first))
                .isEqualTo(Verdict.valueOf(truth.name()));
    }

    /** A verdict under any rule holds under this one; the test finds it without the search for any rule. */
    @Test
    void valuesUnderAnyRuleHold() {
        int compared = 0;
        for (OracleProblem problem : OracleProblem.all()) {
            Color defender = problem.map().color();
            for (Color first : Color.values()) {
                Value truth = truth(problem, first);
                boolean isSmall =
                        problem.truth().states() <= 5_000 && !problem.kind().equals(EXTERNAL);
                if (isSmall && truth != Value.AMBIGUOUS) {
                    assertThat(bySolver(LocalShape.of(problem.region()), problem.position(), first))
                            .as("problem %d of %s, %s first", problem.index(), defender, first)
                            .isEqualTo(Verdict.valueOf(truth.name()));
                    compared++;
                }
            }
        }
        assertThat(compared).isGreaterThan(500);
    }

    private static Verdict bySolver(LocalShape shape, Position position, Color first) {
        return SuperkoSolver.solve(new LocalBoard(shape, position, first), LIMITS)
                .verdict();
    }

    private static Optional<Value> byAllHistories(LocalGame game, Color first, long maxNodes) {
        return first == game.defender()
                ? HistoryEnumerator.defenderFirst(game, maxNodes)
                : HistoryEnumerator.attackerFirst(game, maxNodes);
    }

    private static Value truth(OracleProblem problem, Color first) {
        return first == problem.map().color()
                ? problem.truth().defenderFirst()
                : problem.truth().attackerFirst();
    }

    /** True if all stones have liberties, the boundary blocks have some in the region, and the region is tiny. */
    private static boolean isGame(Position position, BasicRegion region) {
        boolean isLegal = true;
        for (Color color : Color.values()) {
            RegionMap map = new FloodRegionFinder().find(position, color);
            isLegal &=
                    map.blocks().stream().noneMatch(block -> block.liberties().isEmpty());
        }
        boolean isOpen = region.boundaryBlocks().stream()
                .allMatch(block -> block.liberties().intersects(region.points()));
        return isLegal
                && isOpen
                && !region.boundaryBlocks().isEmpty()
                && region.points().size() <= 6;
    }

    private static String filled(String frame, int filling) {
        StringBuilder filled = new StringBuilder();
        int rest = filling;
        for (char c : frame.replace(' ', '\n').toCharArray()) {
            filled.append(c == '?' ? ".XO".charAt(rest % 3) : c);
            rest /= c == '?' ? 3 : 1;
        }
        return filled.toString();
    }
}

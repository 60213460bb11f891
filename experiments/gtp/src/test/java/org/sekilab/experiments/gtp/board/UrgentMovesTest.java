package org.sekilab.experiments.gtp.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.Layers;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.config.SafetyKeys;
import org.sekilab.experiments.config.SearchKeys;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.proof.SafetyMap;
import org.sekilab.safety.RegionSolver;
import org.sekilab.statics.BensonSolver;

/** An eye space of three points is two eyes for its owner, or one for the attacker: the side to move takes B1. */
class UrgentMovesTest {
    /** The space is all that Black has, but for one liberty. So three points and five stones change hands. */
    @ParameterizedTest
    @EnumSource(Color.class)
    void blockThatHasOnlyTheSpaceIsAtStake(Color mover) {
        Map<String, Integer> stakes = stakes("""
                O O O O O . O
                O O O O O O .
                X X X X O O O
                . . . X . O .
                """, mover);
        assertThat(stakes).containsOnlyKeys("B1");
        assertThat(stakes.get("B1")).isGreaterThanOrEqualTo(2 * (3 + 5));
    }

    /** The block has many liberties outside, so it does not die with the space. No territory depends on a move. */
    @ParameterizedTest
    @EnumSource(Color.class)
    void blockWithRoomOutsideIsNotAtStake(Color mover) {
        assertThat(stakes("""
                . . . . . O . .
                . . . . . O O .
                X X X X . O O O
                . . . X . O . .
                """, mover)).isEmpty();
    }

    private static Map<String, Integer> stakes(String diagram, Color mover) {
        Position position = Diagram.parse(diagram);
        SafetyMap safety = new BensonSolver(new FloodRegionFinder()).solve(position);
        Map<String, Integer> named = new HashMap<>();
        new UrgentMoves(solver())
                .find(safety, mover)
                .forEach((move, value) -> named.put(GtpPoints.format(position.geometry(), move), value));
        return named;
    }

    private static RegionSolver solver() {
        Mistakes mistakes = new Mistakes();
        Layers layers = new Layers(mistakes)
                .addOption("test", SafetyKeys.PRESET, "M7")
                .addOption("test", SearchKeys.REGION_TIME, "10m")
                .addOption("test", SearchKeys.REGION_NODES, "200000");
        return Laboratory.open(layers, mistakes).regionSolver();
    }
}

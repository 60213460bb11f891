package org.sekilab.experiments.gtp.fight;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.sekilab.experiments.gtp.board.RaceOutlooks;
import org.sekilab.experiments.gtp.board.RaceOutlooks.Gaps;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.proof.SafetyMap;
import org.sekilab.search.Limits;
import org.sekilab.semeai.LibertyCountAnalyzer;
import org.sekilab.semeai.SemeaiConfig;
import org.sekilab.statics.BensonSolver;

/**
 * Races of two blocks without eyes and without common liberties: the block with more liberties wins, and the side to
 * move wins where they have equally many. The blocks around them live.
 */
class RaceSwingsTest {
    private static final Limits LIMITS =
            Limits.DEFAULT.withTime(Duration.ofMinutes(10)).withMaxNodes(200_000);
    private static final long HOUR = Duration.ofHours(1).toNanos();

    private static final Set<String> LEFT = Set.of("C2", "C3", "C4");
    private static final Set<String> RIGHT = Set.of("F2", "F3", "F4");

    /** White has the stones at D2 to D4, and Black those at E2 to E4. */
    private static final String RACE = """
            . X %s O X %s O . O
            X X . O X . O O O
            . X . O X . O . O
            X X X X O O O O O
            """;

    /** Three liberties each: six stones and six liberties change hands. */
    @ParameterizedTest
    @EnumSource(Color.class)
    void equalLibertiesAreForTheSideToMove(Color mover) {
        Map<String, Double> worth = worth(RACE.formatted(".", "."), mover);
        assertThat(worth).hasSize(1);
        assertThat(worth.values()).containsExactly(2.0 * (3 + 3 + 3 + 3));
        assertThat(worth.keySet()).isSubsetOf(mover == Color.BLACK ? LEFT : RIGHT);
    }

    /** The block with one liberty more wins even if the opponent moves first, so no move is worth anything. */
    @ParameterizedTest
    @CsvSource({"X, ., BLACK", "X, ., WHITE", "., O, BLACK", "., O, WHITE"})
    void decidedRaceIsWorthNothing(String left, String right, Color mover) {
        assertThat(worth(RACE.formatted(left, right), mover)).isEmpty();
    }

    @Test
    void decidedPointsAndNoTimeGiveNoMoves() {
        Position position = Diagram.parse(RACE.formatted(".", "."));
        SafetyMap safety = new BensonSolver(new FloodRegionFinder()).solve(position);
        PointSet none = new PointSet(position.geometry());
        PointSet all = PointSet.board(position.geometry());
        assertThat(new RaceSwings(outlooks(), HOUR).find(safety, Color.BLACK, none))
                .isNotEmpty();
        assertThat(new RaceSwings(outlooks(), HOUR).find(safety, Color.BLACK, all))
                .isEmpty();
        assertThat(new RaceSwings(outlooks(), -1).find(safety, Color.BLACK, none))
                .isEmpty();
    }

    private static Map<String, Double> worth(String diagram, Color mover) {
        Position position = Diagram.parse(diagram);
        SafetyMap safety = new BensonSolver(new FloodRegionFinder()).solve(position);
        Map<String, Double> named = new HashMap<>();
        new RaceSwings(outlooks(), HOUR)
                .find(safety, mover, new PointSet(position.geometry()))
                .forEach((move, value) -> named.put(GtpPoints.format(position.geometry(), move), value));
        return named;
    }

    private static RaceOutlooks outlooks() {
        return new RaceOutlooks(new LibertyCountAnalyzer(SemeaiConfig.of(LIMITS)), LIMITS, Gaps.LEFT);
    }
}

package org.sekilab.life.zones;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sekilab.life.Life;
import org.sekilab.life.LifeProblem;
import org.sekilab.life.LifeResult;
import org.sekilab.life.LifeVerdict;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.search.Limits;

/** Searches that share zones: what one has proved, another need not search, and nothing false is proved. */
class KnownZonesTest {
    private static final Limits LIMITS = Limits.DEFAULT.withMaxNodes(200_000);

    /** Black lives on the second line by one move. */
    private static final String SEVEN = """
            . . . . . . . . . . .
            . O O O O O O O O O .
            . O X X X X X X X O .
            . O . . . . . . . O .
            """;

    /** The same upside down, with other stones around. */
    private static final String AGAIN = """
            . O . . . . . . . O .
            . O X X X X X X X O .
            . O O O O O O O O O .
            . . . . O . . . . . .
            . . . X . . . . . . .
            """;

    /** A straight three is dead if the attacker moves first. */
    private static final String THREE = """
            . . . . . . .
            O O O O O . .
            X X X X O . .
            . . . X O . .
            """;

    private final ZoneStore store = new ZoneStore(List.of());

    @Test
    void whatOneSearchHasProvedAnotherOneNeedNotSearch() {
        store.open();
        long alone = nodes(AGAIN, Life.best());
        nodes(SEVEN, Life.best().with(store));
        assertThat(store.counts().stored()).isPositive();
        long withZones = nodes(AGAIN, Life.best().with(store));
        assertThat(store.counts().matched()).isPositive();
        assertThat(withZones).isLessThan(alone);
    }

    @Test
    void aClosedStoreStaysAsItIs() {
        nodes(SEVEN, Life.best().with(store));
        assertThat(store.zones()).isEmpty();
    }

    /** The zone says that black lives in the straight three after any attack. The search finds no proof of that. */
    @Test
    void aFalseZoneProvesNothing() {
        LifeProblem three = problem(THREE, Color.WHITE);
        assertThat(withZone(three, Points.NONE, "A1", "B1", "C1").verdict()).isEqualTo(LifeVerdict.DEAD);
    }

    /** The zone says that black lives by filling its only eye, which is suicide. */
    @Test
    void aZoneWithAnIllegalMoveIsNotUsed() {
        LifeProblem one = problem("""
                . . . . . . .
                O O O O . . .
                X X X O . . .
                . X X O . . .
                """, Color.BLACK);
        assertThat(withZone(one, 0, "A1").verdict()).isEqualTo(LifeVerdict.DEAD);
    }

    /** The answer with a zone of empty points, won with the attacker to move, or by a move of the defender. */
    private static LifeResult withZone(LifeProblem problem, int move, String... names) {
        PointSet zone = new PointSet(problem.position().geometry());
        for (String name : names) {
            zone.add(name.charAt(0) - 'A');
        }
        PointSet none = new PointSet(zone.geometry());
        PointSet block = problem.position().black();
        ZoneState state = new ZoneState(zone, none, none, move != Points.NONE, Points.NONE, move);
        ZoneStore wrong =
                new ZoneStore(List.of(StoredZone.of(state, List.of(block)).orElseThrow()));
        return Life.best().with(LIMITS).with(wrong).solve(problem);
    }

    private static long nodes(String board, Life life) {
        LifeResult result = life.with(LIMITS).solve(problem(board, Color.BLACK));
        assertThat(result.verdict()).isEqualTo(LifeVerdict.ALIVE);
        assertThat(result.proofs()).hasSize(1);
        return result.statistics().nodes();
    }

    /** Black defends the block with the most stones. */
    private static LifeProblem problem(String board, Color first) {
        Position position = Diagram.parse(board);
        PointSet block = position.black().components().stream()
                .max((one, other) -> Integer.compare(one.size(), other.size()))
                .orElseThrow();
        return new LifeProblem(
                position, Color.BLACK, first, List.of(List.of(block.first())), PointSet.board(position.geometry()));
    }
}

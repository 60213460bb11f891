package org.sekilab.safety.region;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.RegionMap;
import org.sekilab.model.local.LocalShape;
import org.sekilab.model.text.Diagram;
import org.sekilab.safety.board.SearchArea;
import org.sekilab.search.Goal;
import org.sekilab.search.Limits;
import org.sekilab.search.Outcome;

/** The result of a searched game holds for harder games, and for no easier one. */
class GameMemoryTest {
    private static final Limits LIMITS = Limits.DEFAULT.withMaxNodes(100);
    private static final Position POSITION = Diagram.parse("""
            . . X .
            X X X O
            . . . O
            """);
    private static final Position OTHER_STONES = Diagram.parse("""
            . O X .
            X X X O
            . . . O
            """);
    private static final long NONE = 0;
    private static final long SHARED = SearchArea.SHARED_EYE;
    private static final long ANOTHER = 2;

    private final GameMemory memory = new GameMemory();

    @Test
    void wonGameIsKnownAndNoOther() {
        memory.add(game(SHARED, Goal.WIN), Outcome.WIN, LIMITS);
        assertThat(memory.isWon(game(SHARED, Goal.WIN))).isTrue();
        assertThat(memory.isWon(game(NONE, Goal.WIN))).isFalse();
        assertThat(memory.isWon(game(SHARED, Goal.AT_LEAST_DRAW))).isFalse();
        assertThat(memory.isWon(new GameMemory.Game(shape(SHARED), OTHER_STONES, Goal.WIN)))
                .isFalse();
        assertThat(memory.hasFailed(game(SHARED, Goal.WIN), LIMITS)).isFalse();
    }

    @Test
    void lostGameIsLostWithFewerEyesAndForMore() {
        memory.add(game(SHARED, Goal.AT_LEAST_DRAW), Outcome.LOSS, LIMITS);
        assertThat(memory.hasFailed(game(SHARED, Goal.AT_LEAST_DRAW), LIMITS)).isTrue();
        assertThat(memory.hasFailed(game(SHARED, Goal.WIN), LIMITS)).isTrue();
        assertThat(memory.hasFailed(game(NONE, Goal.WIN), LIMITS)).isTrue();
        assertThat(memory.hasFailed(game(ANOTHER, Goal.WIN), LIMITS)).isFalse();
        assertThat(memory.hasFailed(game(SHARED | ANOTHER, Goal.WIN), LIMITS)).isFalse();
        assertThat(memory.hasFailed(game(LocalShape.ALIVE, Goal.WIN), LIMITS)).isFalse();
        assertThat(memory.isWon(game(SHARED, Goal.AT_LEAST_DRAW))).isFalse();
    }

    @Test
    void whoLosesWithABlockAliveLosesWithAnyEyes() {
        memory.add(game(LocalShape.ALIVE, Goal.WIN), Outcome.LOSS, LIMITS);
        assertThat(memory.hasFailed(game(SHARED | ANOTHER, Goal.WIN), LIMITS)).isTrue();
        assertThat(memory.hasFailed(game(SHARED, Goal.AT_LEAST_DRAW), LIMITS)).isFalse();
    }

    @Test
    void moreTerritoryIsNoEasier() {
        memory.add(new GameMemory.Game(shape(SHARED).withoutTerritory(), POSITION, Goal.WIN), Outcome.LOSS, LIMITS);
        assertThat(memory.hasFailed(game(SHARED, Goal.WIN), LIMITS)).isTrue();
        GameMemory other = new GameMemory();
        other.add(game(SHARED, Goal.WIN), Outcome.LOSS, LIMITS);
        GameMemory.Game less = new GameMemory.Game(shape(SHARED).withoutTerritory(), POSITION, Goal.WIN);
        assertThat(other.hasFailed(less, LIMITS)).isFalse();
    }

    @Test
    void openGameIsOpenWithinNoLargerLimitOnly() {
        memory.add(game(SHARED, Goal.WIN), Outcome.UNKNOWN, LIMITS);
        assertThat(memory.hasFailed(game(SHARED, Goal.WIN), LIMITS)).isTrue();
        assertThat(memory.hasFailed(game(SHARED, Goal.WIN), LIMITS.withMaxNodes(101)))
                .isFalse();
        assertThat(memory.hasFailed(game(NONE, Goal.WIN), LIMITS)).isFalse();
    }

    @Test
    void gameWithoutAUsableProofHasFailedAndNoOther() {
        memory.addUnusable(game(SHARED, Goal.WIN));
        assertThat(memory.hasFailed(game(SHARED, Goal.WIN), LIMITS.withMaxNodes(101)))
                .isTrue();
        assertThat(memory.hasFailed(game(NONE, Goal.WIN), LIMITS)).isFalse();
    }

    private static GameMemory.Game game(long eyes, Goal goal) {
        return new GameMemory.Game(shape(eyes), POSITION, goal);
    }

    /** The two points in the corner. */
    private static LocalShape shape(long eyes) {
        RegionMap map = new FloodRegionFinder().find(POSITION, Color.BLACK);
        PointSet corner = map.regions().stream()
                .map(region -> region.points())
                .filter(points -> points.size() == 2)
                .findFirst()
                .orElseThrow();
        PointSet none = new PointSet(corner.geometry());
        return LocalShape.ofArea(Color.BLACK, corner, corner, none, map.blocks(), new long[] {eyes});
    }
}

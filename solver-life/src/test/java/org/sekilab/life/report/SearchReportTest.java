package org.sekilab.life.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sekilab.life.Life;
import org.sekilab.life.LifeProblem;
import org.sekilab.life.LifeResult;
import org.sekilab.life.report.WindowReport.State;
import org.sekilab.life.settings.LifeConfig;
import org.sekilab.life.settings.LifeFeature;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.search.Limit;
import org.sekilab.search.Limits;

/** What open answers say about windows. */
class SearchReportTest {
    /** The first window has the stone's four neighbors, and the next one all points two steps away from it, too. */
    private static final String OPEN = """
            . . . . . . . . . . .
            . . . . . . . . . . .
            . . . . . . . . . . .
            . . . . . X . . . . .
            . . . . . . . . . . .
            . . . . . . . . . . .
            . . . . . . . . . . .
            """;

    @Test
    void windowsOfAStoneGrowByOneStepAndNodesAddUp() {
        LifeResult result = solve(OPEN, 5_000);
        assertThat(result.limit()).isEqualTo(Limit.NODES);
        SearchReport report = result.report().orElseThrow();
        assertThat(report.windows()).extracting(WindowReport::points).startsWith(4, 12, 24);
        assertThat(report.count(State.OPEN)).isPositive();
        assertThat(report.count(State.UNWRITTEN)).isZero();
        long nodes = report.windows().stream().mapToLong(WindowReport::nodes).sum();
        assertThat(nodes).isPositive().isLessThanOrEqualTo(result.statistics().nodes());
        assertThat(report.windows())
                .filteredOn(window -> window.state() == State.WAITING)
                .allMatch(window -> window.nodes() == 0);
    }

    /** Three in a row are one eye if the attacker plays in the middle. No search asks for death here. */
    @Test
    void searchesWithoutHopeAreTold() {
        LifeResult result = solve("""
                . . O . O
                O O O O O
                X X X X O
                . . . X O
                """, 5_000);
        assertThat(result.limit()).isEqualTo(Limit.SIZE);
        SearchReport report = result.report().orElseThrow();
        assertThat(report.windows()).isNotEmpty().allMatch(window -> window.state() == State.HOPELESS);
        assertThat(report.largest(State.HOPELESS)).isPresent();
        assertThat(report.largest(State.WAITING)).isEmpty();
    }

    @Test
    void answersThatAreProvedHaveNoReport() {
        LifeResult result = solve("""
                . . . . . .
                O O O O O .
                X X X X O .
                . X . X O .
                """, 5_000);
        assertThat(result.report()).isEmpty();
    }

    private static LifeResult solve(String board, long nodes) {
        Position position = Diagram.parse(board);
        LifeProblem problem = new LifeProblem(
                position,
                Color.BLACK,
                Color.WHITE,
                List.of(List.of(position.black().first())),
                PointSet.board(position.geometry()));
        LifeConfig lifeOnly = LifeConfig.DEFAULT.without(LifeFeature.KILL);
        return Life.best()
                .with(lifeOnly)
                .with(Limits.DEFAULT.withMaxNodes(nodes).withTableBytes(1 << 22))
                .solve(problem);
    }
}

package org.sekilab.semeai;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sekilab.model.Color;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.search.Limit;
import org.sekilab.search.Limits;

/** The result tells the limit that kept the search from an answer, although other analyzers are asked after it. */
class AutoAnalyzerTest {
    private static final SemeaiConfig CONFIG = SemeaiConfig.of(
            Limits.DEFAULT.withTime(Duration.ofMinutes(10)).withMaxNodes(100).withTableBytes(1L << 20));

    /** In these races of the oracle some part has no plain liberties, and white moves first. */
    @ParameterizedTest
    @ValueSource(ints = {141, 224, 295, 354, 429})
    void racesArePlayedOnlyUntilCountsDecide(int index) {
        OracleRace race = OracleRace.all().get(index - 1);
        SemeaiResult result =
                AutoAnalyzer.of(Engines.ALPHA_BETA, Engines.CONFIG).analyze(race.problem(), Color.WHITE);
        assertThat(Optional.of(result.verdict())).as(race.describe()).isEqualTo(race.truth(Color.WHITE));
        assertThat(result.method()).isEqualTo(BoundsAnalyzer.METHOD);
    }

    @Test
    void limitOfTheSearchIsTold() {
        Position position = Diagram.parse("""
                O O O O X X X X O O O O
                O . . O X O . X O . . O
                O . . O X . . X O . . O
                O O O . X X X X . O O O
                """);
        SemeaiProblem problem = new SemeaiProblem(
                position, position.geometry().point(4, 3), position.geometry().point(0, 3), KoWinner.NONE);
        SemeaiAnalyzer auto = new AutoAnalyzer(List.of(
                new GraphAnalyzer(),
                new SearchAnalyzer(Engines.ALPHA_BETA, CONFIG),
                LibertyCountAnalyzer.byLooks(CONFIG)));
        SemeaiResult result = auto.analyze(problem, Color.BLACK);
        assertThat(result.verdict()).isEqualTo(SemeaiVerdict.UNKNOWN);
        assertThat(result.limit()).isEqualTo(Limit.NODES);
    }
}

package org.sekilab.semeai;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.search.Limit;
import org.sekilab.search.Statistics;

/** What sums of games say about small races is the truth, which is known by enumeration. */
class LibertyCountAnalyzerTest {
    private static final List<OracleRace> RACES = OracleRace.all();
    private static final LibertyCountAnalyzer ANALYZER = new LibertyCountAnalyzer(Engines.CONFIG);

    @Test
    void verdictIsTheTruthAndTheMoveKeepsIt() {
        Map<Certainty, Integer> answers = new EnumMap<>(Certainty.class);
        for (OracleRace race : RACES) {
            for (Color first : Color.values()) {
                SemeaiResult result = ANALYZER.analyze(race.problem(), first);
                if (result.verdict() != SemeaiVerdict.UNKNOWN) {
                    assertThat(race.truth(first))
                            .as("%s first: %s%n%s", first, result, race.describe())
                            .hasValue(result.verdict());
                    assertThat(race.best(first))
                            .as("%s first: %s%n%s", first, result, race.describe())
                            .containsAll(result.principalVariation());
                    answers.merge(result.certainty(), 1, Integer::sum);
                }
            }
        }
        assertThat(answers.get(Certainty.CERTAIN)).isGreaterThan(500);
        assertThat(answers.get(Certainty.BOUNDED)).isGreaterThan(400);
        assertThat(answers).doesNotContainKey(Certainty.HEURISTIC);
    }

    /** Races of class 0 and 1 have exact games only. */
    @Test
    void racesOfLowClassAreCertain() {
        int[] races = new int[2];
        for (OracleRace race : RACES) {
            SemeaiClass semeaiClass = SemeaiClass.of(race.problem());
            if (semeaiClass.compareTo(SemeaiClass.ONE) <= 0) {
                SemeaiResult result = ANALYZER.analyze(race.problem(), Color.BLACK);
                assertThat(result.certainty()).as(race.describe()).isEqualTo(Certainty.CERTAIN);
                assertThat(result.verdict()).as(race.describe()).isNotEqualTo(SemeaiVerdict.UNKNOWN);
                races[semeaiClass.ordinal()]++;
            }
        }
        assertThat(races[0]).isGreaterThan(60);
        assertThat(races[1]).isGreaterThan(20);
    }

    @Test
    void autoAnswersAllThatIsUnambiguous() {
        AutoAnalyzer auto = new AutoAnalyzer(List.of(new GraphAnalyzer(), ANALYZER, Engines.SEARCH));
        for (OracleRace race : RACES) {
            for (Color first : Color.values()) {
                SemeaiResult result = auto.analyze(race.problem(), first);
                assertThat(result.verdict())
                        .as("%s first: %s%n%s", first, result, race.describe())
                        .isEqualTo(race.truth(first).orElse(SemeaiVerdict.UNKNOWN));
            }
        }
    }

    @Test
    void guessIsPassedOver() {
        SemeaiProblem problem = RACES.get(0).problem();
        SemeaiVerdict truth = RACES.get(0).truth(Color.BLACK).orElseThrow();
        AreaAnalyzer guess = (area, koWinner, first) -> new SemeaiResult(
                SemeaiVerdict.SEKI, "guess", Certainty.HEURISTIC, Limit.NONE, List.of(), Statistics.NONE);
        assertThat(guess.analyze(problem, Color.BLACK).isProved()).isFalse();
        assertThat(new AutoAnalyzer(List.of(guess, Engines.SEARCH))
                        .analyze(problem, Color.BLACK)
                        .verdict())
                .isEqualTo(truth)
                .isNotEqualTo(SemeaiVerdict.SEKI);
    }
}

package org.sekilab.semeai;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sekilab.model.Color;
import org.sekilab.search.Limit;
import org.sekilab.search.Limits;
import org.sekilab.search.Statistics;
import org.sekilab.semeai.area.SemeaiArea;

/**
 * The verdicts of sums of games about small races are true; enumeration gives the truth. Quick tests judge each third
 * or fifth race. The group {@code thorough} judges all races.
 */
class LibertyCountAnalyzerTest {
    private static final List<OracleRace> RACES = OracleRace.all();
    private static final LibertyCountAnalyzer ANALYZER = new LibertyCountAnalyzer(Engines.CONFIG);

    @Test
    void verdictIsTheTruthAndTheMoveKeepsIt() {
        checkVerdicts(3, 160, 130);
    }

    @Test
    @Tag("thorough")
    void verdictIsTheTruthAndTheMoveKeepsItInAllRaces() {
        checkVerdicts(1, 500, 400);
    }

    /** Each race whose index is 1 more than a multiple of a number. */
    private static List<OracleRace> each(int step) {
        return RACES.stream().filter(race -> race.index() % step == 1 % step).toList();
    }

    private static void checkVerdicts(int step, int certain, int bounded) {
        Map<Certainty, Integer> answers = new EnumMap<>(Certainty.class);
        for (OracleRace race : each(step)) {
            for (Color first : Color.values()) {
                SemeaiResult result = ANALYZER.analyze(race.problem(), first);
                if (result.verdict() != SemeaiVerdict.UNKNOWN) {
                    race.check(first, result);
                    answers.merge(result.certainty(), 1, Integer::sum);
                }
            }
        }
        assertThat(answers.get(Certainty.CERTAIN)).isGreaterThan(certain);
        assertThat(answers.get(Certainty.BOUNDED)).isGreaterThan(bounded);
        assertThat(answers).doesNotContainKey(Certainty.HEURISTIC);
    }

    @Test
    void defenseIsTheTruth() {
        assertThat(countDefenses(ANALYZER, 3)).isGreaterThan(850 / 3);
    }

    @Test
    @Tag("thorough")
    void defenseIsTheTruthInAllRaces() {
        assertThat(countDefenses(ANALYZER, 1)).isGreaterThan(850);
    }

    /** The pessimist gives up all positions that are not examined. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5, 20, 100})
    void boundsHoldHoweverLittleIsLookedAt(int maxPositions) {
        checkBounds(maxPositions, 5, 250 / 5);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5, 20, 100})
    @Tag("thorough")
    void boundsHoldHoweverLittleIsLookedAtInAllRaces(int maxPositions) {
        checkBounds(maxPositions, 1, 250);
    }

    private static void checkBounds(int maxPositions, int step, int defenses) {
        SemeaiConfig config = new SemeaiConfig(Engines.CONFIG.limits(), 1, maxPositions, 300_000, BentFour.PLAY);
        LibertyCountAnalyzer bounds = new LibertyCountAnalyzer(config);
        int verdicts = 0;
        for (OracleRace race : each(step)) {
            for (Color first : Color.values()) {
                SemeaiVerdict verdict = bounds.analyze(race.problem(), first).verdict();
                if (verdict != SemeaiVerdict.UNKNOWN) {
                    assertThat(race.truth(first))
                            .as("%s first%n%s", first, race.describe())
                            .hasValue(verdict);
                    verdicts++;
                }
            }
        }
        assertThat(countDefenses(bounds, step)).isGreaterThan(verdicts).isGreaterThan(defenses);
    }

    private static int countDefenses(LibertyCountAnalyzer analyzer, int step) {
        int answers = 0;
        for (OracleRace race : each(step)) {
            for (Color attacker : Color.values()) {
                Defense defense = analyzer.defend(race.problem(), attacker, Engines.CONFIG.limits());
                if (defense.answer() != Defense.Answer.OPEN) {
                    boolean isCaptured = race.truth(attacker).equals(Optional.of(SemeaiVerdict.winOf(attacker)));
                    assertThat(defense.answer())
                            .as("%s attacks: %s%n%s", attacker, defense, race.describe())
                            .isEqualTo(isCaptured ? Defense.Answer.FAILS : Defense.Answer.HOLDS);
                    answers++;
                }
            }
        }
        return answers;
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
        checkAuto(3);
    }

    @Test
    @Tag("thorough")
    void autoAnswersAllThatIsUnambiguousInAllRaces() {
        checkAuto(1);
    }

    private static void checkAuto(int step) {
        AutoAnalyzer auto = new AutoAnalyzer(List.of(new GraphAnalyzer(), ANALYZER, Engines.SEARCH));
        for (OracleRace race : each(step)) {
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
        AreaAnalyzer guess = new AreaAnalyzer() {
            @Override
            SemeaiResult analyze(SemeaiArea area, KoWinner koWinner, Color first, Limits limits) {
                return new SemeaiResult(
                        SemeaiVerdict.SEKI, "guess", Certainty.HEURISTIC, Limit.NONE, List.of(), Statistics.NONE);
            }
        };
        assertThat(guess.analyze(problem, Color.BLACK).isProved()).isFalse();
        assertThat(new AutoAnalyzer(List.of(guess, Engines.SEARCH))
                        .analyze(problem, Color.BLACK)
                        .verdict())
                .isEqualTo(truth)
                .isNotEqualTo(SemeaiVerdict.SEKI);
    }
}

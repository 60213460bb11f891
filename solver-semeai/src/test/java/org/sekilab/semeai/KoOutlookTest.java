package org.sekilab.semeai;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.model.text.Diagram;
import org.sekilab.search.Limit;
import org.sekilab.search.Limits;
import org.sekilab.search.Seeds;
import org.sekilab.search.Statistics;

class KoOutlookTest {
    private static final SearchAnalyzer SEARCH = new SearchAnalyzer(
            Engines.ALPHA_BETA,
            SemeaiConfig.of(Limits.DEFAULT
                    .withTime(Duration.ofMinutes(10))
                    .withMaxNodes(20_000)
                    .withTableBytes(4L << 20)));
    private static final SemeaiProblem RACE = new RaceBoard(2, 2, 1, RaceBoard.NO_EYE, RaceBoard.NO_EYE).problem();

    /** The method is asked under each ko model, whatever its name is. */
    @Test
    void methodThatSaysNothingOfOtherKosIsAskedUnderAllOfThem() {
        Set<KoWinner> asked = EnumSet.noneOf(KoWinner.class);
        SemeaiAnalyzer plugIn = (problem, first) -> {
            asked.add(problem.koWinner());
            SemeaiVerdict verdict =
                    problem.koWinner() == KoWinner.BLACK ? SemeaiVerdict.BLACK_WINS : SemeaiVerdict.WHITE_WINS;
            return new SemeaiResult(verdict, "own", Certainty.CERTAIN, Limit.NONE, List.of(), Statistics.NONE);
        };
        assertThat(KoOutlook.of(plugIn, RACE, Color.BLACK).ko()).isEqualTo(KoOutlook.Ko.BLACK_NEEDS_THREATS);
        assertThat(asked).isEqualTo(EnumSet.allOf(KoWinner.class));
    }

    @Test
    void verdictThatHoldsForAllKosIsAskedForOnce() {
        int[] asked = new int[1];
        SemeaiAnalyzer graph = (problem, first) -> {
            asked[0]++;
            return new GraphAnalyzer().analyze(problem, first);
        };
        assertThat(KoOutlook.of(graph, RACE, Color.BLACK).ko()).isEqualTo(KoOutlook.Ko.NONE);
        assertThat(asked[0]).isEqualTo(1);
    }

    /** A verdict for all kos is found under each of them, by exact games or by bounds, and by search. */
    @RepeatedTest(100)
    void verdictThatHoldsForAllKosIsFoundUnderEachOfThem(RepetitionInfo run) {
        long seed = Seeds.next(run);
        Random random = new Random(seed);
        SemeaiProblem problem = new RaceBoard(
                        random.nextInt(4), random.nextInt(4), random.nextInt(3), eye(random), eye(random))
                .problem();
        if (problem.position().findBlockWithoutLiberty().isPresent()) {
            return;
        }
        for (SemeaiAnalyzer analyzer : List.of(new GraphAnalyzer(), new LibertyCountAnalyzer(Engines.CONFIG))) {
            for (Color first : Color.values()) {
                SemeaiResult result = analyzer.analyze(problem, first);
                assertThat(result.holdsForAllKos()).isEqualTo(result.verdict() != SemeaiVerdict.UNKNOWN);
                if (result.holdsForAllKos()) {
                    for (KoWinner winner : KoWinner.values()) {
                        assertThat(analyzer.analyze(problem.withKoWinner(winner), first)
                                        .verdict())
                                .as(
                                        "seed %d, %s wins kos, %s first%n%s",
                                        seed, winner, first, Diagram.format(problem.position()))
                                .isEqualTo(result.verdict());
                        assertThat(SEARCH.analyze(problem.withKoWinner(winner), first)
                                        .verdict())
                                .as(
                                        "search, seed %d, %s wins kos, %s first%n%s",
                                        seed, winner, first, Diagram.format(problem.position()))
                                .isIn(result.verdict(), SemeaiVerdict.UNKNOWN);
                    }
                }
            }
        }
    }

    /** A row of up to four points; half of them are empty, the others are stones of either side. */
    private static List<String> eye(Random random) {
        StringBuilder points = new StringBuilder();
        for (int column = random.nextInt(5); column > 0; column--) {
            points.append("..x#".charAt(random.nextInt(4)));
        }
        return points.isEmpty() ? RaceBoard.NO_EYE : List.of(points.toString());
    }
}

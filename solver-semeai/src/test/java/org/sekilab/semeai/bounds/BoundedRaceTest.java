package org.sekilab.semeai.bounds;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sekilab.model.Color;
import org.sekilab.search.Engine;
import org.sekilab.search.Goal;
import org.sekilab.search.Limits;
import org.sekilab.search.Outcome;
import org.sekilab.search.SearchListener;
import org.sekilab.search.alphabeta.AlphaBetaConfig;
import org.sekilab.search.alphabeta.AlphaBetaEngine;
import org.sekilab.search.bounds.BoundedProblem;
import org.sekilab.search.bounds.Bounds;
import org.sekilab.search.dfpn.DfpnConfig;
import org.sekilab.search.dfpn.DfpnEngine;
import org.sekilab.search.run.Budget;
import org.sekilab.semeai.ccg.Context;
import org.sekilab.semeai.ccg.Option;
import org.sekilab.semeai.graph.SingleRace;
import org.sekilab.semeai.lcg.LibertyCountGame;
import org.sekilab.semeai.lcg.PlainGames;
import org.sekilab.semeai.lcg.RaceSearch;

class BoundedRaceTest {
    private static final long SEED = 20_010_129;
    private static final int RACES = 100;
    private static final Limits LIMITS = Limits.DEFAULT
            .withTime(Duration.ofMinutes(10))
            .withMaxNodes(5_000_000)
            .withTableBytes(1 << 20);

    /** Black may connect to three liberties, or make an eye. */
    private static final LibertyCountGame LIBERTIES_OR_EYE =
            unsettled(PlainGames.outside(Color.BLACK, 3), PlainGames.eye(Color.BLACK, 1, 0));

    private static final LibertyCountGame LIBERTIES = unsettled(PlainGames.outside(Color.BLACK, 3));

    static Stream<Named<Engine>> engines() {
        return Stream.of(
                Named.of("alphabeta", new AlphaBetaEngine(AlphaBetaConfig.DEFAULT)),
                Named.of("dfpn", DfpnEngine.plain(DfpnConfig.DEFAULT)),
                Named.of("dfpn-r", DfpnEngine.withTwins(DfpnConfig.DEFAULT)));
    }

    /** The fact that lets the least winning counts form a set of bounds. */
    @Test
    void moreForBlackAndLessForWhiteIsNeverWorse() {
        List<RaceCounts> all = counts(4, 3);
        for (Goal goal : Goal.values()) {
            for (RaceCounts counts : all) {
                for (RaceCounts better : all) {
                    if (counts.reaches(goal) && better.isAtLeast(counts)) {
                        assertThat(better.reaches(goal))
                                .as("%s and %s", counts, better)
                                .isTrue();
                    }
                }
            }
        }
    }

    @Test
    void boundsAreReachedByWhatWins() {
        for (Goal goal : Goal.values()) {
            Bounds<RaceCounts> bounds = RaceCounts.bounds(goal, 4, 3);
            for (RaceCounts counts : counts(4, 3)) {
                assertThat(bounds.isReachedBy(counts)).as("%s", counts).isEqualTo(counts.reaches(goal));
            }
        }
    }

    /**
     * White has two outside liberties, and two are shared. With three liberties black lives in seki; with an eye black
     * captures. As in the note on [LCG] figure 6, the rest of the race decides which is better.
     */
    @ParameterizedTest
    @MethodSource("engines")
    void eyeWinsWhereMoreLibertiesDoNot(Engine engine) {
        BoundedRace race = new BoundedRace(engine, LIMITS);
        assertThat(race.value(withRest(LIBERTIES_OR_EYE), Color.BLACK)).isEqualTo(Outcome.WIN);
        assertThat(race.value(withRest(LIBERTIES), Color.BLACK)).isEqualTo(Outcome.DRAW);
    }

    /**
     * A required lead in liberties, of any size, gives the same answer for the race that wins and for the race that
     * does not.
     */
    @ParameterizedTest
    @MethodSource("engines")
    void differenceOfLibertiesDoesNotDecideThatRace(Engine engine) {
        for (int threshold = -5; threshold <= 5; threshold++) {
            assertThat(reachesDifference(engine, LIBERTIES_OR_EYE, threshold))
                    .isEqualTo(reachesDifference(engine, LIBERTIES, threshold));
        }
    }

    /** Sums with an unsettled part, which each side may settle, against the search of the sum. */
    @ParameterizedTest
    @MethodSource("engines")
    void agreesWithTheSearchOfTheSum(Engine engine) {
        Random random = new Random(SEED);
        BoundedRace race = new BoundedRace(engine, LIMITS);
        int[] found = new int[Outcome.values().length];
        for (int i = 0; i < RACES; i++) {
            List<LibertyCountGame> games = randomRace(random);
            for (Color first : Color.values()) {
                Outcome value = new RaceSearch(games, Optional.empty(), 1_000_000, Budget.unlimited()).value(first);
                assertThat(race.value(games, first))
                        .as("seed %d, race %d: %s, %s first", SEED, i, games, first)
                        .isEqualTo(value);
                found[value.ordinal()]++;
            }
        }
        for (Outcome outcome : List.of(Outcome.WIN, Outcome.DRAW, Outcome.LOSS)) {
            assertThat(found[outcome.ordinal()]).as("%s", outcome).isGreaterThan(RACES / 20);
        }
    }

    private static boolean reachesDifference(Engine engine, LibertyCountGame part, int threshold) {
        SumRace race = new SumRace(withRest(part), Color.BLACK);
        Bounds<Integer> atLeast = new Bounds<>((value, other) -> value >= other, List.of(threshold));
        BoundedProblem<Integer> problem =
                new BoundedProblem<>(race, () -> race.value().map(BoundedRaceTest::difference), atLeast);
        return engine.prove(problem, Goal.WIN, LIMITS, SearchListener.NONE).outcome() == Outcome.WIN;
    }

    private static int difference(RaceCounts counts) {
        SingleRace race = counts.race();
        return race.blackInner() + race.blackOuter() - race.whiteInner() - race.whiteOuter();
    }

    private static List<LibertyCountGame> withRest(LibertyCountGame part) {
        return List.of(part, PlainGames.outside(Color.WHITE, 2), PlainGames.shared(2));
    }

    /** One liberty, from which black may move to each of some games; white takes it. */
    private static LibertyCountGame unsettled(LibertyCountGame... results) {
        List<Option<LibertyCountGame>> options = new ArrayList<>();
        for (LibertyCountGame result : results) {
            options.add(new Option<>(Context.ALWAYS, result));
        }
        return new LibertyCountGame(1, 0, options, List.of(new Option<>(Context.ALWAYS, LibertyCountGame.ZERO)));
    }

    private static List<LibertyCountGame> randomRace(Random random) {
        List<LibertyCountGame> games = new ArrayList<>();
        games.add(unsettled(
                PlainGames.outside(Color.BLACK, 1 + random.nextInt(4)),
                PlainGames.eye(Color.BLACK, 1 + random.nextInt(2), 0)));
        games.add(PlainGames.outside(Color.BLACK, random.nextInt(4)));
        games.add(PlainGames.outside(Color.WHITE, 1 + random.nextInt(4)));
        games.add(PlainGames.shared(random.nextInt(4)));
        if (random.nextBoolean()) {
            games.add(PlainGames.eye(Color.WHITE, 1 + random.nextInt(4), 0));
        }
        return games;
    }

    private static List<RaceCounts> counts(int most, int mostShared) {
        List<RaceCounts> all = new ArrayList<>();
        for (Color mover : Color.values()) {
            for (int shared = 0; shared <= mostShared; shared++) {
                for (int inner = 0; inner < 9; inner++) {
                    for (int outer = 0; outer < (most + 1) * (most + 1); outer++) {
                        SingleRace race =
                                new SingleRace(inner / 3, outer / (most + 1), inner % 3, outer % (most + 1), shared);
                        all.add(new RaceCounts(race, mover));
                    }
                }
            }
        }
        return all;
    }
}

package org.sekilab.search.dfpn;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.BitSet;
import java.util.SplittableRandom;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.sekilab.search.Goal;
import org.sekilab.search.Limits;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;
import org.sekilab.search.Result;
import org.sekilab.search.SearchListener;
import org.sekilab.search.Seeds;
import org.sekilab.search.dfpn.DfpnConfig.Simulated;

/** Searches that leave out moves by zones, against enumeration. */
class ZonesTest {
    private static final int POINTS = 6;
    private static final int GAMES = 40;
    private static final Limits LIMITS =
            Limits.DEFAULT.withTime(Duration.ofDays(1)).withTableBytes(1 << 18);

    @RepeatedTest(10)
    void answersAndZonesAreThoseOfEnumeration(RepetitionInfo run) {
        long seed = Seeds.next(run);
        SplittableRandom random = new SplittableRandom(seed);
        int[] lines = lines(random);
        BitSet won = LineGame.wonStates(POINTS, lines);
        for (int i = 0; i < GAMES; i++) {
            int own = someStones(random);
            int others = someStones(random) & ~own;
            boolean isProverToMove = random.nextBoolean();
            Simulated simulation = Simulated.values()[random.nextInt(3)];
            LineGame game = new LineGame(POINTS, lines, own, others, isProverToMove);
            long bytes = DfpnWithTwinsTest.LEAST_TABLE_BYTES << random.nextInt(8);
            Result result = DfpnEngine.withTwins(
                            DfpnConfig.DEFAULT.withZones(true).withSimulation(simulation))
                    .prove(game, Goal.WIN, LIMITS.withTableBytes(bytes), SearchListener.NONE);
            assertThat(result.outcome())
                    .as("seed %d, game %d", seed, i)
                    .isEqualTo(won.get(game.index()) ? Outcome.WIN : Outcome.LOSS);
            if (result.outcome() == Outcome.WIN) {
                checkZone(lines, won, game, own, others, result.proof().zone());
                checkBestMove(won, game, result);
            }
        }
    }

    /** The prover wins each state that is equal on the zone. */
    private static void checkZone(int[] lines, BitSet won, LineGame game, int own, int others, long zone) {
        int all = (1 << POINTS) - 1;
        int rest = all & ~(int) zone;
        for (int outside = 0; outside < 1 << 2 * POINTS; outside++) {
            int ownOutside = outside >> POINTS;
            int othersOutside = outside & all;
            if (((ownOutside | othersOutside) & ~rest) == 0 && (ownOutside & othersOutside) == 0) {
                LineGame equal = new LineGame(
                        POINTS,
                        lines,
                        own & (int) zone | ownOutside,
                        others & (int) zone | othersOutside,
                        game.isProverToMove());
                assertThat(won.get(equal.index()))
                        .as("zone %x of state %x, in state %x", zone, game.index(), equal.index())
                        .isTrue();
            }
        }
    }

    private static void checkBestMove(BitSet won, LineGame game, Result result) {
        if (game.isProverToMove() && game.outcome() == Outcome.UNKNOWN) {
            assertThat(result.bestMove()).isNotEqualTo(Problem.NO_MOVE);
            assertThat(won.get(game.indexAfter(result.bestMove()))).isTrue();
        }
    }

    /** Otherwise the test above would not be about zones. */
    @Test
    void movesAreLeftOut() {
        SplittableRandom random = new SplittableRandom(1);
        long with = 0;
        long without = 0;
        for (int i = 0; i < GAMES; i++) {
            int[] lines = lines(random);
            with += nodes(lines, DfpnConfig.DEFAULT.withZones(true));
            without += nodes(lines, DfpnConfig.DEFAULT);
        }
        assertThat(with).isLessThan(without);
    }

    private static long nodes(int[] lines, DfpnConfig config) {
        return DfpnEngine.withTwins(config)
                .prove(new LineGame(POINTS, lines, 0, 0, true), Goal.WIN, LIMITS, SearchListener.NONE)
                .statistics()
                .nodes();
    }

    /** A stone on each fourth point. */
    private static int someStones(SplittableRandom random) {
        int stones = 0;
        for (int point = 0; point < POINTS; point++) {
            stones |= random.nextInt(4) == 0 ? 1 << point : 0;
        }
        return stones;
    }

    /** Some lines of two or three points. */
    private static int[] lines(SplittableRandom random) {
        return random.ints(1, 1 << POINTS)
                .filter(line -> Integer.bitCount(line) == 2 || Integer.bitCount(line) == 3)
                .limit(1 + random.nextInt(5))
                .toArray();
    }
}

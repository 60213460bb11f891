package org.sekilab.safety;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.search.Goal;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;
import org.sekilab.search.Result;
import org.sekilab.search.SearchListener;
import org.sekilab.statics.OracleProblem;

/**
 * The strategy that a search has found, played against attackers who do what they like: no boundary block is ever captured, and when both
 * pass, no attacker stone is left.
 */
class StrategyTest {
    private static final int GAMES = 20;
    private static final int MANY_GAMES = 1_000;

    /** Chooses a move of the attacker. */
    private interface Attacker {
        int choose(LocalBoard board, int[] moves, int count);
    }

    @Test
    void strategiesHoldAgainstRandomAndGreedyAttackers() {
        assertThat(playAll(GAMES, 10)).isGreaterThan(20);
    }

    @Test
    @Tag("slow")
    void strategiesHoldAgainstManyAttackers() {
        assertThat(playAll(MANY_GAMES, 1)).isGreaterThan(300);
    }

    private static int playAll(int games, int step) {
        Random random = new Random(games);
        int proved = 0;
        for (OracleProblem problem : OracleProblem.all()) {
            if (problem.index() % step == 0 && play(problem, games, random)) {
                proved++;
            }
        }
        return proved;
    }

    private static boolean play(OracleProblem problem, int games, Random random) {
        LocalShape shape = LocalShape.of(problem.region());
        LocalBoard board =
                new LocalBoard(shape, problem.position(), problem.map().color().opposite());
        RegionProblem region = new RegionProblem(board, Preset.M6.features(), Outcome.LOSS);
        Result result = Engines.ALPHA_BETA.prove(region, Goal.WIN, Engines.LIMITS, SearchListener.NONE);
        if (result.outcome() != Outcome.WIN) {
            return false;
        }
        List<Attacker> attackers = List.of(
                (state, moves, count) -> moves[random.nextInt(count)],
                (state, moves, count) -> greedy(state, moves, count, random));
        for (Attacker attacker : attackers) {
            for (int game = 0; game < games; game++) {
                playOne(problem, region, result, attacker);
            }
        }
        return true;
    }

    private static void playOne(OracleProblem problem, RegionProblem region, Result result, Attacker attacker) {
        LocalBoard board = region.board();
        int[] moves = new int[region.maxMoves()];
        while (!board.isOver() && !board.isBlockCaptured() && region.outcome() == Outcome.UNKNOWN) {
            if (board.isDefenderToMove()) {
                int answer = answer(region, result);
                region.play(answer);
            } else {
                region.play(attacker.choose(board, moves, region.movesInto(moves)));
            }
        }
        assertThat(region.outcome())
                .as("problem %d: %s", problem.index(), board)
                .isEqualTo(Outcome.WIN);
        while (board.ply() > 0) {
            region.undo();
        }
    }

    /** What the proof says; where the table has lost the state, a new search from there. */
    private static int answer(RegionProblem region, Result result) {
        int answer = result.proof().moveIn(region);
        if (answer == Problem.NO_MOVE) {
            Result again = Engines.ALPHA_BETA.prove(region, Goal.WIN, Engines.LIMITS, SearchListener.NONE);
            assertThat(again.outcome()).isEqualTo(Outcome.WIN);
            answer = again.bestMove();
        }
        return answer;
    }

    /** The move after which the boundary blocks have the fewest liberties; one of the best at random. */
    private static int greedy(LocalBoard board, int[] moves, int count, Random random) {
        int best = moves[count - 1];
        int fewest = Integer.MAX_VALUE;
        for (int i = 0; i < count; i++) {
            int liberties = 0;
            for (long exterior : board.shape().blockExteriors()) {
                long filled = moves[i] < board.shape().size() ? 1L << moves[i] : 0;
                liberties += Long.bitCount(exterior & board.empties() & ~filled);
            }
            if (liberties < fewest || liberties == fewest && random.nextBoolean()) {
                fewest = liberties;
                best = moves[i];
            }
        }
        return best;
    }
}

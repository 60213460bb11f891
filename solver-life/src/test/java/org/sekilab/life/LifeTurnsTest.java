package org.sekilab.life;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.sekilab.life.settings.LifeConfig;
import org.sekilab.life.settings.LifeFeature;
import org.sekilab.model.Color;
import org.sekilab.model.text.Diagram;
import org.sekilab.search.Limit;
import org.sekilab.search.Limits;

/** Searches of windows whose turns another process takes; here, another object. */
class LifeTurnsTest {
    private static final String FOUR = """
            . . . . . . .
            O O O O O O .
            X X X X X O .
            . . . . X O .
            """;

    private static final String OPEN = """
            . . . . . . .
            . . . . . . .
            . . . X . . .
            . . . . O . .
            . . . . . . .
            """;

    /** A search whose process is lost begins again: here each turn has a process of its own. */
    @Test
    void turnsThatForgetTheSearchGiveTheSameVerdict() {
        LifeProblem problem = problem(FOUR, Color.WHITE);
        LifeResult result =
                Life.best().on(asked -> turns(asked, new AtomicLong(), true)).solve(problem);
        assertEquals(LifeVerdict.ALIVE, result.verdict());
        assertEquals(1, result.proofs().size());
    }

    @Test
    void nodesOfOtherProcessesCountForTheLimit() {
        AtomicLong spent = new AtomicLong();
        LifeConfig lifeOnly = LifeConfig.DEFAULT.without(LifeFeature.KILL);
        LifeResult result = Life.best()
                .with(lifeOnly)
                .with(Limits.DEFAULT.withMaxNodes(3_000))
                .on(asked -> turns(asked, spent, false))
                .solve(problem(OPEN, Color.WHITE));
        assertEquals(Limit.NODES, result.limit());
        assertTrue(spent.get() > 0 && spent.get() <= 3_000, () -> spent + " nodes elsewhere");
        assertTrue(result.statistics().nodes() >= spent.get(), () -> result.statistics() + " has too few nodes");
    }

    @Test
    void failureOfAnotherProcessReachesTheCaller() {
        LifeTurns broken = new LifeTurns() {
            @Override
            public int takers() {
                return 2;
            }

            @Override
            public Optional<Answer> take(Turn turn, BooleanSupplier isCancelled) {
                throw new IllegalStateException("lost");
            }
        };
        IllegalStateException failure = assertThrows(
                IllegalStateException.class,
                () -> Life.best().on(asked -> broken).solve(problem(OPEN, Color.WHITE)));
        assertEquals("lost", failure.getMessage());
    }

    @Test
    void onlyAWonTurnHasAProof() {
        assertThrows(
                IllegalArgumentException.class,
                () -> new LifeTurns.Answer(LifeTurns.End.WON, 1, Optional.empty(), List.of()));
    }

    private static LifeTurns turns(LifeProblem problem, AtomicLong spent, boolean isForgetful) {
        LifeTurns kept = Life.best().turns(problem);
        return new LifeTurns() {
            @Override
            public int takers() {
                return 2;
            }

            @Override
            public Optional<Answer> take(Turn turn, BooleanSupplier isCancelled) {
                LifeTurns taker = isForgetful ? Life.best().turns(problem) : kept;
                Optional<Answer> answer = taker.take(turn, isCancelled);
                answer.ifPresent(each -> spent.addAndGet(each.nodes()));
                return answer;
            }
        };
    }

    private static LifeProblem problem(String board, Color first) {
        return LifeShapes.problem(Diagram.parse(board), first);
    }
}

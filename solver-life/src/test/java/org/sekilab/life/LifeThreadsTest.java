package org.sekilab.life;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.life.settings.LifeConfig;
import org.sekilab.life.settings.LifeFeature;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.search.Limit;
import org.sekilab.search.Limits;
import org.sekilab.search.SearchListener;
import org.sekilab.search.Statistics;

/** Several threads search one problem: the answers are those of one thread, and each limit ends all of them. */
class LifeThreadsTest {
    private static final String NAME = "life";
    private static final int THREADS = 3;

    /** Too open for an answer. */
    private static final String OPEN = """
            . . . . . . .
            . . . . . . .
            . . . X . . .
            . . . . O . .
            . . . . . . .
            """;

    private final Set<Thread> helpers = ConcurrentHashMap.newKeySet();

    @AfterEach
    void noThreadIsLeft() throws InterruptedException {
        for (Thread helper : helpers) {
            helper.join(TimeUnit.MINUTES.toMillis(1));
            assertFalse(helper.isAlive(), "a thread is left");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "XXXXO../...XO.., BLACK, ALIVE",
        "XXXXO../...XO.., WHITE, DEAD",
        "XXXXXO./....XO., WHITE, ALIVE",
        "XXXXXO./....XO., BLACK, ALIVE"
    })
    void threadsHaveTheAnswersOfOne(String rows, Color first, LifeVerdict verdict) {
        String[] lines = rows.split("/");
        String board = String.join("\n", ". . . . . . .", "O O O O O O .", spaced(lines[0]), spaced(lines[1]));
        LifeProblem problem = problem(board, first);
        LifeResult one = Life.best().with(limits()).solve(problem);
        LifeResult several = Life.best().with(limits()).withThreads(THREADS).solve(problem);
        assertEquals(verdict, one.verdict());
        assertEquals(verdict, several.verdict());
        assertEquals(one.proofs().size(), several.proofs().size());
    }

    private static String spaced(String row) {
        return String.join(" ", row.split(""));
    }

    /** The calling thread waits, so another one does the work. */
    @Test
    void otherThreadsSearchToo() {
        CountDownLatch helped = new CountDownLatch(1);
        Limits limits = limits().withMaxNodes(20_000).withCancel(() -> {
            if (isHelper()) {
                helped.countDown();
                return false;
            }
            return !await(helped);
        });
        LifeResult result = Life.best().with(limits).withThreads(2).solve(problem(OPEN, Color.WHITE));
        assertEquals(Limit.NODES, result.limit());
        assertEquals(1, helpers.size());
    }

    @Test
    void threadsShareTheLimitOfNodes() {
        Limits limits = limits().withMaxNodes(5_000);
        LifeResult result = Life.best().with(limits).withThreads(THREADS).solve(problem(OPEN, Color.WHITE));
        assertEquals(LifeVerdict.UNKNOWN, result.verdict());
        assertEquals(Limit.NODES, result.limit());
        assertTrue(result.statistics().nodes() <= 5_000, () -> result.statistics() + " are too many");
    }

    @Test
    void theLimitOfTimeEndsAllThreads() {
        Limits limits = limits().withTime(Duration.ofNanos(1));
        LifeResult result = Life.best().with(limits).withThreads(THREADS).solve(problem(OPEN, Color.WHITE));
        assertEquals(Limit.TIME, result.limit());
    }

    @Test
    void cancellationEndsAllThreads() {
        AtomicInteger calls = new AtomicInteger();
        Limits limits = limits().withMaxNodes(Long.MAX_VALUE).withCancel(() -> {
            isHelper();
            return calls.incrementAndGet() > 20;
        });
        LifeResult result = Life.best().with(limits).withThreads(THREADS).solve(problem(OPEN, Color.WHITE));
        assertEquals(Limit.CANCELLED, result.limit());
    }

    /** With one thread, nothing is left to chance. */
    @Test
    void seedsTakeTurnsInTheSameWayInEachRun() {
        LifeProblem three = problem("""
                . . . . . . .
                O O O O O . .
                X X X X O . .
                . . . X O . .
                """, Color.WHITE);
        long one = lifeNodes(three, 1);
        long two = lifeNodes(three, 2);
        assertTrue(two > one, () -> "%d nodes with one search of each window, %d with two".formatted(one, two));
        assertEquals(two, lifeNodes(three, 2));
    }

    /** The nodes until no search of a window has hope. */
    private long lifeNodes(LifeProblem problem, int seeds) {
        LifeResult result = Life.best()
                .with(limits())
                .with(LifeConfig.DEFAULT.without(LifeFeature.KILL).withSeeds(seeds))
                .solve(problem);
        assertEquals(Limit.SIZE, result.limit());
        return result.statistics().nodes();
    }

    @Test
    void anErrorOfAThreadIsThatOfTheSearch() {
        LifeEffort effort = new LifeEffort(limits(), SearchListener.NONE);
        LifeTeam team = new LifeTeam(2, effort, helper -> {
            throw new OutOfMemoryError("of the test");
        });
        assertEquals(
                "of the test", assertThrows(OutOfMemoryError.class, team::join).getMessage());
        Statistics none = effort.statistics();
        assertEquals(0, none.nodes());
    }

    private Limits limits() {
        return Limits.DEFAULT.withMaxNodes(200_000).withCancel(() -> {
            isHelper();
            return false;
        });
    }

    /** True on a thread that is not the calling one; it is noted. */
    private boolean isHelper() {
        Thread thread = Thread.currentThread();
        boolean isHelper = thread.getName().equals(NAME);
        if (isHelper) {
            helpers.add(thread);
        }
        return isHelper;
    }

    private static boolean await(CountDownLatch latch) {
        try {
            return latch.await(1, TimeUnit.MINUTES);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private static LifeProblem problem(String board, Color first) {
        Position position = Diagram.parse(board);
        int stone = position.black().first();
        return new LifeProblem(
                position, Color.BLACK, first, List.of(List.of(stone)), PointSet.board(position.geometry()));
    }
}

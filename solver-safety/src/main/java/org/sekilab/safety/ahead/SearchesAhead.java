package org.sekilab.safety.ahead;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.sekilab.safety.region.GameQuestion;
import org.sekilab.safety.region.GameSearcher;
import org.sekilab.safety.region.RegionSearcher;
import org.sekilab.safety.settings.EnginePair;
import org.sekilab.safety.settings.LifeJudge;

/**
 * Lets further threads make the searches that the solver of a board will ask for. Each of them solves the same board
 * in rehearsal, and takes a search in progress for open. Mutable; for the thread of the solver.
 *
 * <p>Source: own.
 * <p>Proves: the same as the solver alone, with the same answers in the same order. The rehearsals only make answers
 * earlier. What they search in vain is not counted as effort.
 * <p>Cost: a table for each thread, and one for each win that the solver has not asked for yet.
 */
public final class SearchesAhead implements GameSearcher, LifeJudge, AutoCloseable {
    private final GameAnswers games;
    private final LifeAnswers lives;
    private final EnginePair.Meter meter;
    private final List<Thread> rehearsing = new ArrayList<>();
    private volatile boolean isOver;

    /** Solves a board once. */
    @FunctionalInterface
    public interface Rehearsed {
        /**
         * Solves the board without any effect but searches.
         *
         * @param searcher searches games
         * @param lives answers questions about life
         * @param isOutdated if true, the rest does not matter
         */
        void solve(GameSearcher searcher, LifeJudge lives, BooleanSupplier isOutdated);
    }

    /**
     * Starts the threads.
     *
     * @param threads the most searches at the same time, and the number of threads beside that of the solver
     * @param searchers makes a searcher for one search, with the meter that receives its work
     * @param meter receives the work of the searches of games that the solver asks for
     * @param judge answers questions about life; threads share it
     * @param board is called by all threads, often
     */
    public SearchesAhead(
            int threads,
            Function<EnginePair.Meter, GameSearcher> searchers,
            EnginePair.Meter meter,
            LifeJudge judge,
            Rehearsed board) {
        Semaphore permits = new Semaphore(threads, true);
        this.games = new GameAnswers(permits, searchers);
        this.lives = new LifeAnswers(permits, judge);
        this.meter = meter;
        for (int number = 1; number <= threads; number++) {
            Thread thread = new Thread(() -> rehearse(board), "searches ahead " + number);
            thread.setDaemon(true);
            // A rehearsal only saves time. The solver meets each failure of its own questions itself.
            thread.setUncaughtExceptionHandler((failed, cause) -> {});
            rehearsing.add(thread);
            thread.start();
        }
    }

    @Override
    public RegionSearcher.Searched search(GameQuestion question) {
        GameAnswers.Answer answer = games.await(question);
        answer.work().forEach(each -> meter.spent(each.engine(), each.spent()));
        return answer.searched();
    }

    @Override
    public Answer judge(Question question) {
        return lives.await(question);
    }

    private void rehearse(Rehearsed board) {
        boolean hasNews = true;
        while (hasNews && !isOver) {
            Rehearsal rehearsal = new Rehearsal(games, lives, () -> isOver);
            board.solve(rehearsal, rehearsal, rehearsal::isOutdated);
            hasNews = rehearsal.awaitsNews();
        }
    }

    /** Ends the searches of the other threads, and waits for their end. */
    @Override
    public void close() {
        isOver = true;
        boolean isInterrupted = false;
        for (Thread thread : rehearsing) {
            while (thread.isAlive()) {
                try {
                    thread.join();
                } catch (InterruptedException e) {
                    isInterrupted = true; // the end is near, so it is awaited
                }
            }
        }
        if (isInterrupted) {
            Thread.currentThread().interrupt();
        }
    }
}

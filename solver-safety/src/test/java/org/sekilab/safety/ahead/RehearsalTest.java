package org.sekilab.safety.ahead;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.sekilab.safety.region.GameQuestion;
import org.sekilab.safety.settings.LifeJudge;
import org.sekilab.search.Goal;
import org.sekilab.search.Limit;
import org.sekilab.search.Outcome;
import org.sekilab.search.Result;

/** A thread that runs ahead of the solver. The solver's search ends when a test says so. */
class RehearsalTest {
    private static final GameQuestion BUSY = Answers.question(Goal.WIN);
    private static final GameQuestion OTHER = Answers.question(Goal.AT_LEAST_DRAW);

    private final CountDownLatch begun = new CountDownLatch(1);
    private final CountDownLatch mayEnd = new CountDownLatch(1);
    private final AtomicBoolean isOver = new AtomicBoolean();
    private final Deque<Outcome> outcomes = new ArrayDeque<>();
    private final Semaphore permits = new Semaphore(2, true);
    private final GameAnswers answers = new GameAnswers(permits, meter -> question -> {
        if (question.game().goal() == Goal.WIN) {
            begun.countDown();
            awaitUninterruptibly(mayEnd);
        }
        Outcome outcome = question.game().goal() == Goal.WIN ? outcomes.remove() : Outcome.LOSS;
        return Answers.of(question, outcome, outcome == Outcome.UNKNOWN ? Limit.NODES : Limit.NONE);
    });
    private final LifeAnswers lives = new LifeAnswers(permits, question -> {
        begun.countDown();
        awaitUninterruptibly(mayEnd);
        return outcomes.remove() == Outcome.WIN ? Answers.LIFE : LifeAnswers.open(Limit.NODES);
    });
    private final Rehearsal rehearsal = rehearsal();

    /** Other searches go on, in the hope that the solver's search stays open. */
    @Test
    void searchInProgressCountsAsOpen() throws InterruptedException {
        Thread solver = solver(Outcome.UNKNOWN);
        assertThat(search(BUSY).limit()).isEqualTo(Limit.NODES);
        assertThat(search(OTHER).outcome()).isEqualTo(Outcome.LOSS);
        assertThat(rehearsal.isOutdated()).isFalse();
        mayEnd.countDown();
        assertThat(rehearsal.awaitsNews()).isFalse();
        solver.join();
    }

    /** After the win the board is another one, so the rest of the rehearsal has no meaning. */
    @Test
    void winOfSearchInProgressMakesRehearsalOutdated() throws InterruptedException {
        Thread solver = solver(Outcome.WIN);
        search(BUSY);
        mayEnd.countDown();
        solver.join();
        assertThat(rehearsal.isOutdated()).isTrue();
        assertThat(rehearsal.awaitsNews()).isTrue();
        assertThat(search(OTHER).limit()).isEqualTo(Limit.CANCELLED);
        assertThat(rehearsal().search(BUSY).result().outcome()).isEqualTo(Outcome.WIN);
    }

    /** A question about life in progress counts as open, as a search does. */
    @Test
    void lifeFoundByAnotherThreadMakesRehearsalOutdated() throws InterruptedException {
        LifeJudge.Question question = Answers.life();
        outcomes.add(Outcome.WIN);
        Thread solver = new Thread(() -> lives.await(question));
        solver.start();
        begun.await();
        assertThat(rehearsal.judge(question)).isEqualTo(LifeAnswers.open(Limit.NODES));
        assertThat(rehearsal.isOutdated()).isFalse();
        mayEnd.countDown();
        solver.join();
        assertThat(rehearsal.isOutdated()).isTrue();
        assertThat(rehearsal.awaitsNews()).isTrue();
        assertThat(rehearsal.judge(question)).isEqualTo(LifeAnswers.open(Limit.CANCELLED));
        assertThat(rehearsal().judge(question)).isSameAs(Answers.LIFE);
    }

    @Test
    void nothingIsSearchedWhenTheSolverIsDone() {
        isOver.set(true);
        assertThat(search(OTHER).limit()).isEqualTo(Limit.CANCELLED);
        assertThat(rehearsal.isOutdated()).isTrue();
    }

    private Rehearsal rehearsal() {
        return new Rehearsal(answers, lives, isOver::get);
    }

    private Result search(GameQuestion question) {
        return rehearsal.search(question).result();
    }

    /** A solver that is busy with its question, and will find an outcome. */
    private Thread solver(Outcome outcome) throws InterruptedException {
        outcomes.add(outcome);
        Thread solver = new Thread(() -> answers.await(BUSY));
        solver.start();
        begun.await();
        return solver;
    }

    private static void awaitUninterruptibly(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}

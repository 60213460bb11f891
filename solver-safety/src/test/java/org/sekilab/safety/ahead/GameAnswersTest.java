package org.sekilab.safety.ahead;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.sekilab.safety.region.GameMemory;
import org.sekilab.safety.region.GameQuestion;
import org.sekilab.safety.region.GameSearcher;
import org.sekilab.safety.region.RegionSearcher;
import org.sekilab.search.Goal;
import org.sekilab.search.Limit;
import org.sekilab.search.Outcome;
import org.sekilab.search.Proof;

/** Answers that several threads share. The engines are replaced by answers that the tests choose. */
class GameAnswersTest {
    private final AtomicInteger searches = new AtomicInteger();

    @Test
    void equalQuestionIsSearchedOnce() {
        GameAnswers answers = answers(question -> Answers.of(question, Outcome.UNKNOWN, Limit.NODES));
        answers.await(Answers.question(Goal.WIN));
        answers.await(Answers.question(Goal.WIN));
        assertThat(answers.askAhead(Answers.question(Goal.WIN))).isDone();
        assertThat(searches).hasValue(1);
    }

    /** The goal, the limits and the way to search are parts of a question. */
    @Test
    void otherQuestionIsSearchedAnew() {
        GameAnswers answers = answers(question -> Answers.of(question, Outcome.LOSS, Limit.NONE));
        GameQuestion first = Answers.question(Goal.WIN);
        answers.await(first);
        answers.await(Answers.question(Goal.AT_LEAST_DRAW));
        answers.await(new GameQuestion(
                first.kind(),
                first.game(),
                first.limits().withMaxNodes(first.limits().maxNodes() + 1)));
        answers.await(new GameQuestion(GameQuestion.Kind.FIRST_ENGINE, first.game(), first.limits()));
        GameMemory.Game alive = new GameMemory.Game(
                first.game().shape().withTerritory(0), first.game().stones(), Goal.WIN);
        answers.await(new GameQuestion(first.kind(), alive, first.limits()));
        assertThat(searches).hasValue(5);
    }

    /** The table of a search takes much memory. */
    @Test
    void proofOfWinIsHandedOutOnce() {
        GameAnswers answers = answers(question -> Answers.of(question, Outcome.WIN, Limit.NONE));
        GameQuestion question = Answers.question(Goal.WIN);
        assertThat(answers.askAhead(question)).isDone();
        assertThat(answers.await(question).searched().result().proof()).isSameAs(Answers.PROOF);
        assertThat(answers.await(question).searched().result().proof()).isSameAs(Proof.NONE);
        assertThat(answers.askAhead(question).join().isWin()).isTrue();
    }

    @Test
    void solverSearchesItselfWhatAnotherThreadFailedToSearch() {
        GameAnswers answers = answers(question -> {
            if (searches.get() == 1) {
                throw new IllegalStateException("broken");
            }
            return Answers.of(question, Outcome.WIN, Limit.NONE);
        });
        GameQuestion question = Answers.question(Goal.WIN);
        assertThatThrownBy(() -> answers.askAhead(question)).hasMessage("broken");
        assertThat(answers.await(question).isWin()).isTrue();
        assertThat(searches).hasValue(2);
    }

    /** A cancelled search is no answer to anybody. */
    @Test
    void cancelledSearchIsForgotten() {
        GameAnswers answers = answers(
                question -> Answers.of(question, Outcome.UNKNOWN, searches.get() == 1 ? Limit.CANCELLED : Limit.NODES));
        GameQuestion question = Answers.question(Goal.WIN);
        assertThat(answers.askAhead(question)).isCancelled();
        assertThat(answers.await(question).searched().result().limit()).isEqualTo(Limit.NODES);
    }

    /** The solver gets the answer of the thread that is busy with the question. */
    @Test
    void solverWaitsForTheThreadThatSearches() throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch mayEnd = new CountDownLatch(1);
        GameAnswers answers = answers(question -> {
            begun.countDown();
            awaitUninterruptibly(mayEnd);
            return Answers.of(question, Outcome.WIN, Limit.NONE);
        });
        GameQuestion question = Answers.question(Goal.WIN);
        Thread ahead = ahead(answers, question);
        ahead.start();
        begun.await();
        CompletableFuture<GameAnswers.Answer> seen = answers.askAhead(question);
        assertThat(seen).isNotDone();
        mayEnd.countDown();
        assertThat(answers.await(question).isWin()).isTrue();
        ahead.join();
        assertThat(searches).hasValue(1);
    }

    /** Another thread may be busy for as long as its limits allow. */
    @Test
    void cancelledSolverDoesNotWait() throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(2);
        CountDownLatch mayEnd = new CountDownLatch(1);
        GameAnswers answers = answers(question -> {
            begun.countDown();
            awaitUninterruptibly(mayEnd);
            return Answers.of(question, Outcome.WIN, Limit.NONE);
        });
        GameQuestion question = Answers.question(Goal.WIN);
        GameQuestion second = Answers.question(Goal.AT_LEAST_DRAW);
        List<Thread> busy = List.of(ahead(answers, question), ahead(answers, second));
        busy.forEach(Thread::start);
        begun.await();
        GameQuestion withoutPermit =
                new GameQuestion(GameQuestion.Kind.FIRST_ENGINE, question.game(), question.limits());
        for (GameQuestion each : List.of(question, second, withoutPermit)) {
            AtomicInteger steps = new AtomicInteger();
            GameQuestion cancelled = new GameQuestion(
                    each.kind(), each.game(), each.limits().withCancel(() -> steps.incrementAndGet() > 2));
            assertThat(answers.await(cancelled).searched().result().limit()).isEqualTo(Limit.CANCELLED);
        }
        Thread.currentThread().interrupt();
        assertThat(answers.await(question).searched().result().limit()).isEqualTo(Limit.CANCELLED);
        assertThat(Thread.interrupted()).isTrue();
        mayEnd.countDown();
        for (Thread each : busy) {
            each.join();
        }
        assertThat(searches).hasValue(2);
    }

    private static Thread ahead(GameAnswers answers, GameQuestion question) {
        return new Thread(() -> assertThat(answers.askAhead(question)).isNotNull());
    }

    private GameAnswers answers(GameSearcher searcher) {
        return new GameAnswers(new Semaphore(2, true), meter -> question -> {
            searches.incrementAndGet();
            RegionSearcher.Searched searched = searcher.search(question);
            meter.spent("engine", searched.result().statistics());
            return searched;
        });
    }

    private static void awaitUninterruptibly(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}

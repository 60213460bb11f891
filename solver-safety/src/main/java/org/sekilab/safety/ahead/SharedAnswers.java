package org.sekilab.safety.ahead;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.Semaphore;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The answers to questions of one kind. Each question is searched by one thread only. Mutable; threads may share it.
 *
 * @param <K> the parts of a question that its answer depends on
 */
final class SharedAnswers<K, A extends SharedAnswers.Answer<A>> {
    private final Semaphore permits;
    private final ConcurrentMap<K, CompletableFuture<A>> answers = new ConcurrentHashMap<>();

    /** An answer. Immutable. */
    interface Answer<A> {
        /** True if the answer is a proof. Threads that took the question for open are outdated then. */
        boolean isWin();

        /** True if the search was cancelled. It is no answer to anybody then. */
        boolean isCancelled();

        /** The same answer without what takes much memory, for all who ask later. */
        A light();
    }

    /** @param permits one for each search; fair, so that the solver does not starve */
    SharedAnswers(Semaphore permits) {
        this.permits = permits;
    }

    /**
     * The answer to a question of the solver. Searches, or waits for the thread that searches. Only the first caller
     * gets the whole answer, and later ones a light one.
     *
     * @param isCancelled true if the solver needs no answer any more
     * @return empty if the solver was cancelled
     */
    Optional<A> await(K question, Supplier<A> search, BooleanSupplier isCancelled) {
        Waiting waiting = new Waiting(isCancelled);
        while (waiting.goesOn()) {
            CompletableFuture<A> earlier = answers.get(question);
            if (earlier != null) {
                Optional<A> answer = waiting.tryGet(earlier);
                answer.ifPresent(each -> answers.put(question, CompletableFuture.completedFuture(each.light())));
                if (answer.isPresent()) {
                    return answer;
                }
            } else if (waiting.tryAcquire(permits)) {
                CompletableFuture<A> own = new CompletableFuture<>();
                if (claim(question, own) == null) {
                    A answer = run(question, search, own);
                    own.complete(answer.light());
                    return Optional.of(answer);
                }
            }
        }
        return Optional.empty();
    }

    /**
     * The answer to a question of a thread that runs ahead. Searches if no thread has asked this question yet.
     *
     * @return the answer; it is not complete while another thread searches for it
     */
    CompletableFuture<A> askAhead(K question, Supplier<A> search) {
        CompletableFuture<A> earlier = answers.get(question);
        if (earlier != null) {
            return earlier;
        }
        CompletableFuture<A> own = new CompletableFuture<>();
        permits.acquireUninterruptibly();
        earlier = claim(question, own);
        if (earlier != null) {
            return earlier;
        }
        A answer = run(question, search, own);
        if (answer.isCancelled()) {
            answers.remove(question, own);
            own.cancel(false);
        } else {
            own.complete(answer);
        }
        return own;
    }

    /**
     * Claims a question for a thread with a permit. Gives the permit back if another thread was faster.
     *
     * @return the answer of the other thread; null if there is none
     */
    private @Nullable CompletableFuture<A> claim(K question, CompletableFuture<A> own) {
        CompletableFuture<A> earlier = answers.putIfAbsent(question, own);
        if (earlier != null) {
            permits.release();
        }
        return earlier;
    }

    /** Searches. If that fails, nobody waits for the answer any more. */
    private A run(K question, Supplier<A> search, CompletableFuture<A> own) {
        boolean isDone = false;
        try {
            A answer = search.get();
            isDone = true;
            return answer;
        } finally {
            permits.release();
            if (!isDone) {
                answers.remove(question, own);
                own.cancel(false);
            }
        }
    }
}

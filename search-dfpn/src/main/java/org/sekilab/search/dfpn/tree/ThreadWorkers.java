package org.sekilab.search.dfpn.tree;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.sekilab.search.Engine;
import org.sekilab.search.Goal;
import org.sekilab.search.Problem;

/**
 * Workers on threads of this process. A worker searches a copy of the problem here, or waits for another process.
 * Mutable; for one thread.
 */
final class ThreadWorkers implements LeafWorkers {
    private static final long STEP_MILLIS = 20; // between two looks at the cancelling

    private final ExecutorService threads;
    private final CompletionService<LeafAnswer> answers;
    private final List<Search> workers;
    private final IdleWorkers idle;
    private volatile boolean isOver;

    /** What a worker does with a leaf. */
    private interface Search {
        LeafAnswer answer(LeafTask leaf, int worker);
    }

    private ThreadWorkers(List<Search> workers) {
        this.workers = workers;
        this.idle = new IdleWorkers(workers.size());
        this.threads = Executors.newFixedThreadPool(workers.size(), task -> {
            Thread thread = new Thread(task, "leaf worker");
            thread.setDaemon(true);
            return thread;
        });
        this.answers = new ExecutorCompletionService<>(threads);
    }

    /**
     * Workers that search in this process.
     *
     * @param copies of the problem, one for each worker
     */
    static ThreadWorkers here(List<Problem> copies, Goal goal, Supplier<Engine> engines) {
        List<Search> workers = new ArrayList<>();
        for (Problem problem : copies) {
            Engine engine = engines.get();
            workers.add((leaf, worker) -> LeafAnswer.of(leaf, worker, problem, goal, engine));
        }
        return new ThreadWorkers(workers);
    }

    /** Workers in other processes. A thread of this process waits for each. */
    static ThreadWorkers elsewhere(LeafService service) {
        Search search = (leaf, worker) -> service.search(
                        LeafText.of(leaf), leaf.limits().isCancelled())
                .map(text -> LeafText.answer(text, worker))
                .orElseGet(() -> LeafAnswer.none(leaf, worker));
        return new ThreadWorkers(Collections.nCopies(service.workers(), search));
    }

    @Override
    public boolean hasFree() {
        return !idle.isEmpty();
    }

    @Override
    public void start(LeafTask leaf) {
        int number = idle.takeFor(leaf);
        Search worker = workers.get(number);
        LeafTask own = leaf.with(leaf.limits().withCancel(() -> isOver));
        answers.submit(() -> worker.answer(own, number));
    }

    @Override
    public Optional<LeafAnswer> await(BooleanSupplier isCancelled) {
        while (!isCancelled.getAsBoolean()) {
            try {
                Future<LeafAnswer> next = answers.poll(STEP_MILLIS, TimeUnit.MILLISECONDS);
                if (next != null) {
                    LeafAnswer answer = next.get();
                    idle.add(answer);
                    return Optional.of(answer);
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return Optional.empty();
            } catch (ExecutionException e) {
                throw asUnchecked(e);
            }
        }
        return Optional.empty();
    }

    /** The failure of a worker, as if this thread had searched. */
    private static RuntimeException asUnchecked(ExecutionException failure) {
        if (failure.getCause() instanceof Error error) {
            throw error;
        }
        return failure.getCause() instanceof RuntimeException cause ? cause : new CompletionException(failure);
    }

    @Override
    public void close() {
        isOver = true;
        threads.shutdown();
        boolean isInterrupted = false;
        boolean isEnded = false;
        while (!isEnded) {
            try {
                isEnded = threads.awaitTermination(1, TimeUnit.MINUTES);
            } catch (InterruptedException e) {
                isInterrupted = true; // the end is near, so it is awaited
            }
        }
        if (isInterrupted) {
            Thread.currentThread().interrupt();
        }
    }
}

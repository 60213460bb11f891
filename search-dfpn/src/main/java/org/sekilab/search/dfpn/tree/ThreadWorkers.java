package org.sekilab.search.dfpn.tree;

import java.util.ArrayList;
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

/** Workers on threads of this process, each with a copy of the problem. Mutable; for one thread. */
final class ThreadWorkers implements LeafWorkers {
    private static final long STEP_MILLIS = 20; // between two looks at the cancelling

    private final Goal goal;
    private final ExecutorService threads;
    private final CompletionService<LeafAnswer> answers;
    private final List<Worker> workers = new ArrayList<>();
    private final IdleWorkers idle;
    private volatile boolean isOver;

    private record Worker(Problem problem, Engine engine) {}

    /** @param copies of the problem, one for each worker */
    ThreadWorkers(List<Problem> copies, Goal goal, Supplier<Engine> engines) {
        this.goal = goal;
        copies.forEach(problem -> workers.add(new Worker(problem, engines.get())));
        this.idle = new IdleWorkers(copies.size());
        this.threads = Executors.newFixedThreadPool(copies.size(), task -> {
            Thread thread = new Thread(task, "leaf worker");
            thread.setDaemon(true);
            return thread;
        });
        this.answers = new ExecutorCompletionService<>(threads);
    }

    @Override
    public boolean hasFree() {
        return !idle.isEmpty();
    }

    @Override
    public void start(LeafTask leaf) {
        int number = idle.takeFor(leaf);
        Worker worker = workers.get(number);
        LeafTask own = leaf.with(leaf.limits().withCancel(() -> isOver));
        answers.submit(() -> LeafAnswer.of(own, number, worker.problem(), goal, worker.engine()));
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

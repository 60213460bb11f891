package org.sekilab.search.dfpn.tree;

import java.util.ArrayDeque;
import java.util.Deque;
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
import org.sekilab.search.Engine;
import org.sekilab.search.Goal;
import org.sekilab.search.Problem;

/** Workers on threads of this process, each with a copy of the problem. Mutable; for one thread. */
final class ThreadWorkers implements LeafWorkers {
    private static final long STEP_MILLIS = 20; // between two looks at the cancelling

    private final Goal goal;
    private final Engine engine;
    private final ExecutorService threads;
    private final CompletionService<Done> answers;
    private final Deque<Problem> free;
    private volatile boolean isOver;

    private record Done(LeafAnswer answer, Problem problem) {}

    /** @param copies of the problem, one for each worker */
    ThreadWorkers(List<Problem> copies, Goal goal, Engine engine) {
        this.goal = goal;
        this.engine = engine;
        this.free = new ArrayDeque<>(copies);
        this.threads = Executors.newFixedThreadPool(copies.size(), task -> {
            Thread thread = new Thread(task, "leaf worker");
            thread.setDaemon(true);
            return thread;
        });
        this.answers = new ExecutorCompletionService<>(threads);
    }

    @Override
    public boolean hasFree() {
        return !free.isEmpty();
    }

    @Override
    public void start(Leaf leaf) {
        Problem problem = free.remove();
        Leaf own = leaf.with(leaf.limits().withCancel(() -> isOver));
        answers.submit(() -> new Done(LeafAnswer.of(own, problem, goal, engine), problem));
    }

    @Override
    public Optional<LeafAnswer> await(BooleanSupplier isCancelled) {
        while (!isCancelled.getAsBoolean()) {
            try {
                Future<Done> next = answers.poll(STEP_MILLIS, TimeUnit.MILLISECONDS);
                if (next != null) {
                    Done done = next.get();
                    free.add(done.problem());
                    return Optional.of(done.answer());
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

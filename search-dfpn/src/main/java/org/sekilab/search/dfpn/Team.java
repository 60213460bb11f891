package org.sekilab.search.dfpn;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.sekilab.search.Limits;
import org.sekilab.search.Outcome;

/**
 * Several threads that search one state. Mutable, used once. The calling thread is the first of them. All other threads
 * have ended when it returns.
 *
 * <p>The nodes are divided in advance. If the first thread reaches a limit, all threads stop. If another thread reaches
 * one, only that thread stops.
 */
final class Team {
    private final Limits limits;
    private final int threads;
    private final int aloneUpTo;
    private final AtomicBoolean isOver = new AtomicBoolean();

    /**
     * @param limits the limits of all threads together
     * @param aloneUpTo the first thread searches alone until a number of the state reaches this
     */
    Team(Limits limits, int threads, int aloneUpTo) {
        this.limits = limits;
        this.threads = threads;
        this.aloneUpTo = aloneUpTo;
    }

    /** The limits of the first thread. */
    Limits ofFirst() {
        long ofOthers = (threads - 1) * (limits.maxNodes() / threads);
        return limits.withMaxNodes(limits.maxNodes() - ofOthers)
                .withCancel(() -> isOver.get() || limits.isCancelled().getAsBoolean());
    }

    /** The limits of each other thread. */
    Limits ofOther() {
        return limits.withMaxNodes(Math.max(1, limits.maxNodes() / threads)).withCancel(isOver::get);
    }

    /**
     * Searches until one thread has the answer, or the first has reached a limit.
     *
     * @param others makes the runs of the other threads, if they are needed
     * @return all runs that took place, first the one with the answer, if there is one
     */
    List<DfpnRun> finish(DfpnRun first, Supplier<List<DfpnRun>> others) {
        if (first.advance(aloneUpTo)) {
            return List.of(first);
        }
        List<DfpnRun> runs = new ArrayList<>(others.get());
        runs.add(0, first);
        CompletableFuture<?>[] ends = runs.stream()
                .skip(1)
                .map(run -> CompletableFuture.runAsync(() -> finish(run), task -> new Thread(task, "dfpn").start()))
                .toArray(CompletableFuture<?>[]::new);
        try {
            first.finish();
        } finally {
            isOver.set(true);
            CompletableFuture.allOf(ends).join();
        }
        runs.sort((one, other) -> Boolean.compare(isOpen(one), isOpen(other)));
        return runs;
    }

    private void finish(DfpnRun run) {
        run.finish();
        if (!isOpen(run)) {
            isOver.set(true);
        }
    }

    private static boolean isOpen(DfpnRun run) {
        return run.answer() == Outcome.UNKNOWN;
    }
}

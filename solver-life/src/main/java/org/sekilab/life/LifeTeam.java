package org.sekilab.life;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Predicate;

/** Threads that help the calling thread with a search. Mutable, confined to that thread. */
final class LifeTeam {
    private final List<CompletableFuture<Void>> ends = new ArrayList<>();

    /**
     * Starts threads.
     *
     * @param effort of the calling thread
     * @param work of one thread, with an effort of its own. True if there is an answer: then all threads end
     */
    LifeTeam(int threads, LifeEffort effort, Predicate<LifeEffort> work) {
        for (int i = 0; i < threads; i++) {
            ends.add(CompletableFuture.runAsync(() -> work(effort.ofHelper(), work), LifeTeam::start));
        }
    }

    private static void start(Runnable task) {
        Thread thread = new Thread(task, "life");
        thread.setDaemon(true); // so that the program ends if the thread that waits for this one is gone
        thread.start();
    }

    private static void work(LifeEffort effort, Predicate<LifeEffort> work) {
        boolean mayGoOn = false;
        try {
            mayGoOn = !work.test(effort);
        } finally {
            effort.report();
            effort.giveBack();
            if (!mayGoOn) {
                effort.stopAll();
            }
        }
    }

    boolean isEmpty() {
        return ends.isEmpty();
    }

    /** Waits until all threads have ended. Throws what a thread has thrown. */
    void join() {
        try {
            CompletableFuture.allOf(ends.toArray(CompletableFuture<?>[]::new)).join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof Error error) {
                throw error; // such as too little memory, which callers tell apart
            }
            throw e.getCause() instanceof RuntimeException cause ? cause : e;
        }
    }
}

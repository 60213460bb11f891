package org.sekilab.experiments.regress;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;

/** Runs files of tests on engines, several at once. What one engine does has no influence on another, nor one file on another. */
public final class TestRun {
    private final List<Contender> engines;
    private final int threads;

    /**
     * @param engines at least one
     * @param threads how many engines run at the same time; at least 1
     */
    public TestRun(List<Contender> engines, int threads) {
        this.engines = List.copyOf(engines);
        this.threads = threads;
    }

    /**
     * Runs all files on all engines.
     *
     * @param listener is told the results of each file as soon as they and all before are there; called by this thread
     */
    public void run(List<TestFile> files, Consumer<SideBySide> listener) {
        ExecutorService workers = Executors.newFixedThreadPool(threads, TestRun::daemon);
        try {
            List<List<CompletableFuture<FileResult>>> running = files.stream()
                    .map(file -> engines.stream()
                            .map(engine -> CompletableFuture.supplyAsync(() -> FileRun.run(file, engine), workers))
                            .toList())
                    .toList();
            for (List<CompletableFuture<FileResult>> ofFile : running) {
                listener.accept(
                        new SideBySide(ofFile.stream().map(TestRun::await).toList()));
            }
        } finally {
            workers.shutdownNow();
        }
    }

    private static FileResult await(CompletableFuture<FileResult> result) {
        try {
            return result.join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw new IllegalStateException("a regression run failed: " + e.getCause(), e.getCause());
        }
    }

    private static Thread daemon(Runnable work) {
        Thread thread = new Thread(work, "regress");
        thread.setDaemon(true);
        return thread;
    }
}

package org.sekilab.verify;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.FutureTask;

/**
 * Checks proofs while the file is read on, several at the same time. The result does not depend on the number of
 * threads: tasks end in the order in which they are added, and the first fault counts. Mutable; one thread adds.
 *
 * <p>Cost: the memory of the proofs that wait. They have fewer than {@link #MAX_WORDS} words, or there is only one.
 */
final class ProofQueue implements AutoCloseable {
    private static final int MAX_WORDS = 1 << 22;
    private static final int AHEAD_PER_THREAD = 16; // tasks that wait

    private final int threads;
    private final ExecutorService workers;
    private final Deque<Pending> pending = new ArrayDeque<>();
    private long words; // of pending tasks

    /** What is to be checked, or to be done after all before it is proved. */
    @FunctionalInterface
    interface Task {
        void run() throws CertificateException;
    }

    private record Pending(FutureTask<?> task, int words) {}

    /** @param threads how many proofs are checked at the same time, at least 1 */
    ProofQueue(int threads) {
        this.threads = threads;
        this.workers = Executors.newFixedThreadPool(threads, ProofQueue::daemon);
    }

    private static Thread daemon(Runnable work) {
        Thread thread = new Thread(work, "verify");
        thread.setDaemon(true);
        return thread;
    }

    /**
     * Adds a proof. With one thread it is checked at once.
     *
     * @param size the number of its words
     * @throws CertificateException if it fails, or one before it
     */
    void add(int size, Task proof) throws CertificateException {
        FutureTask<?> task = task(proof);
        if (threads > 1) {
            workers.execute(task);
        }
        add(new Pending(task, size));
    }

    /** Adds what the thread of the caller does when all before it is proved. */
    void then(Task task) throws CertificateException {
        add(new Pending(task(task), 0));
    }

    /** Waits until there is room for more words. */
    void makeRoom(int size) throws CertificateException {
        while (!pending.isEmpty() && words + size > MAX_WORDS) {
            endFirst();
        }
    }

    /** Waits for all that was added. */
    void finish() throws CertificateException {
        while (!pending.isEmpty()) {
            endFirst();
        }
    }

    @Override
    public void close() {
        workers.shutdownNow();
    }

    private static FutureTask<?> task(Task task) {
        return new FutureTask<>(() -> {
            task.run();
            return true;
        });
    }

    private void add(Pending last) throws CertificateException {
        pending.add(last);
        words += last.words;
        while (pending.size() > (threads - 1) * AHEAD_PER_THREAD) {
            endFirst();
        }
        makeRoom(0);
    }

    /** Nothing is pending after a fault: what follows it does not count. */
    private void endFirst() throws CertificateException {
        Pending first = pending.remove();
        words -= first.words;
        first.task.run(); // unless another thread has begun
        try {
            first.task.get();
        } catch (ExecutionException e) {
            pending.clear();
            if (e.getCause() instanceof CertificateException fault) {
                throw fault;
            }
            if (e.getCause() instanceof RuntimeException failure) {
                throw failure;
            }
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        }
    }
}

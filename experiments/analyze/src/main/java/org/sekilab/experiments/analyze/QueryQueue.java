package org.sekilab.experiments.analyze;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import org.sekilab.experiments.InputException;

/** The open questions: those that wait by priority, and those that threads work on. May be shared by threads. */
final class QueryQueue {
    static final int MOST = 10_000; // open questions
    static final int MOST_BYTES = 1 << 24; // of their lines

    private final Map<String, OpenQuery> open = new HashMap<>();
    private final PriorityQueue<OpenQuery> waiting = new PriorityQueue<>();
    private long bytes; // of the lines of open questions
    private int unsettled; // without a written answer
    private boolean isClosed;

    /**
     * Adds a question. Waits while too many are open.
     *
     * @return false if the queue is closed
     * @throws InputException if a question of this name is open
     */
    synchronized boolean add(OpenQuery query) throws InterruptedException {
        if (open.containsKey(query.id())) {
            throw new InputException("id", "'%s' is the name of an open question".formatted(query.id()));
        }
        while (!isClosed && (open.size() >= MOST || bytes > MOST_BYTES)) {
            wait();
        }
        if (isClosed) {
            return false;
        }
        open.put(query.id(), query);
        waiting.add(query);
        bytes += query.bytes();
        unsettled++;
        notifyAll();
        return true;
    }

    /** The next question to work on. Waits for one. Empty if the queue is closed and has none. */
    synchronized Optional<OpenQuery> take() throws InterruptedException {
        while (waiting.isEmpty() && !isClosed) {
            wait();
        }
        return Optional.ofNullable(waiting.poll());
    }

    /**
     * Closes a question, and settles it by what the caller does then, such as writing its answer. Does nothing if the
     * question was closed before. A client that has the answer may use the name again.
     */
    void settle(OpenQuery query, Runnable settling) {
        if (query.close()) {
            release(query);
            try {
                settling.run();
            } finally {
                countSettled();
            }
        }
    }

    private synchronized void release(OpenQuery query) {
        open.remove(query.id());
        waiting.remove(query);
        bytes -= query.bytes();
        notifyAll();
    }

    private synchronized void countSettled() {
        unsettled--;
        notifyAll();
    }

    synchronized Optional<OpenQuery> find(String id) {
        return Optional.ofNullable(open.get(id));
    }

    /** A new list: all open questions. */
    synchronized List<OpenQuery> all() {
        return new ArrayList<>(open.values());
    }

    synchronized boolean isEmpty() {
        return open.isEmpty();
    }

    /** No question follows. */
    synchronized void close() {
        isClosed = true;
        notifyAll();
    }

    /** Waits until the queue is closed, and each question is settled. */
    synchronized void awaitEnd() throws InterruptedException {
        while (!isClosed || unsettled > 0) {
            wait();
        }
    }
}

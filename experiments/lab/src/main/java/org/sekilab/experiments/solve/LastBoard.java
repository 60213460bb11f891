package org.sekilab.experiments.solve;

import java.util.Optional;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * A solver of boards that keeps its last board, for questions about one board after the other. Mutable. May be shared
 * by threads: a thread waits while another thread solves.
 */
public final class LastBoard {
    private final BoardAnalyzer analyzer;
    private final Lock lock = new ReentrantLock();
    private @Nullable BoardResult last;

    public LastBoard(BoardAnalyzer analyzer) {
        this.analyzer = analyzer;
    }

    /** What is proved of a board. Nothing if the calling thread is interrupted: its searches were cut short then. */
    public Optional<BoardResult> solve(BoardInput board) {
        try {
            lock.lockInterruptibly();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
        try {
            if (last == null || !last.input().position().equals(board.position())) {
                BoardResult result = analyzer.analyze(board);
                if (Thread.currentThread().isInterrupted()) {
                    return Optional.empty();
                }
                last = result;
            }
            return Optional.of(last);
        } finally {
            lock.unlock();
        }
    }
}

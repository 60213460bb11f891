package org.sekilab.experiments.plugin;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * How many nodes are still to be checked. Each thread has a mutable number of its own.
 *
 * <p>The number is handed on. A thread that searches for another thread counts down the other thread's number.
 */
final class CheckedNodes {
    /** Nodes of a job that are checked without being asked for. */
    private static final long OF_A_JOB = 100;

    private static final ThreadLocal<@Nullable AtomicLong> LEFT =
            new ThreadLocal<>(); // a thread works on one job at a time

    private final PluginCheck check;

    CheckedNodes(PluginCheck check) {
        this.check = check;
    }

    /** A job of an experiment begins on this thread. */
    void beginJob() {
        LEFT.set(new AtomicLong(OF_A_JOB));
    }

    /** Work for another thread, which counts down the number of this thread. */
    <T> Supplier<T> handedOn(Supplier<T> work) {
        @Nullable AtomicLong left = LEFT.get();
        return () -> {
            LEFT.set(left);
            return work.get();
        };
    }

    /** The nodes that are to be checked, or nothing if there are none. */
    Optional<AtomicLong> current() {
        return switch (check) {
            case TRUE -> Optional.of(new AtomicLong(Long.MAX_VALUE));
            case FALSE -> Optional.empty();
            case AUTO -> Optional.ofNullable(LEFT.get()).filter(nodes -> nodes.get() > 0);
        };
    }
}

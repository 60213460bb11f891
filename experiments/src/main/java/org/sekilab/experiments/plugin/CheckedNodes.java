package org.sekilab.experiments.plugin;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;

/**
 * How many nodes are still to be checked on each thread. Mutable; shared by threads, which have a number each.
 *
 * <p>The numbers are handed on as they are, so that a thread that searches for another one counts down the number of that one.
 */
final class CheckedNodes {
    /** Nodes of a job that are checked without being asked for. */
    private static final long OF_A_JOB = 100;

    private final PluginCheck check;
    private final ThreadLocal<AtomicLong> left = new ThreadLocal<>();

    CheckedNodes(PluginCheck check) {
        this.check = check;
    }

    /** A job of an experiment begins on this thread. */
    void beginJob() {
        left.set(new AtomicLong(OF_A_JOB));
    }

    /** The nodes that are to be checked; nothing if there are none. */
    Optional<AtomicLong> current() {
        return switch (check) {
            case TRUE -> Optional.of(new AtomicLong(Long.MAX_VALUE));
            case FALSE -> Optional.empty();
            case AUTO -> Optional.ofNullable(left.get()).filter(nodes -> nodes.get() > 0);
        };
    }
}

package org.sekilab.experiments.plugin;

import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.InputException;
import org.sekilab.model.local.LocalBoard;

/**
 * Stands between the program and one strategy. What the strategy throws names its class. Immutable, may be shared by
 * threads.
 *
 * @param origin the class of the strategy
 * @param nodes tells how much is to be checked
 */
record Guard(ClassOrigin origin, CheckedNodes nodes) {
    /** Calls the strategy. */
    <T> T call(Supplier<T> work) {
        try {
            return work.get();
        } catch (RuntimeException | Error e) { // also stacks that are full, and classes of another version
            throw failure(e);
        }
    }

    /**
     * What the strategy has returned.
     *
     * @throws org.sekilab.experiments.PluginException that names the class, if it is null: no strategy may answer so
     */
    <T> T answered(@Nullable T answer) {
        if (answer == null) {
            throw origin.violation("it returns null");
        }
        return answer;
    }

    /**
     * The exception that names the class. Messages for the user stay as they are. A memory that is full stays as it is
     * too: the class need not be the cause.
     */
    RuntimeException failure(Throwable thrown) {
        if (thrown instanceof InputException known) {
            return known;
        }
        if (thrown instanceof OutOfMemoryError full) {
            throw full;
        }
        return origin.failure(thrown);
    }

    /** A board that the strategy may look at, and has to leave as it is. */
    Loan lend(LocalBoard board) {
        return nodes.current()
                .map(left -> new Loan(board, origin, left))
                .orElseGet(() -> new Loan(board, origin, new AtomicLong()));
    }
}

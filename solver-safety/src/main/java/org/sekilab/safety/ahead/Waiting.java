package org.sekilab.safety.ahead;

import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;

/** Waits for other threads in short steps, until the solver is cancelled. Mutable, confined to one thread. */
final class Waiting {
    private static final long STEP_MILLIS = 20;

    private final BooleanSupplier isCancelled;

    Waiting(BooleanSupplier isCancelled) {
        this.isCancelled = isCancelled;
    }

    /** False when the solver is cancelled, or its thread is interrupted. */
    boolean goesOn() {
        return !isCancelled.getAsBoolean() && !Thread.currentThread().isInterrupted();
    }

    /** Waits for an answer. The result is empty after a step without it, or if the other thread gave up. */
    <T> Optional<T> tryGet(CompletableFuture<T> answer) {
        try {
            return Optional.of(answer.get(STEP_MILLIS, TimeUnit.MILLISECONDS));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (CancellationException | ExecutionException | TimeoutException e) {
            return Optional.empty();
        }
        return Optional.empty();
    }

    /** Waits for a permit; false after a step without one. */
    boolean tryAcquire(Semaphore permits) {
        try {
            return permits.tryAcquire(STEP_MILLIS, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}

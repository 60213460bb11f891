package org.sekilab.experiments.cli.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.cli.terminal.Console;
import org.sekilab.experiments.progress.Progress;
import org.sekilab.experiments.run.ExperimentRun;

/**
 * Shows how many jobs have a result that is stored. When the run ends too early, says how to go on. A signal that ends
 * the process counts too. A thread of its own then reports it. Mutable; for one thread besides.
 */
final class RunProgress implements ExperimentRun.Listener, AutoCloseable {
    private final Console console;
    private final String resumeCommand;
    private final Thread atSignal = new Thread(this::sayHowToGoOn, "signal");
    private @Nullable Progress progress;
    private int jobs;
    private volatile int stored;
    private boolean hasBegun;

    /** @param resumeCommand the command line that goes on with the run */
    RunProgress(Console console, String resumeCommand) {
        this.console = console;
        this.resumeCommand = resumeCommand;
    }

    @Override
    public void warn(String line) {
        console.err().println(line);
    }

    @Override
    public void begin(int total, int left) {
        jobs = total;
        stored = total - left;
        hasBegun = true;
        progress = new Progress(console.screen(), "run", left);
        Runtime.getRuntime().addShutdownHook(atSignal);
    }

    @Override
    @SuppressWarnings("NonAtomicVolatileUpdate") // only one thread changes the field
    public void stored(int count) {
        stored += count;
        Objects.requireNonNull(progress, "nothing was begun").step(count);
    }

    @Override
    public <T> T perform(String job, Supplier<T> work) {
        return Objects.requireNonNull(progress, "nothing was begun").during(job, work);
    }

    /** What is left after the budget was spent, and how to go on. Empty if nothing is left. */
    Optional<String> left() {
        return stored == jobs ? Optional.empty() : Optional.of(wayOn());
    }

    /**
     * Does work on a run.
     *
     * @throws InputException if the work throws it. It tells how to go on, too, if there is something to go on with
     */
    <T> T attempt(Supplier<T> work) {
        try {
            return work.get();
        } catch (InputException e) {
            if (!hasBegun) {
                throw e;
            }
            List<String> lines = new ArrayList<>(e.mistakes());
            lines.add(wayOn());
            throw new InputException(lines);
        }
    }

    private void sayHowToGoOn() {
        console.screen().close();
        console.err().println(wayOn());
    }

    private String wayOn() {
        return "run: %d of %d jobs have a result; go on with: %s".formatted(stored, jobs, resumeCommand);
    }

    @Override
    public void close() {
        if (progress != null) {
            progress.close();
        }
        try {
            Runtime.getRuntime().removeShutdownHook(atSignal);
        } catch (IllegalStateException e) {
            return; // the signal came, and the thread tells it
        }
    }
}

package org.sekilab.experiments.regress;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.sekilab.experiments.progress.Progress;
import org.sekilab.experiments.solve.OrderedTasks;

/**
 * Runs files of tests on engines, several at once. Engines have no influence on each other, and files have none on each
 * other.
 */
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
     * @param progress told of each command
     * @param listener is told the results of each file when they and all results before are there; this thread calls it
     */
    public void run(List<TestFile> files, Progress progress, Consumer<SideBySide> listener) {
        List<FileResult> ofFile = new ArrayList<>();
        try (OrderedTasks<FileResult> tasks = new OrderedTasks<>(threads, result -> {
            ofFile.add(result);
            if (ofFile.size() == engines.size()) {
                listener.accept(new SideBySide(ofFile));
                ofFile.clear();
            }
        })) {
            for (TestFile file : files) {
                engines.forEach(engine -> tasks.add(() -> progress.during(
                        "%s %s".formatted(file.path(), engine.name()), () -> FileRun.run(file, engine, progress))));
            }
            tasks.finish();
        }
    }
}

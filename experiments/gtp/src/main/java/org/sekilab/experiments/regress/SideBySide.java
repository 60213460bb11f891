package org.sekilab.experiments.regress;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The results of the tests of one file on all engines.
 *
 * @param results the results of each engine, in the order of engines; at least one; unmodifiable
 */
public record SideBySide(List<FileResult> results) {
    public SideBySide {
        results = List.copyOf(results);
    }

    /** The file as it was given. */
    public Path path() {
        return results.get(0).file().path();
    }

    /** How the tests came out on each engine. */
    public List<Counts> counts() {
        return results.stream().map(FileResult::counts).toList();
    }

    /** The results on each engine of each test that is shown, in the order of tests. */
    public List<List<TestResult>> tests(Shown shown) {
        return IntStream.range(0, results.get(0).results().size())
                .mapToObj(test -> results.stream()
                        .map(result -> result.results().get(test))
                        .toList())
                .filter(shown::includes)
                .toList();
    }
}

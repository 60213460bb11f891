package org.sekilab.experiments.regress;

import java.util.List;

/**
 * The results of the tests of one file on one engine.
 *
 * @param engine the name of the engine
 * @param results the results of all tests of the file, in their order; unmodifiable
 * @param remarks what went wrong, one line each, that begins with the place; unmodifiable
 */
public record FileResult(TestFile file, String engine, List<TestResult> results, List<String> remarks) {
    public FileResult {
        results = List.copyOf(results);
        remarks = List.copyOf(remarks);
    }

    public Counts counts() {
        return Counts.of(results);
    }

    /** How many judged tests have the wanted answer, or at least the wanted status. */
    public int countWantedStatus() {
        return (int) results.stream()
                .filter(result -> result.outcome() != TestOutcome.NOT_JUDGED && result.hasWantedStatus())
                .count();
    }
}

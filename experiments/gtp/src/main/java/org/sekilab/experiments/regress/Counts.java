package org.sekilab.experiments.regress;

import java.util.List;

/**
 * How often tests came out in each way. Tests that are not judged are left out.
 *
 * @param refused how many of the failed and the expectedly failed the engine did not carry out
 * @param open how many of these it answered by "unknown"
 * @param lost tests that have no answer
 */
public record Counts(
        int passed, int failed, int unexpectedlyPassed, int expectedlyFailed, int refused, int open, int lost) {
    /** No tests. */
    public static final Counts NONE = new Counts(0, 0, 0, 0, 0, 0, 0);

    static Counts of(List<TestResult> results) {
        return new Counts(
                count(results, TestOutcome.PASS),
                count(results, TestOutcome.FAIL),
                count(results, TestOutcome.UNEXPECTED_PASS),
                count(results, TestOutcome.EXPECTED_FAIL),
                (int) results.stream()
                        .filter(result -> result.isRefused() && result.outcome() != TestOutcome.NOT_JUDGED)
                        .count(),
                (int) results.stream().filter(TestResult::isOpen).count(),
                count(results, TestOutcome.LOST));
    }

    private static int count(List<TestResult> results, TestOutcome outcome) {
        return (int)
                results.stream().filter(result -> result.outcome() == outcome).count();
    }

    /** The sums of both counts. */
    public Counts plus(Counts other) {
        return new Counts(
                passed + other.passed,
                failed + other.failed,
                unexpectedlyPassed + other.unexpectedlyPassed,
                expectedlyFailed + other.expectedlyFailed,
                refused + other.refused,
                open + other.open,
                lost + other.lost);
    }

    /** All tests that are judged. */
    public int tests() {
        return passed + failed + unexpectedlyPassed + expectedlyFailed + lost;
    }

    /** True when a test failed that should not, or has no answer. */
    public boolean hasUnexpectedFailures() {
        return failed > 0 || lost > 0;
    }
}

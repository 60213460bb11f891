package org.sekilab.experiments.regress;

import java.util.List;

/** The tests that get a row of their own. */
public enum Shown {
    /** Every test. */
    ALL,
    /** Tests that on some engine fail and should not, or pass and should not, or have no answer. */
    UNEXPECTED,
    /** Tests that some engines pass and others do not. */
    DIFFERENT,
    /** No test. */
    NONE;

    /**
     * Whether a test gets a row.
     *
     * @param results the results of one test, for each engine; at least one
     */
    public boolean includes(List<TestResult> results) {
        return switch (this) {
            case ALL -> true;
            case UNEXPECTED -> results.stream().anyMatch(result -> isUnexpected(result.outcome()));
            case DIFFERENT ->
                results.stream().map(TestResult::outcome).distinct().count() > 1;
            case NONE -> false;
        };
    }

    private static boolean isUnexpected(TestOutcome outcome) {
        return outcome == TestOutcome.FAIL || outcome == TestOutcome.UNEXPECTED_PASS || outcome == TestOutcome.LOST;
    }
}

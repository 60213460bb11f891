package org.sekilab.experiments.regress;

import java.util.List;

/** Which tests get a row of their own. */
public enum Shown {
    /** Every one. */
    ALL,
    /** Those that fail and should not on some engine, or pass and should not, or have no answer. */
    UNEXPECTED,
    /** Those that some engines pass and others do not. */
    DIFFERENT,
    /** None. */
    NONE;

    /**
     * Whether a test gets a row.
     *
     * @param results those of one test, for each engine; at least one
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

    private static boolean isUnexpected(Outcome outcome) {
        return outcome == Outcome.FAIL || outcome == Outcome.UNEXPECTED_PASS || outcome == Outcome.LOST;
    }
}

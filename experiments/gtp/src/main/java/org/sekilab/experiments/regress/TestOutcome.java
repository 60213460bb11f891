package org.sekilab.experiments.regress;

import java.util.Locale;
import org.sekilab.experiments.gtp.protocol.GtpResponse;

/** How a test came out. */
public enum TestOutcome {
    /** The answer is as wanted. */
    PASS,
    /** The answer is not as wanted. */
    FAIL,
    /** The answer is as wanted, though the test is marked as one that fails. */
    UNEXPECTED_PASS,
    /** The answer is not as wanted, and the test is marked as one that fails. */
    EXPECTED_FAIL,
    /** The engine was lost before, or by, this test. */
    LOST,
    /** The test is marked as one where the answer does not matter. It counts nowhere. */
    NOT_JUDGED;

    static TestOutcome of(TestCommand test, GtpResponse answer) {
        if (test.expectation().isEmpty()) {
            return answer.isSuccess() ? PASS : FAIL;
        }
        Expectation expectation = test.expectation().get();
        boolean isMet = expectation.isMetBy(answer);
        return switch (expectation.mark()) {
            case NONE -> isMet ? PASS : FAIL;
            case KNOWN_TO_FAIL -> isMet ? UNEXPECTED_PASS : EXPECTED_FAIL;
            case NOT_JUDGED -> NOT_JUDGED;
        };
    }

    /** The name in words. */
    public String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}

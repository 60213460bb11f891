package org.sekilab.experiments.regress;

import java.util.Optional;
import org.sekilab.experiments.gtp.protocol.GtpResponse;

/**
 * The result of one test on one engine.
 *
 * @param answer empty if the engine was lost
 * @param elapsedNanos wall time from the command to its answer; 0 if there is none
 */
public record TestResult(TestCommand test, TestOutcome outcome, Optional<GtpResponse> answer, long elapsedNanos) {
    private static final String UNKNOWN = "unknown";

    public TestResult {
        if (answer.isPresent() == (outcome == TestOutcome.LOST)) {
            throw new IllegalArgumentException("%s does not go with %s".formatted(outcome, answer));
        }
    }

    /** True when the engine said that it did not carry out the command. */
    public boolean isRefused() {
        return answer.isPresent() && !answer.get().isSuccess();
    }

    /** True when the engine said that it does not know, and the test wants another answer. */
    boolean isOpen() {
        boolean isMissed = outcome == TestOutcome.FAIL || outcome == TestOutcome.EXPECTED_FAIL;
        return isMissed && !isRefused() && answer.orElseThrow().text().equalsIgnoreCase(UNKNOWN);
    }
}

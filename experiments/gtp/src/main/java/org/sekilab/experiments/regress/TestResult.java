package org.sekilab.experiments.regress;

import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.sekilab.experiments.gtp.protocol.GtpResponse;

/**
 * The result of one test on one engine.
 *
 * @param answer empty if the engine was lost
 * @param elapsedNanos wall time from the command to its answer; 0 if there is none
 */
public record TestResult(TestCommand test, TestOutcome outcome, Optional<GtpResponse> answer, long elapsedNanos) {
    private static final String UNKNOWN = "unknown";
    private static final Pattern STATUS_WORD = Pattern.compile("[0-9]+|[a-z_]+");

    public TestResult {
        if (answer.isPresent() == (outcome == TestOutcome.LOST)) {
            throw new IllegalArgumentException("%s does not go with %s".formatted(outcome, answer));
        }
    }

    /** True when the engine said that it did not carry out the command. */
    public boolean isRefused() {
        return answer.isPresent() && !answer.get().isSuccess();
    }

    /**
     * True when the answer is as wanted, or has the wanted status: the codes, numbers and words before the first move
     * of a pattern. A pattern that begins with a move asks for no status.
     */
    boolean hasWantedStatus() {
        if (outcome == TestOutcome.PASS || outcome == TestOutcome.UNEXPECTED_PASS) {
            return true;
        }
        String wanted = status(test.wanted());
        return !wanted.isEmpty()
                && !isRefused()
                && answer.map(GtpResponse::text)
                        .map(TestResult::status)
                        .orElse("")
                        .equals(wanted);
    }

    private static String status(String text) {
        return Stream.of(text.split(" +"))
                .takeWhile(word -> STATUS_WORD.matcher(word).matches())
                .collect(Collectors.joining(" "));
    }

    /** True when the engine said that it does not know, and the test wants another answer. */
    boolean isOpen() {
        boolean isMissed = outcome == TestOutcome.FAIL || outcome == TestOutcome.EXPECTED_FAIL;
        return isMissed && !isRefused() && answer.orElseThrow().text().equalsIgnoreCase(UNKNOWN);
    }
}

package org.sekilab.experiments.regress;

import java.util.Optional;

/**
 * A command of a test file. A command with a number is a test, and a command with an expectation is one too.
 *
 * @param line where it stands, from 1
 * @param id the command's number as it is written; empty where it has none
 * @param command the command without it and without a comment, with blanks for tabs
 * @param expectation empty where any answer will do that does not refuse the command
 */
public record TestCommand(int line, String id, String command, Optional<Expectation> expectation) {
    /** True when the answer counts. */
    boolean isTest() {
        return !id.isEmpty() || expectation.isPresent();
    }

    /** The wanted answer, as it is written. Empty where the command is only to be carried out. */
    public String wanted() {
        return expectation.map(Expectation::text).orElse("");
    }

    TestCommand with(Optional<Expectation> other) {
        return new TestCommand(line, id, command, other);
    }
}

package org.sekilab.experiments.cli;

/** What the process ends with. */
final class ExitCode {
    static final int DONE = 0;
    static final int INTERNAL_ERROR = 1;

    /** The command did all that it could, but jobs failed, or proofs contradict each other. */
    static final int WRONG_RESULTS = 1;

    static final int BAD_INPUT = 2;

    private ExitCode() {}
}

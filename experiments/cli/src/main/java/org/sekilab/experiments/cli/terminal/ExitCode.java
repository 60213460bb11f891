package org.sekilab.experiments.cli.terminal;

/** The exit codes of the process. */
public final class ExitCode {
    public static final int DONE = 0;
    public static final int INTERNAL_ERROR = 1;

    /** The command did all that it could, but jobs failed, proofs contradict each other, or a claim is not proved. */
    public static final int WRONG_RESULTS = 1;

    public static final int BAD_INPUT = 2;

    private ExitCode() {}
}

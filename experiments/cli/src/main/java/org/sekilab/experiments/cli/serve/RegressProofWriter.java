package org.sekilab.experiments.cli.serve;

/** Writes what proofs tell of answers to tests about life. Mutable; for one thread. */
interface RegressProofWriter {
    /** Writes a test that was asked, with its proofs or without one. */
    void write(JudgedTest test);

    /** Writes what comes after the last test. */
    void finish();
}

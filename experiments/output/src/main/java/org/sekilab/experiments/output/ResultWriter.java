package org.sekilab.experiments.output;

import org.sekilab.experiments.solve.BoardResult;

/** Writes results one by one, each as soon as it is known. Mutable, for one thread. */
public interface ResultWriter {
    void write(BoardResult result);

    /** Writes what comes after the last result. */
    void finish();
}

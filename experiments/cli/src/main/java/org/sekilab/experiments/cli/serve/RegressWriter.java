package org.sekilab.experiments.cli.serve;

import java.util.List;
import org.sekilab.experiments.regress.Counts;
import org.sekilab.experiments.regress.SideBySide;

/**
 * Writes the results of regression tests. The results of each file are written as soon as they are known. Mutable; for
 * one thread.
 */
public interface RegressWriter {
    /** Writes the results of one file. */
    void write(SideBySide results);

    /**
     * Writes what comes after the last file.
     *
     * @param totals of all files, for each engine in their order
     */
    void finish(List<Counts> totals);
}

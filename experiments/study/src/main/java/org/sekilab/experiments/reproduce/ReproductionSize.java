package org.sekilab.experiments.reproduce;

/** How much is reproduced. */
public enum ReproductionSize {
    /** Less than ten minutes on a small machine. */
    MINUTES,
    /** About an hour. */
    HOUR,
    /** All, with the limits of the documents: many hours. */
    WHOLE
}

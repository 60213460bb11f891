package org.sekilab.experiments.reproduce;

/** How much is reproduced. */
public enum ReproductionSize {
    /** With small limits. */
    MINUTES,
    /** With larger limits. */
    HOUR,
    /** With the limits of the documents. */
    WHOLE
}

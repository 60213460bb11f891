package org.sekilab.experiments.cli.study;

/** The treatment of stored results from other inputs, settings or plug-ins than there are now. */
enum Resume {
    /** They are an error. */
    KEEP,
    /** They are computed anew. */
    REDO
}

package org.sekilab.experiments.cli.study;

/** The treatment of stored results from other inputs, settings or plug-ins than there are now. */
enum Resume {
    /** Such results are an error. */
    KEEP,
    /** Such results are computed anew. */
    REDO
}

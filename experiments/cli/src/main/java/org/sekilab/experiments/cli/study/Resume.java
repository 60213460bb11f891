package org.sekilab.experiments.cli.study;

/** What to do with stored results that were made from other inputs, settings or plug-ins than there are now. */
enum Resume {
    /** They are an error. */
    KEEP,
    /** They are computed anew. */
    REDO
}

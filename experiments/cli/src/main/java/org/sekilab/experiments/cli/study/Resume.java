package org.sekilab.experiments.cli.study;

/** What a run does with stored results that other inputs, settings or plug-ins gave. */
enum Resume {
    /** Such results are an error. */
    KEEP,
    /** Such results are computed anew. */
    REDO
}

package org.sekilab.experiments.config;

/** What the results on stdout look like. */
public enum OutputFormat {
    /** Tables and boards, for people. */
    TEXT,
    /** One JSON object a line, for programs. */
    JSONL
}

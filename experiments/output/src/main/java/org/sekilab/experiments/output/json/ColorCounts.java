package org.sekilab.experiments.output.json;

/** A number for each color. */
public record ColorCounts(int black, int white) {}

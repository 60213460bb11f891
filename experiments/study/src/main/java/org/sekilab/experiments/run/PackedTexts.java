package org.sekilab.experiments.run;

/**
 * A study that needs no file, as texts.
 *
 * @param study a JSON object: variants with all their settings, repetitions and limits
 * @param problems a JSON object on a line for each problem; each iteration may make them anew
 */
public record PackedTexts(String study, Iterable<String> problems) {}

/**
 * Reports and comparisons of stored results: tables, charts and conclusions, in text, HTML, Markdown and LaTeX.
 *
 * <p>Read {@link org.sekilab.experiments.report.ResultFiles} first. Everything is made from stored rows alone. Nothing
 * here knows of a terminal or solves a problem.
 */
@NullMarked
package org.sekilab.experiments.report;

import org.jspecify.annotations.NullMarked;

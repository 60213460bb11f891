/**
 * An engine for other programs: questions about positions in, answers out, one JSON object a line. Several questions
 * are answered at the same time.
 *
 * <p>Read {@link org.sekilab.experiments.analyze.AnalyzeSession} first. {@link
 * org.sekilab.experiments.analyze.AnalyzeQuery} is a question as it is written, and {@link
 * org.sekilab.experiments.analyze.Analyst} answers it. {@link org.sekilab.experiments.analyze.QueryQueue} holds the
 * open questions.
 */
@NullMarked
package org.sekilab.experiments.analyze;

import org.jspecify.annotations.NullMarked;

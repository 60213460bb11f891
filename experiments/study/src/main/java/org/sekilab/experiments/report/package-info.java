/**
 * What results look like: JSON lines, tables, boards with status marks, SVG pictures.
 *
 * <p>Read {@link org.sekilab.experiments.output.ResultWriter} first. Text goes to streams that the caller gives; nothing here
 * knows of a terminal, computes a result or formats a message about bad input beyond its place.
 */
@NullMarked
package org.sekilab.experiments.report;

import org.jspecify.annotations.NullMarked;

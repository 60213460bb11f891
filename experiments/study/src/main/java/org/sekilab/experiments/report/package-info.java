/**
 * The formats of results: JSON lines, tables, boards with status marks, SVG pictures.
 *
 * <p>Read {@link org.sekilab.experiments.output.ResultWriter} first. Text goes to streams that the caller gives.
 * Nothing here knows of a terminal or computes a result. Messages about bad input get their place here and no other
 * format.
 */
@NullMarked
package org.sekilab.experiments.report;

import org.jspecify.annotations.NullMarked;

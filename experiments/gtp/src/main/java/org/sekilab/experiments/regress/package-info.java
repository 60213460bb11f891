/**
 * Runs regression tests of engines that speak GTP, on several engines side by side. GNU Go and gogui-regress run such
 * tests too. Begin with {@link org.sekilab.experiments.regress.TestFile}, the questions, then
 * {@link org.sekilab.experiments.regress.TestRun}, the run.
 *
 * <p>The tests want what their authors hold to be right: a test that passes proves nothing. This package does not
 * contain the way in which an engine comes to its answers, or the look of results on the terminal.
 */
@NullMarked
package org.sekilab.experiments.regress;

import org.jspecify.annotations.NullMarked;

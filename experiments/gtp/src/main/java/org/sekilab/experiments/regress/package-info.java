/**
 * Runs regression tests of engines that speak GTP, as GNU Go and gogui-regress do, on several engines side by side.
 * Begin with {@link org.sekilab.experiments.regress.TestFile}, what is asked, then
 * {@link org.sekilab.experiments.regress.TestRun}, how it is run.
 *
 * <p>What the tests want is the opinion of their authors: a test that passes proves nothing. Never in here: how an
 * engine comes to its answers, and what results look like on the terminal.
 */
@NullMarked
package org.sekilab.experiments.regress;

import org.jspecify.annotations.NullMarked;

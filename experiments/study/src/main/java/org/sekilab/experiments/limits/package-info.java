/**
 * Measures how soon searches and analyses stop at their limits, on the positions that ship with the program and on tiny
 * boards. Begin with {@link org.sekilab.experiments.limits.StopMeasure}. Proves nothing, and no test depends on its
 * times.
 */
@NullMarked
package org.sekilab.experiments.limits;

import org.jspecify.annotations.NullMarked;

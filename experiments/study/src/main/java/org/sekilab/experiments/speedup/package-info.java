/**
 * Measures how much sooner several threads solve a region than one. Begin with
 * {@link org.sekilab.experiments.speedup.SpeedUpMeasure}. Proves nothing, and no test depends on its times.
 */
@NullMarked
package org.sekilab.experiments.speedup;

import org.jspecify.annotations.NullMarked;

/**
 * Estimates of life and death, by searches of a small area whose surroundings are taken for granted. Nothing here is a
 * proof. Start with {@link org.sekilab.life.estimate.LifeEstimator}. Nothing that proves may depend on this package.
 */
@NullMarked
package org.sekilab.life.estimate;

import org.jspecify.annotations.NullMarked;

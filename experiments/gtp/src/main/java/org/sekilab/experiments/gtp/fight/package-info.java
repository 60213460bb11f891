/**
 * What moves in small fights are worth, by play to the end on a few points, with all around them taken for granted.
 *
 * <p>Nothing here is a proof.
 */
@NullMarked
package org.sekilab.experiments.gtp.fight;

import org.jspecify.annotations.NullMarked;

/**
 * Play against proofs of life and death: the certificate answers every move.
 *
 * <p>Read {@link org.sekilab.life.play.LifeStrategy} first. Nothing here searches.
 */
@NullMarked
package org.sekilab.life.play;

import org.jspecify.annotations.NullMarked;

/**
 * Play against proofs of life and death: the certificate answers every move.
 *
 * <p>Read {@link org.sekilab.life.play.LifeStrategy} first. {@link org.sekilab.life.play.LifeOnBoards} lets the safety
 * solver ask for such proofs.
 */
@NullMarked
package org.sekilab.life.play;

import org.jspecify.annotations.NullMarked;

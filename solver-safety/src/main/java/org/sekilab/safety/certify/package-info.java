/**
 * Makes certificates of the proofs of a solver on a whole board.
 *
 * <p>Read {@link org.sekilab.safety.certify.CertificateBuilder} first. Nothing here proves anything that the solver has
 * not proved.
 */
@NullMarked
package org.sekilab.safety.certify;

import org.jspecify.annotations.NullMarked;

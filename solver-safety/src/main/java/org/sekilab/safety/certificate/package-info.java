/**
 * Certificates: what a solver claims of a position, and the local games that prove it, with the winner's moves. Written for a checker that
 * trusts no solver.
 *
 * <p>Read {@link org.sekilab.safety.certificate.Certificate} first. Nothing here proves anything, and nothing searches.
 */
@NullMarked
package org.sekilab.safety.certificate;

import org.jspecify.annotations.NullMarked;

/**
 * Certificates: the claims of a solver about a position, and the local games that prove them, with the winner's moves.
 * A checker that trusts no solver reads them.
 *
 * <p>Read {@link org.sekilab.safety.certificate.Certificate} first. Nothing here proves anything, and nothing searches.
 */
@NullMarked
package org.sekilab.safety.certificate;

import org.jspecify.annotations.NullMarked;

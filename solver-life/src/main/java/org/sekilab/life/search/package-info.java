/**
 * Depth-first proof-number search of wall games, with the zones of proofs, and the certificates of what it proves.
 *
 * <p>Read {@link org.sekilab.life.search.LifeSearch} first.
 */
@NullMarked
package org.sekilab.life.search;

import org.jspecify.annotations.NullMarked;

/**
 * Safety without search: Benson's unconditional life and Müller's static rules for alternating play.
 *
 * <p>Read {@link org.sekilab.proof.SafetySolver} and {@link org.sekilab.proof.SafetyMap} first. Sources:
 * [B76], [M97], [NM04] 2 and 3.1. Nothing here searches.
 */
@NullMarked
package org.sekilab.statics;

import org.jspecify.annotations.NullMarked;

/**
 * Safety without search: Benson's unconditional life and Müller's static rules for alternating play.
 *
 * <p>Read {@link org.sekilab.statics.StaticSafetySolver} and {@link org.sekilab.statics.SafetyMap} first. Sources:
 * [B76], [M97], [NM04] 2 and 3.1. Nothing here searches.
 */
@NullMarked
package org.sekilab.statics;

import org.jspecify.annotations.NullMarked;

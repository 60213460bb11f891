/**
 * Capturing races: conditional games, liberty count games, bounds, the semeai graph and semeai search ([LCG], [N05] 5).
 *
 * <p>To be built. Depends on the interfaces of search engines, never on an engine.
 */
@NullMarked
package org.sekilab.semeai;

import org.jspecify.annotations.NullMarked;

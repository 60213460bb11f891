/**
 * What the searches for life and for death share: the loops of a search by proof numbers, pairs of eyes, and lines
 * of a strategy. Start with {@link org.sekilab.life.search.ZoneSearch}.
 */
@NullMarked
package org.sekilab.life.search;

import org.jspecify.annotations.NullMarked;

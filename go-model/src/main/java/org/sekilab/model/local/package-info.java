/**
 * A region as bit masks, for static evaluation and for search. This package has the rules of a local game. It does not
 * judge a game.
 *
 * <p>Read {@link org.sekilab.model.local.LocalShape} first, then {@link org.sekilab.model.local.LocalBoard}. Points are
 * numbered 0, 1, ... within the region. Bit i of a mask is point i.
 *
 * <p>{@link org.sekilab.model.local.LocalForm} is for games of any size. Its other form has three or ten longs: see
 * {@link org.sekilab.model.local.WideBoard}.
 */
@NullMarked
package org.sekilab.model.local;

import org.jspecify.annotations.NullMarked;

/**
 * Liberty count games, and races as sums of them ([LCG] 2.4 to 2.6).
 *
 * <p>Read {@link org.sekilab.semeai.lcg.LibertyCountGame} first, then {@link org.sekilab.semeai.lcg.RaceSearch}, which
 * plays a sum of games out without a board.
 */
@NullMarked
package org.sekilab.semeai.lcg;

import org.jspecify.annotations.NullMarked;

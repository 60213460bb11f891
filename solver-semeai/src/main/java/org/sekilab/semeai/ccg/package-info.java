/**
 * Conditional combinatorial games: play in a part of a race, where what may be played depends on what is elsewhere ([LCG] 2.1 to 2.3).
 *
 * <p>Read {@link org.sekilab.semeai.ccg.ConditionalGame} first. Knows nothing of boards.
 */
@NullMarked
package org.sekilab.semeai.ccg;

import org.jspecify.annotations.NullMarked;

/**
 * Conditional combinatorial games: play in a part of a race, where the rest of the race decides which options are
 * playable ([LCG] 2.1 to 2.3).
 *
 * <p>Read {@link org.sekilab.semeai.ccg.ConditionalGame} first. The package knows nothing of boards.
 */
@NullMarked
package org.sekilab.semeai.ccg;

import org.jspecify.annotations.NullMarked;

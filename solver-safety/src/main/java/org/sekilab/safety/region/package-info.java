/**
 * One local game as a search problem: its moves, its end, its memory, and the walk through a proof.
 *
 * <p>Read {@link org.sekilab.safety.region.RegionProblem} first. Nothing here knows the whole board.
 */
@NullMarked
package org.sekilab.safety.region;

import org.jspecify.annotations.NullMarked;

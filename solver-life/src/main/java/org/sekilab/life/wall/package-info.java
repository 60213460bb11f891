/**
 * The wall game of the certificates on a part of the board. A search plays exactly by its rules. A writer writes down
 * the strategies: for killing, and for life of a side that may retake every ko at once.
 *
 * <p>Read {@link org.sekilab.life.wall.WallQuestion} first, then {@link org.sekilab.life.wall.WallBoard}. The rules are
 * those of docs/certificate-rules.md, Life and death. Nothing here knows how time is shared.
 */
@NullMarked
package org.sekilab.life.wall;

import org.jspecify.annotations.NullMarked;

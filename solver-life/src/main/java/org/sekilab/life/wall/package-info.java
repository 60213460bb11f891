/**
 * The wall game of the certificates on a part of the board, a search of it that is exact to its rules, and the writing
 * of its strategies: killing, and life for a side that may retake every ko at once.
 *
 * <p>Read {@link org.sekilab.life.wall.WallQuestion} first, then {@link org.sekilab.life.wall.WallBoard}. The rules are
 * those of docs/certificate-rules.md, Life and death. Nothing here knows how time is shared.
 */
@NullMarked
package org.sekilab.life.wall;

import org.jspecify.annotations.NullMarked;

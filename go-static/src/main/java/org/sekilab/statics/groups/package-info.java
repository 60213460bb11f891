/**
 * Groups of blocks that play most likely cannot separate, their effective liberties, and guesses of their eyes, move by
 * move.
 *
 * <p>Read {@link org.sekilab.statics.groups.StaticGroup} first, then {@link org.sekilab.statics.groups.StaticAnalysis},
 * which keeps the groups as moves are played. Extension points: {@link org.sekilab.statics.groups.GroupFinder} and
 * {@link org.sekilab.statics.groups.EyeEstimator}. Source: [N05] 3.2 to 3.4, 4.3 and 4.4. Nothing here proves that a
 * stone is safe.
 */
@NullMarked
package org.sekilab.statics.groups;

import org.jspecify.annotations.NullMarked;

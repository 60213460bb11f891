/**
 * The board of a race: its points, the stones around them that are never captured, and its parts with their games.
 *
 * <p>Read {@link org.sekilab.semeai.area.SemeaiArea} first, then {@link org.sekilab.semeai.area.RacePart}. {@link
 * org.sekilab.semeai.area.PartGameBuilder} makes the liberty count game of a part, and {@link
 * org.sekilab.semeai.area.AreaGraph} the semeai graph of a race. Nothing here is played on a board: that is the package
 * {@code play}.
 */
@NullMarked
package org.sekilab.semeai.area;

import org.jspecify.annotations.NullMarked;

/**
 * The wall game: play on any set of points of a board, where all else counts as stones of the opponent that are never
 * captured. This package has the rules, unconditional life, and how zones of proofs grow.
 *
 * <p>Read {@link org.sekilab.life.wall.WallBoard} first. Points are numbered 0, 1, ... within the area. A mask is an
 * array of {@code words} longs: bit i % 64 of word i / 64 is point i.
 */
@NullMarked
package org.sekilab.life.wall;

import org.jspecify.annotations.NullMarked;

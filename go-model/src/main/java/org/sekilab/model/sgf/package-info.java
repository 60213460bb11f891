/**
 * Game records in SGF, the Smart Game Format: FF[1] to FF[4] are read, FF[4] in UTF-8 is written.
 *
 * <p>Read {@link org.sekilab.model.sgf.SgfReader} first, then {@link org.sekilab.model.sgf.SgfGame}. The source is the
 * specification of FF[4] and its notes on FF[1] to FF[3]. Nothing here judges whether moves are legal.
 *
 * <p>Why a reader of our own: we found no kept library for SGF on Maven Central. The one known by name,
 * {@code com.toomasr:sgf4j-parser}, does not resolve in any release (its metadata are not found), so that it could not be run
 * on our data; and by its published sources it would not do: the games of a collection become one tree, properties that are
 * not in its list are dropped, escapes stay in values, bytes are taken for UTF-8 unless the caller knows better, and text that
 * is not SGF gives an empty game instead of an error with its place.
 */
@NullMarked
package org.sekilab.model.sgf;

import org.jspecify.annotations.NullMarked;

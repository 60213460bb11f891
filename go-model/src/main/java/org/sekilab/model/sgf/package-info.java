/**
 * Game records in SGF, the Smart Game Format. FF[1] to FF[4] are read; FF[4] in UTF-8 is written.
 *
 * <p>Read {@link org.sekilab.model.sgf.SgfReader} first, then {@link org.sekilab.model.sgf.SgfGame}. The source is the
 * specification of FF[4] and its notes on FF[1] to FF[3]. Nothing here judges whether moves are legal.
 *
 * <p>Why the project has its own reader: we found no maintained SGF library on Maven Central. The known one,
 * {@code com.toomasr:sgf4j-parser}, does not resolve in any release (its metadata are not found), so we could not run
 * it on our data. Its published sources also show that it would not suffice:
 * <ul>
 * <li>The games of a collection become one tree.
 * <li>Properties that are not in its list are dropped.
 * <li>Escapes stay in values.
 * <li>Bytes are read as UTF-8 unless the caller gives another charset.
 * <li>Text that is not SGF gives an empty game, instead of an error with its place.
 * </ul>
 */
@NullMarked
package org.sekilab.model.sgf;

import org.jspecify.annotations.NullMarked;

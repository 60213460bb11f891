/**
 * Game records in SGF, the Smart Game Format: FF[1] to FF[4] are read, FF[4] in UTF-8 is written.
 *
 * <p>Read {@link org.sekilab.model.sgf.SgfReader} first, then {@link org.sekilab.model.sgf.SgfGame}. The source is the
 * specification of FF[4] and its notes on FF[1] to FF[3]. Nothing here judges whether moves are legal.
 *
 * <p>Why a reader of our own: the one Java library for SGF that we knew by a Maven name, {@code com.toomasr:sgf4j-parser},
 * does not resolve from Maven Central in any release (its metadata are not found, tried in 2026), so none could be run on our
 * data. Its published sources would not do either: all games of a collection become one tree, values are found by a pattern that
 * stops at the first {@code ]}, properties that are not in a list are dropped, {@code CA} and boards that are not square are not
 * known, broken text is not reported, and it brings along a logging back end.
 */
@NullMarked
package org.sekilab.model.sgf;

import org.jspecify.annotations.NullMarked;

/**
 * Capturing races: where they are, reading lists of them, and analyzing them one by one.
 *
 * <p>Read {@link org.sekilab.experiments.semeai.SemeaiQuery} first. Nothing here prints.
 */
@NullMarked
package org.sekilab.experiments.semeai;

import org.jspecify.annotations.NullMarked;

/**
 * Capturing races: who captures whose essential block, with either side first, under a chosen ko model.
 *
 * <p>{@link org.sekilab.semeai.Races} is the front door for callers.
 *
 * <p>Read {@link org.sekilab.semeai.SemeaiProblem} first, which says what is asked, then {@link org.sekilab.semeai.SemeaiAnalyzer}, which
 * several methods implement: {@link org.sekilab.semeai.SearchAnalyzer} plays the race on the board and is the judge of the others, {@link
 * org.sekilab.semeai.LibertyCountAnalyzer} plays sums of games instead, {@link org.sekilab.semeai.GraphAnalyzer} counts. The last two rest on
 * what {@link org.sekilab.semeai.RacePart} recognizes. Depends on the interfaces of search engines, never on an engine.
 */
@NullMarked
package org.sekilab.semeai;

import org.jspecify.annotations.NullMarked;

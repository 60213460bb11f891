/**
 * Capturing races: which side captures the essential block of the other, with either side first, under a chosen ko
 * model.
 *
 * <p>{@link org.sekilab.semeai.Races} is the front door for callers.
 *
 * <p>Read {@link org.sekilab.semeai.SemeaiProblem} first, which states the question, then {@link
 * org.sekilab.semeai.SemeaiAnalyzer}, which several methods implement. {@link org.sekilab.semeai.SearchAnalyzer} plays
 * the race on the board and is the judge of the others. {@link org.sekilab.semeai.LibertyCountAnalyzer} plays sums of
 * games instead. {@link org.sekilab.semeai.GraphAnalyzer} counts. {@link org.sekilab.semeai.BoundsAnalyzer} plays until
 * it can count. The second and the third rest on the parts that {@code RacePart} recognizes.
 * The package depends on the interfaces of search engines, never on an engine.
 */
@NullMarked
package org.sekilab.semeai;

import org.jspecify.annotations.NullMarked;

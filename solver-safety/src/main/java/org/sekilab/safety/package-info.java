/**
 * The safety solver: regions searched alone, merged, and in groups of related ones ([NM04]), seki ([NKM]), areas around blocks, and single
 * regions solved exactly.
 *
 * <p>Read {@link org.sekilab.safety.RegionProblem} first, which is what is searched, then {@link org.sekilab.safety.ColorSolver}, which
 * says what follows for the board. Depends on the interfaces of search engines, never on an engine.
 *
 * <p>Extension points: {@link org.sekilab.safety.RegionMerger}, {@link org.sekilab.safety.MoveOrderer}, {@link
 * org.sekilab.safety.ExactEvaluator}, {@link org.sekilab.safety.HeuristicEvaluator}, {@link org.sekilab.safety.LeafInitializer} and
 * {@link org.sekilab.safety.MoveGenerator}; {@link org.sekilab.safety.SearchParts} is one of each. {@link
 * org.sekilab.safety.RaceJudge} is the port to those who know about capturing races.
 */
@NullMarked
package org.sekilab.safety;

import org.jspecify.annotations.NullMarked;

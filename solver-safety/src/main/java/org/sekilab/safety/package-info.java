/**
 * The safety solver: regions searched alone, merged, and in groups of related ones ([NM04]), seki ([NKM]), areas around
 * blocks, and single regions solved exactly.
 *
 * <p>{@link org.sekilab.safety.Safety} is the front door for callers.
 * <p>Read {@link org.sekilab.safety.region.RegionProblem} first, which defines the searched game. Then read {@link
 * org.sekilab.safety.methods.SubSolvers}, which applies the results to the board. The package depends on the
 * interfaces of search engines, never on an engine.
 * <p>Extension points: {@link org.sekilab.safety.parts.RegionMerger}, {@link org.sekilab.safety.parts.MoveOrderer},
 * {@link org.sekilab.safety.parts.ExactEvaluator}, {@link org.sekilab.safety.parts.HeuristicEvaluator}, {@link
 * org.sekilab.safety.parts.LeafInitializer} and {@link org.sekilab.safety.parts.MoveGenerator}. {@link
 * org.sekilab.safety.parts.SearchParts} has one of each. {@link org.sekilab.safety.settings.RaceJudge} is the port to
 * an analyzer of capturing races, {@link org.sekilab.safety.settings.LifeJudge} that to searches of the open board.
 */
@NullMarked
package org.sekilab.safety;

import org.jspecify.annotations.NullMarked;

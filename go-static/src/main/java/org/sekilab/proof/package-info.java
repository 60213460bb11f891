/**
 * The answers of safety solvers: the points, blocks and regions that are proved, and the method of each proof.
 *
 * <p>Read {@link org.sekilab.proof.SafetyMap} first. Solvers that search and solvers that do not search implement
 * {@link org.sekilab.proof.SafetySolver}. Nothing here proves anything.
 */
@NullMarked
package org.sekilab.proof;

import org.jspecify.annotations.NullMarked;

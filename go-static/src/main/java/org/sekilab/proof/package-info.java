/**
 * What a safety solver answers: which points, blocks and regions are proved, and by which method.
 *
 * <p>Read {@link org.sekilab.proof.SafetyMap} first. Solvers that search and solvers that do not implement {@link
 * org.sekilab.proof.SafetySolver}. Nothing here proves anything.
 */
@NullMarked
package org.sekilab.proof;

import org.jspecify.annotations.NullMarked;

/**
 * Races by partial order bounding. A sum of games is played until all is counted, and the counts are compared with
 * counts that win.
 *
 * <p>Read {@link org.sekilab.semeai.bounds.BoundedRace} first. Source: M. Müller, Partial order bounding (2001); [LCG]
 * 3. The package knows nothing of boards.
 */
@NullMarked
package org.sekilab.semeai.bounds;

import org.jspecify.annotations.NullMarked;

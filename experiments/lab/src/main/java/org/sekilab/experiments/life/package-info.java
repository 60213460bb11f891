/**
 * Life and death on open boards: reading problems and lists of them, choosing the area, and solving them one by one.
 *
 * <p>Read {@link org.sekilab.experiments.life.LifeQuery} first. Nothing here prints.
 */
@NullMarked
package org.sekilab.experiments.life;

import org.jspecify.annotations.NullMarked;

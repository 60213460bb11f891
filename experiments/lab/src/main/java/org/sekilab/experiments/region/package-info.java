/**
 * Region problems: where they are, reading lists of them, and solving them one by one.
 *
 * <p>Read {@link org.sekilab.experiments.region.RegionQuery} first. Nothing here prints.
 */
@NullMarked
package org.sekilab.experiments.region;

import org.jspecify.annotations.NullMarked;

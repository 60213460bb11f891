/**
 * Won states of earlier searches, as patterns that hold on any board. Read {@link org.sekilab.life.zones.StoredZone}
 * first. Nothing here searches.
 */
@NullMarked
package org.sekilab.life.zones;

import org.jspecify.annotations.NullMarked;

/**
 * The exchangeable parts of a region search: the interfaces and the shipped implementations. The interfaces are the
 * extension points.
 *
 * <p>Read {@link org.sekilab.safety.parts.SearchParts} first. Nothing here knows presets, features or other regions.
 */
@NullMarked
package org.sekilab.safety.parts;

import org.jspecify.annotations.NullMarked;

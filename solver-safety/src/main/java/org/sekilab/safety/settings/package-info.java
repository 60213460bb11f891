/**
 * The settings of the safety solver: features, presets, limits, and the ports to engines and to capturing races.
 *
 * <p>Read {@link org.sekilab.safety.settings.SafetyConfig} first. Nothing here searches or looks at a board.
 */
@NullMarked
package org.sekilab.safety.settings;

import org.jspecify.annotations.NullMarked;

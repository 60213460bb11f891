/**
 * The search for life in a window: at most 60 points around a block. It finds strategies and their zones.
 *
 * <p>Read {@link org.sekilab.life.window.WindowSearch} first.
 */
@NullMarked
package org.sekilab.life.window;

import org.jspecify.annotations.NullMarked;

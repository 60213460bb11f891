/**
 * The search for life in a window of at most 60 points, and the proofs that it writes.
 *
 * <p>Read {@link org.sekilab.life.window.WindowSearch} first, then {@link org.sekilab.life.window.Levels}.
 */
@NullMarked
package org.sekilab.life.window;

import org.jspecify.annotations.NullMarked;

/**
 * The search for life in windows of more points than a long has bits. It finds what the search in small windows cannot:
 * blocks with many liberties, and fights far from the blocks.
 *
 * <p>Read {@link org.sekilab.life.wide.WideSolver} first, then {@link org.sekilab.life.wide.WideGame}.
 */
@NullMarked
package org.sekilab.life.wide;

import org.jspecify.annotations.NullMarked;

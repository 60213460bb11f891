/** The choices of searches for life, from which weights of moves are learned. */
@NullMarked
package org.sekilab.life.order;

import org.jspecify.annotations.NullMarked;

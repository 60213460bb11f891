/** The order of the moves in searches for life: features of moves, and their learned weights. */
@NullMarked
package org.sekilab.life.order;

import org.jspecify.annotations.NullMarked;

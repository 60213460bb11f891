/**
 * Attempts to solve a whole board. Each one begins with the static rules. The best attempt counts.
 *
 * <p>Read {@link org.sekilab.safety.attempts.BoardAttempts} first.
 */
@NullMarked
package org.sekilab.safety.attempts;

import org.jspecify.annotations.NullMarked;

/** Several threads on one board: searches that the solver will ask for are made ahead of it. */
@NullMarked
package org.sekilab.safety.ahead;

import org.jspecify.annotations.NullMarked;

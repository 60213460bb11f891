/** The order of the defender's moves by learned weights of their features. */
@NullMarked
package org.sekilab.safety.order;

import org.jspecify.annotations.NullMarked;

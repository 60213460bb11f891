/**
 * Eye space: the worth of an empty region that one block encloses. This package has the types of regions, numerical
 * features that guess them, and a database of exact ones.
 *
 * <p>Read first: {@link org.sekilab.statics.eyespace.EyeShape}, {@link org.sekilab.statics.eyespace.EyeStatus}. Source:
 * [N05] 3.2 and 3.5, and boundary length as in [CC99]. Nothing here searches. A solver in another module makes the
 * database.
 */
@NullMarked
package org.sekilab.statics.eyespace;

import org.jspecify.annotations.NullMarked;

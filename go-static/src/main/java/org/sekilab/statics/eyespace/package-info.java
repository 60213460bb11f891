/**
 * Eye space: what an empty region is worth that one block encloses. Types of regions, numerical features that guess them,
 * and a database of exact ones.
 *
 * <p>Read first: {@link org.sekilab.statics.eyespace.EyeShape}, {@link org.sekilab.statics.eyespace.EyeStatus}. Source: [N05]
 * 3.2 and 3.5, and boundary length as in [CC99]. Never here: search. The database is made by a solver, in another module.
 */
@NullMarked
package org.sekilab.statics.eyespace;

import org.jspecify.annotations.NullMarked;

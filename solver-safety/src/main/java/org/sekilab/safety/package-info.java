/**
 * Region problems and the safety solver: sub-solvers, merging, weak dependencies, local and global seki ([NM04],
 * [NKM]).
 *
 * <p>To be built. Depends on the interfaces of search engines, never on an engine.
 */
@NullMarked
package org.sekilab.safety;

import org.jspecify.annotations.NullMarked;

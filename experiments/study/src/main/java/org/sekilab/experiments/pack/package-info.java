/**
 * Studies as one file, a pack: all that it takes to solve the same problems again, and what was found.
 *
 * <p>Read first: {@link org.sekilab.experiments.pack.PackWriter}, then {@link org.sekilab.experiments.pack.Pack}. The
 * page {@code docs/experiments.md} has the format. Nothing here executes what a pack holds, and nothing is unpacked.
 */
@NullMarked
package org.sekilab.experiments.pack;

import org.jspecify.annotations.NullMarked;

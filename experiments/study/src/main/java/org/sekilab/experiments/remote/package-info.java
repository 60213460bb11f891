/**
 * One hard problem on many machines. This process keeps the tree or the turns of a search, and a {@link
 * org.sekilab.experiments.remote.TaskCluster} does the parts. Tasks and answers are texts, so a cluster knows nothing
 * of Go.
 *
 * <p>Read {@link org.sekilab.experiments.remote.TaskCluster} first, then {@link
 * org.sekilab.experiments.remote.TaskWorker}. Nothing here prints.
 */
@NullMarked
package org.sekilab.experiments.remote;

import org.jspecify.annotations.NullMarked;

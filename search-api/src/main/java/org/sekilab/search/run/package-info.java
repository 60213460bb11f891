/**
 * The common parts of the runs of engines: a budget from the limits, the path from the root, sets of states, buffers of
 * moves. Each is confined to one run. Nothing here allocates for a node.
 */
@NullMarked
package org.sekilab.search.run;

import org.jspecify.annotations.NullMarked;

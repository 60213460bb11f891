/**
 * What the runs of engines have in common, but for the search itself: a budget from the limits, the path from the root, sets of
 * states, buffers of moves. Confined to one run each; nothing here allocates for a node.
 */
@NullMarked
package org.sekilab.search.run;

import org.jspecify.annotations.NullMarked;

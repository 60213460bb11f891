/**
 * Semeai graphs: groups that confront each other, with their liberties as numbers ([N05] 5).
 *
 * <p>Read {@link org.sekilab.semeai.graph.SemeaiGraph} first, then {@link org.sekilab.semeai.graph.SingleRace} for two
 * groups. {@link org.sekilab.semeai.graph.GraphRace} handles any number of groups. The package knows nothing of boards.
 */
@NullMarked
package org.sekilab.semeai.graph;

import org.jspecify.annotations.NullMarked;

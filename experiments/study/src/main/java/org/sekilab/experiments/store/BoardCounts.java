package org.sekilab.experiments.store;

import java.util.Optional;
import org.sekilab.experiments.solve.BoardView;
import org.sekilab.experiments.solve.Tally;

/**
 * The findings about a whole board.
 *
 * @param tally the counts
 * @param nodes the nodes of all searches
 * @param view what a picture shows, if it is recorded
 */
public record BoardCounts(Tally tally, long nodes, Optional<BoardView> view) {}

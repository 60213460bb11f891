package org.sekilab.experiments.gtp.fight;

import java.util.List;

/**
 * What a fight is worth to a side, and how to begin.
 *
 * @param swing points that the side has more if it moves first than if the opponent does
 * @param moves the best moves, the most promising first; empty if nothing is lost by a pass
 */
record BestMoves(double swing, List<Integer> moves) {}

package org.sekilab.safety;

import org.sekilab.model.local.LocalBoard;

/**
 * Sorts the moves of one side in a local game, the most promising first. It may guess, since it changes how long a search takes and
 * never what it finds.
 */
interface MoveOrderer {
    /**
     * How promising a move is for the side to move: larger is better. Called for each legal point before the moves are sorted.
     *
     * @param lastMove the last move of the opponent, a local point, or a negative number after a pass or at the start
     */
    int score(LocalBoard board, int move, int lastMove);
}

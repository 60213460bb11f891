package org.sekilab.experiments.bench;

import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.sekilab.experiments.demo.DemoData;
import org.sekilab.model.Board;

/** The first position with a given number of legal points in a game that ships with the program. Mutable. */
@State(Scope.Thread)
public class MidgameBoard {
    /** The number of points where the side to move may play. */
    static final int LEGAL_POINTS = 240;

    final Board board;
    final int[] legalPoints = new int[LEGAL_POINTS];

    /** Called by JMH. */
    public MidgameBoard() {
        int[] buffer = new int[25 * 25];
        for (int moves = 0; ; moves++) {
            Board candidate = new Board(DemoData.positionAfter(DemoData.FIRST_GAME, moves));
            if (candidate.legalMovesInto(buffer) == LEGAL_POINTS) {
                board = candidate;
                System.arraycopy(buffer, 0, legalPoints, 0, LEGAL_POINTS);
                return;
            }
        }
    }
}

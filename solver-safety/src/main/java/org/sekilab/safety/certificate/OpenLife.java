package org.sekilab.safety.certificate;

import java.util.List;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;

/**
 * A strategy by which blocks live on an open board, with the attacker moving first and winning all kos. Nothing has to
 * enclose the blocks. Implementations are immutable, and threads may share them.
 *
 * <p>The certificates of boards hold such strategies, and the module of life and death finds them. So this interface
 * keeps the first from depending on the second.
 */
public interface OpenLife {
    /** All points that the strategy depends on, those of stones of the blocks among them. */
    PointSet points();

    /** The lines of a certificate, from the word {@code life} on, without ends of lines. */
    List<String> lines();

    /** A game in which the defender follows the strategy, at its beginning. */
    Game begin();

    /** The defender of the blocks while a game is played. Mutable, confined to one thread. */
    interface Game {
        /**
         * The answer to a stone of the attacker on one of the points.
         *
         * @return a point, or {@link Points#PASS} where none is needed
         */
        int answer(int point);

        /** The answer to a pass of the attacker: a point, or {@link Points#PASS} where none is needed. */
        int answerToPass();

        /** True if static reasons keep the blocks from now on. */
        boolean isDecided();
    }
}

package org.sekilab.experiments.view.work;

import java.util.OptionalInt;
import org.sekilab.experiments.solve.BoardInput;
import org.sekilab.model.Geometry;

/** The work of a job. The work ends soon when its thread is interrupted. */
public interface Work {
    /** Does the work on the calling thread. */
    Finding run(WorkListener listener);

    /** What is to be done. */
    JobQuery query();

    /** The position that it is about. */
    BoardInput board();

    /** The points of the region that it is about; empty if it is about no region. */
    default OptionalInt points() {
        return OptionalInt.empty();
    }

    /** The lines of the board that it is about. */
    default Geometry geometry() {
        return board().position().geometry();
    }
}
